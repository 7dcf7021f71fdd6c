/** Amounts of each piece of each line. */
export type OfPieces = readonly (readonly number[])[];

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
