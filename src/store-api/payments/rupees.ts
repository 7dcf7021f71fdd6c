/** Paise in the notation of gateways, `1999.00`. */
export function toRupees(paise: number): string {
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

/**
 * Rupees as text with at most two significant decimals, in paise; undefined for anything else. Computed without floats.
 */
export function toPaise(rupees: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(rupees) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
