import type { YAMLParseError } from 'yaml';

type Mistake = Pick<YAMLParseError, 'code' | 'message'>;

const TAB = 'begins with a tab: YAML wants blanks in its place';
const INDENT = 'begins further left or right than the lines that it belongs to: begin all of them with as many blanks';
const GLUED = 'has no blank after its dash: write `- key: value`';
const UNCLOSED = 'has a quote that never closes';
const OPEN = 'comes before a bracket is closed that opens above';

/** What a file that is no YAML has done, in words of somebody who edits a text. */
const WORDS: Partial<Record<string, string>> = {
  TAB_AS_INDENT: TAB,
  BAD_INDENT: INDENT,
  MULTILINE_IMPLICIT_KEY: 'has no colon: write `key: value`',
  MISSING_CHAR: 'ends too early: a bracket or colon is missing here or in the line before',
  UNEXPECTED_TOKEN: 'has a sign where none belongs: put texts with : # [ ] { } , & * in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'has two colons: put the text behind the first one in quotes',
  DUPLICATE_KEY: 'has a key that stands there already: leave one of the two out',
  BAD_SCALAR_START: 'has a text that begins with a sign of YAML: put the text in quotes',
  BAD_DQ_ESCAPE: 'has a \\ in double quotes: write it twice, or use single quotes',
};

/**
 * The mistake in plain words, and on which line it is to be put right: the parser finds some of them elsewhere. Its own
 * words where there are none here. `at` counts from 1.
 */
export function yamlMistake({ code, message }: Mistake, at: number, lines: readonly string[]): [number, string] {
  const line = lines[at - 1] ?? '';
  if (/^ *\t/.test(line)) return [at, TAB];
  const glued = lines.slice(0, at).findIndex((one) => /^ *-\p{L}[^:]{0,60}:(?:\s|$)/u.test(one));
  if (glued >= 0) return [glued + 1, GLUED];
  if (/^Missing closing ['"]/.test(message)) return [unclosed(message.slice(16, 17), lines) ?? at, UNCLOSED];
  if (message.startsWith('Flow ')) return [at, OPEN];
  if (message.startsWith('Sequence item without')) return [at, INDENT];
  // What is told of this line is that the next one stands too far right.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && (line.match(/:(?=\s|$)/g) ?? []).length < 2) return [at + 1, INDENT];
  return [at, WORDS[code] ?? message];
}

/** The first line on which such a quote stands alone. */
function unclosed(quote: string, lines: readonly string[]): number | undefined {
  const index = lines.findIndex((line) => !line.trimStart().startsWith('#') && line.split(quote).length % 2 === 0);
  return index < 0 ? undefined : index + 1;
}
