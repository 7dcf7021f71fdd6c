export type CsvSeparator = ',' | ';' | '\t';

/** The separator of a CSV text, by its first line: spreadsheets of many countries write semicolons, some files tabs. */
export function separatorOf(text: string): CsvSeparator {
  const counts: Record<CsvSeparator, number> = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (char === '\n' || char === '\r') break;
    else if (char === ',' || char === ';' || char === '\t') counts[char] += 1;
  }
  const most = Math.max(...Object.values(counts));
  return (Object.keys(counts) as CsvSeparator[]).find((one) => counts[one] === most) ?? ',';
}
