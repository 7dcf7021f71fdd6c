const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Digits, signs and marks, which go with what stands before them. */
const OF_NONE = /[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * A text in runs of one script, since a shaper works by the rules of the first script that it finds: of a word in
 * Latin and one in Devanagari it would not join the second.
 */
export function scriptRuns(text: string): string[] {
  const runs: string[] = [];
  let isDevanagari: boolean | undefined;
  for (const letter of text) {
    const is = OF_NONE.test(letter) ? undefined : DEVANAGARI.test(letter);
    const isSame = is === undefined || isDevanagari === undefined || is === isDevanagari;
    if (isSame) runs.push((runs.pop() ?? '') + letter);
    else runs.push(letter);
    isDevanagari = is ?? isDevanagari;
  }
  return runs;
}
