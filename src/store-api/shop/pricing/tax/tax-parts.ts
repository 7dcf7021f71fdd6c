import type { Part } from '../part.ts';
import type { StatedTax, Taxes } from '../request.ts';
import { sumOf } from '../sum.ts';

/** One part for each name of a tax, whatever its rates: the sum of what pieces, delivery and fee bear. */
export function taxParts({ names, included }: StatedTax, bearing: readonly { tax?: Taxes | undefined }[]): Part[] {
  return names
    .map((label) => ({ label, amount: sumOf(bearing.map(({ tax }) => tax?.[label] ?? 0)) }))
    .filter(({ amount }) => amount !== 0)
    .map((part) => ({ kind: 'tax', ...part, ...(included && { included: true }) }));
}
