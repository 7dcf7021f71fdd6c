/**
 * Money is computed in whole minor units (paise), since sums of fractions drift (docs/decisions D24). The wire speaks
 * rupees as numbers, gateways and files write them as text.
 */

export function toRupees(paise: number): number {
  return paise / 100;
}

/** Rupees as whole paise; parts of a paisa are rounded. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** With two decimals, as gateways write it: `1999.00`. */
export function toAmountText(paise: number): string {
  const [sign, size] = paise < 0 ? ['-', -paise] : ['', paise];
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** Paise of rupees written with at most two decimals that count; undefined for anything else. Never read as a float. */
export function readAmountText(rupees: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(rupees) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
