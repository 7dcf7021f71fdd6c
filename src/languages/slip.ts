/** What a parser says of a source, and where: at the sign that it did not expect, and at what is still open there. */
export interface ParseError {
  message: string;
  labels: readonly { message: string | null; start: number }[];
}

/** Where somebody mistyped, and what. A parser says what it met, which may be lines below. */
export interface Slip {
  line: number;
  what: string;
}

const APOSTROPHE = "an apostrophe within quotation marks is written ’ or \\'";
const STRAIGHT = "quotation marks are straight: '…'";
const STROKES = 'the text that begins here goes on behind // below: the strokes of all its lines go';
const NO_BACKQUOTE = 'the backquote ` that ends this text is missing';

/** The likely slip of whoever translates a language's file. */
export function slipOf(source: string, { message, labels }: ParseError): Slip {
  const at = labels[0]?.start ?? 0;
  const line = lineOf(source, at);
  const lines = source.split('\n');
  const head = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
  const rest = (lines[line - 1] ?? '').slice(head.length);
  const opened = labels[1] && unfinished(lines, lineOf(source, labels[1].start));
  if (/^[‘’“”„«»]/.test(rest)) return { line, what: STRAIGHT };
  // A quotation mark behind a letter ended the text too soon, and no next text begins there.
  if (/\p{L}'\s?$/u.test(head) && /^[\p{L}\d']/u.test(rest) && !/^\w+\s*:/.test(rest))
    return { line, what: APOSTROPHE };
  if (message === 'Unterminated string') {
    if (rest.startsWith('`')) return { line, what: NO_BACKQUOTE };
    return { line, what: /[‘’“”]\)*,?\s*$/.test(rest) ? STRAIGHT : 'a quotation mark is missing' };
  }
  if (head.endsWith('`')) {
    const begin = lineOf(source, source.lastIndexOf('`', at - 2));
    if (begin < line) return { line: begin, what: NO_BACKQUOTE };
  }
  if (opened !== undefined) return { line: opened, what: STROKES };
  const before = lineBefore(lines, line, head);
  if (before) return before;
  const last = lines.slice(0, line).findLastIndex((_, index) => unfinished(lines, index + 1) !== undefined);
  if (last >= 0) return { line: last + 1, what: STROKES };
  return { line, what: `${message}: is a quotation mark, a backquote or a comma missing?` };
}

export function lineOf(source: string, at: number): number {
  return source.slice(0, at).split('\n').length;
}

/** The line itself where what it opens goes on in a comment. Parts are indented less: comments belong there. */
function unfinished(lines: readonly string[], line: number): number | undefined {
  return /^ {3}.*(?:=>|[([{?])$/.test(lines[line - 1]?.trimEnd() ?? '') && isComment(lines[line]) ? line : undefined;
}

/** Where the sign that was not expected begins a text, the one before it is not ended. */
function lineBefore(lines: readonly string[], line: number, head: string): Slip | undefined {
  if (!/^\s*\w*$/.test(head)) return undefined;
  let before = line - 1;
  while (before > 0 && (isComment(lines[before - 1]) || lines[before - 1]?.trim() === '')) before -= 1;
  const code = lines[before - 1]?.trimEnd() ?? '';
  if (before === 0 || /[,{]$/.test(code)) return undefined;
  const goesOn = /(?:=>|[([?:+|&])$/.test(code) && isComment(lines[before]);
  return { line: before, what: goesOn ? STROKES : 'a comma is missing at the end of the line' };
}

function isComment(line: string | undefined): boolean {
  return /^\s*\/\//.test(line ?? '');
}
