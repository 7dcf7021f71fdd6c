/** A number with commas between its thousands (`2,500`, `1,00,000.50`), or as `1.234,50`, without them. */
export function ungrouped(written: string): string | undefined {
  if (/^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(written)) return written.replaceAll(',', '');
  return /^[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}$/.test(written) ? pointed(written.replaceAll('.', '')) : undefined;
}

export function pointed(written: string): string {
  return written.replace(',', '.');
}

/**
 * What is wrong with the text of a number: it has a comma, or it may be meant as thousands. `2.500` is a text too where
 * it stands without quotes (read/yaml-file.ts). Undefined of any other text.
 */
export function numberMistake(written: string, isWhole: boolean): string | undefined {
  const whole = ungrouped(written);
  if (whole !== undefined) return `must have no comma: ${whole}`;
  if (/^\d+,\d+$/.test(written)) return `must have a point, not a comma: ${pointed(written)}`;
  if (!/^[1-9]\d{0,2}\.\d{3}$/.test(written)) return undefined;
  const meant = Number(written).toFixed(isWhole ? 0 : 2);
  return `has three decimals: write ${written.replace('.', '')}, or ${meant}`;
}
