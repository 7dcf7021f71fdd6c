/** A hundred per cent in the unit in which rates are counted exactly, millionths of a per cent. */
const HUNDRED = 100_000_000n;

/** A share of an amount is this many of these parts. */
export interface Ratio {
  part: bigint;
  whole: bigint;
}

/** A rate such as 8.875 per cent of an amount. */
export function percentOf(percent: number): Ratio {
  return { part: BigInt(Math.round(percent * 1_000_000)), whole: HUNDRED };
}

/** What a rate makes of an amount that already includes it: 5 per cent are 5 of 105 parts. */
export function percentWithin(percent: number): Ratio {
  const { part, whole } = percentOf(percent);
  return { part, whole: whole + part };
}

/** A share in whole minor units, halves up; `pieces` makes it one of that many equal ones, such as a half. */
export function shareOf(amount: number, { part, whole }: Ratio, pieces = 1): number {
  const of = whole * BigInt(pieces);
  return Number((2n * BigInt(amount) * part + of) / (2n * of));
}

/** Whether an amount is at most the limit with the rate added to it. */
export function isWithin(amount: number, limit: number, percent: number): boolean {
  const { part, whole } = percentOf(percent);
  return BigInt(amount) * whole <= BigInt(limit) * (whole + part);
}
