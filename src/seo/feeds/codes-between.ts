/**
 * The postal codes that begin with none of these, as the feed writes ranges: `000*-681*`, between two beginnings of
 * equal length. Undefined where codes are no digits of one length.
 */
export function codesBetween(shapes: readonly string[], beginnings: readonly string[]): string[] | undefined {
  const [shape = ''] = shapes.map(plain);
  const excluded = beginnings.map(plain);
  const isDigits = shapes.length > 0 && shapes.every((one) => plain(one) === shape && /^9+$/.test(plain(one)));
  if (!isDigits || excluded.some((code) => !/^\d+$/.test(code) || code.length > shape.length)) return undefined;
  const length = Math.max(...excluded.map((code) => code.length));
  const taken = excluded
    .map((code): [number, number] => [Number(code.padEnd(length, '0')), Number(code.padEnd(length, '9'))])
    .toSorted(([one], [other]) => one - other);
  const ranges: string[] = [];
  let next = 0;
  for (const [first, last] of [...taken, [10 ** length, 0]] as const) {
    if (next < first) ranges.push(range(next, first - 1));
    next = Math.max(next, last + 1);
  }
  return ranges;

  function range(first: number, last: number): string {
    const ends = [...new Set([first, last])].map((end) => String(end).padStart(length, '0'));
    return ends.map((end) => (length < shape.length ? `${end}*` : end)).join('-');
  }
}

function plain(code: string): string {
  return code.replace(/\s+/g, '');
}
