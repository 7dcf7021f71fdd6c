import { totalPartsIn } from '#backends/serving/total-part-texts.ts';
import { shopLanguage } from '#translations/shop-language.ts';
import type { OrderItemRow, OrderRow } from '../../base/db/rows/order-rows.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import type { Part } from '../pricing/part.ts';
import type { PricedPiece, TaxedShare, Taxes } from '../pricing/request.ts';
import { readPricing, storedTotals } from '../pricing/stored-totals.ts';
import { sumOf } from '../pricing/sum.ts';
import { isUncharged } from '../pricing/uncharged-pieces.ts';
import type { PartKind } from '#contract/totals.ts';

/** What something costs at one rate: `base` and the taxes are `amount`. */
export interface Amounts {
  discount?: number | undefined;
  rate?: number | undefined;
  base: number;
  taxes: Taxes;
  amount: number;
}

/**
 * What an order is made of; all of it is its total. A piece's amounts never move (docs/decisions D421); one that was
 * called off before it was paid for has none.
 */
export interface OrderAmounts {
  /** By line, by piece. */
  pieces: readonly (readonly Amounts[])[];
  /** By rate. */
  delivery: readonly (Amounts & { label: string })[];
  /** Charges, the fee of paying on delivery by rate, and what rounds the total. */
  others: readonly (Amounts & { kind: 'fee' | 'rounding'; label: string })[];
}

export type PricedOrder = Pick<OrderRow, 'total_paise' | 'parts' | 'pricing'>;
export type ExchangedPiece = Pick<PieceRow, 'line' | 'piece' | 'replaces'>;
export type PricedItem = Pick<OrderItemRow, 'price_paise' | 'quantity'>;

/** `exchanged`: what was sent in place of other pieces, whose amounts it has; the first one first. */
export function orderAmounts(
  order: PricedOrder,
  items: readonly PricedItem[],
  exchanged: readonly ExchangedPiece[] = [],
): OrderAmounts {
  const { parts, total } = storedTotals(order, items);
  const ofKind = (...kinds: PartKind[]) => parts.filter(({ kind }) => kinds.includes(kind));
  const kept = readPricing(order);
  const isLeft = isUncharged(parts);
  const pieces = items.map(({ quantity, price_paise: price }, line) => {
    const known = kept?.lines[line];
    return Array.from({ length: quantity }, (_, piece) =>
      isLeft(line, piece) ? untaxed(0) : amountsOfPiece(known?.[piece], price),
    );
  });
  const delivery = amountsByRate(ofKind('shipping', 'shipping-discount'), kept?.delivery);
  const untaxedRows = (kind: PartKind) => ofKind(kind).map(({ label, amount }) => ({ label, ...untaxed(amount) }));
  const fees = [...untaxedRows('charge'), ...amountsByRate(ofKind('fee'), kept?.fee)];
  const others: OrderAmounts['others'] = [
    ...fees.map((each) => ({ kind: 'fee' as const, ...each })),
    ...untaxedRows('rounding').map((each) => ({ kind: 'rounding' as const, ...each })),
  ];
  // Of an order that kept nothing of its pieces (before migration 0023).
  const rest = total - sumOf([...pieces.flat(), ...delivery, ...others].map(({ amount }) => amount));
  for (const { line, piece, replaces } of exchanged) {
    const [own, bought] = [pieces[line], pieces[line]?.[replaces ?? piece]];
    if (own && bought) own[piece] = bought;
  }
  if (rest === 0) return { pieces, delivery, others };
  const label = totalPartsIn(shopLanguage()).adjustment;
  return { pieces, delivery, others: [...others, { kind: 'rounding', label, ...untaxed(rest) }] };
}

/** The sums of amounts, at the rate of the first. */
export function addedAmounts(all: readonly Amounts[]): Amounts {
  const taxes = addedTaxes(all.map((each) => each.taxes));
  const [discount, base] = [sumOf(all.map((each) => each.discount ?? 0)), sumOf(all.map((each) => each.base))];
  return {
    ...(discount !== 0 && { discount }),
    ...(all[0]?.rate !== undefined && { rate: all[0].rate }),
    ...{ base, taxes, amount: base + sumOf(Object.values(taxes)) },
  };
}

/** What takes this back. */
export function negated<Row extends Amounts>({ base, taxes, ...row }: Row): Row {
  const less = Object.fromEntries(Object.entries(taxes).map(([name, tax]) => [name, -tax]));
  return { ...row, base: -base, taxes: less, amount: -base + sumOf(Object.values(less)) } as Row;
}

export function addedTaxes(all: readonly Taxes[]): Taxes {
  const sum: Record<string, number> = {};
  for (const taxes of all) for (const [name, amount] of Object.entries(taxes)) sum[name] = (sum[name] ?? 0) + amount;
  return sum;
}

function untaxed(amount: number): Amounts {
  return { base: amount, taxes: {}, amount };
}

function amountsOfPiece(piece: PricedPiece | undefined, price: number): Amounts {
  if (piece?.base === undefined) return untaxed(price - sumOf(piece?.off ?? []));
  const { off, rate, base, tax: taxes = {} } = piece;
  return addedAmounts([{ discount: sumOf(off), rate, base, taxes, amount: base }]);
}

/** What parts of a total come to, by the rates at which they were taxed. */
function amountsByRate(parts: readonly Part[], taxed: readonly TaxedShare[] = []): OrderAmounts['delivery'] {
  const paid = sumOf(parts.map(({ amount }) => amount));
  const label = parts[0]?.label ?? '';
  if (paid === 0) return [];
  if (taxed.length === 0) return [{ label, ...untaxed(paid) }];
  const shares = taxed
    .filter(({ base, tax }) => base !== 0 || sumOf(Object.values(tax)) !== 0)
    .map(({ rate, base, tax: taxes }) => {
      // The share of goods whose rate says that what stands beside them is not taxed.
      const isTaxed = rate === 0 || sumOf(Object.values(taxes)) > 0;
      return { rate: isTaxed ? rate : undefined, base, taxes, amount: base };
    });
  return [...Map.groupBy(shares, ({ rate }) => rate).values()].map((same) => ({ label, ...addedAmounts(same) }));
}
