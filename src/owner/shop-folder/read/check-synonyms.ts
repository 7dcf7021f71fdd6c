import type { FolderProblem } from '../folder-problem.ts';
import { wordsOf } from '#store-api/shop/search/words.ts';

const MAX_WORDS = 3;

/** Lines of `synonyms.txt` that the search would ignore. */
export function checkSynonyms(text: string): FolderProblem[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const what = problemOf(line);
    return what === undefined ? [] : [{ file: 'synonyms.txt', line: index + 1, what }];
  });
}

function problemOf(line: string): string | undefined {
  const sides = line.split('>').map((side) => side.split(',').map((phrase) => phrase.trim()));
  if (sides.length > 2) return 'has more than one ">"';
  const phrases = sides.flat();
  if (phrases.some((phrase) => phrase === '')) return 'has an empty place: write "tee, t-shirt" or "topi > cap"';
  const long = phrases.find((phrase) => wordsOf(phrase).length > MAX_WORDS);
  if (long !== undefined) return `"${long}" has more than ${MAX_WORDS} words`;
  return sides.length === 1 && phrases.length < 2
    ? 'needs a second word: write "tee, t-shirt" or "topi > cap"'
    : undefined;
}
