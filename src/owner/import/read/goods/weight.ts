/** A gram and the other units of weight, in billionths of a gram: a pound is 453.59237 g, an ounce its sixteenth. */
const UNITS = { g: 1_000_000_000n, kg: 1_000_000_000_000n, lb: 453_592_370_000n, oz: 28_349_523_125n };

export type WeightUnit = keyof typeof UNITS;

/** The unit that a header names: `Weight (lbs)`; grams where it names none. */
export function unitNamed(header: string): WeightUnit {
  const [, name] = /\((kg|lb|oz)s?\)$/i.exec(header) ?? [];
  return (name?.toLowerCase() ?? 'g') as WeightUnit;
}

/** A decimal number of a unit in whole grams, halves upwards; undefined where the text is none. */
export function gramsOf(text: string, unit: WeightUnit): number | undefined {
  const [, whole, part = ''] = /^(\d{1,20})(?:\.(\d{1,20}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [billionths, gram] = [BigInt(whole + part) * UNITS[unit], UNITS.g * 10n ** BigInt(part.length)];
  return Number((2n * billionths + gram) / (2n * gram));
}
