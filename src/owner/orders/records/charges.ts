import type { OrderLine, OrderRecord } from './order-record.ts';
import { addedTaxes } from '#store-api/shop/documents/order-amounts.ts';
import type { PieceName } from '#store-api/shop/orders/pieces/paid-for-pieces.ts';
import type { Part } from '#store-api/shop/pricing/part.ts';
import type { PricedPiece, TaxedShare, Taxes } from '#store-api/shop/pricing/request.ts';
import { sumOf } from '#store-api/shop/pricing/sum.ts';
import { isUncharged } from '#store-api/shop/pricing/uncharged-pieces.ts';
import type { PartKind } from '#contract/totals.ts';

/** Something that an order charges for, at one rate of tax: what all of them come to is its total. Money is paise. */
export interface Charge {
  kind: 'goods' | 'delivery' | 'charge' | 'fee' | 'rounding';
  /** Of goods: what was ordered, and which pieces of it have this rate. */
  line?: OrderLine | undefined;
  label: string;
  pieces?: readonly PieceName[] | undefined;
  /** What all discounts take off. */
  discount?: number | undefined;
  /** What is paid for it, with its tax; undefined where the order does not say. */
  amount: number | undefined;
  tax?: { rate: number; base: number; taxes: Taxes } | undefined;
}

/**
 * The goods of an order by line and rate, but for what was called off before it was paid for, its delivery and its fee
 * by rate, its charges, and what rounds its total.
 */
export function chargesOf({ lines, totals: { parts }, pricing, delivery }: OrderRecord): Charge[] {
  const ofKind = (...kinds: PartKind[]) => parts.filter(({ kind }) => kinds.includes(kind));
  // Without what was kept of its pieces their discount and tax are not known; without either a line costs its price.
  const areWhole = ofKind('discount', 'tax').length === 0;
  const isLeft = isUncharged(parts);
  return [
    ...lines.flatMap((line, index) => {
      const charged = Array.from({ length: line.quantity }, (_, piece) => ({ line: index, piece })).filter(
        (name) => !isLeft(name.line, name.piece),
      );
      const priced = pricing?.lines[index];
      if (priced?.length === line.quantity) return chargesOfPieces(line, charged, priced);
      return charged.length > 0 ? [chargeOfLine(line, charged, areWhole)] : [];
    }),
    ...chargesByRate('delivery', ofKind('shipping', 'shipping-discount'), pricing?.delivery, delivery?.label),
    ...untaxed('charge', ofKind('charge')),
    ...chargesByRate('fee', ofKind('fee'), pricing?.fee),
    ...untaxed('rounding', ofKind('rounding')),
  ];
}

function untaxed(kind: Charge['kind'], parts: readonly Part[]): Charge[] {
  return parts.map(({ label, amount }) => ({ kind, label, amount }));
}

function chargeOfLine(line: OrderLine, pieces: readonly PieceName[], isWhole: boolean): Charge {
  const { title: label, pricePaise } = line;
  return { kind: 'goods', line, label, pieces, amount: isWhole ? pricePaise * pieces.length : undefined };
}

function chargesOfPieces(line: OrderLine, charged: readonly PieceName[], priced: readonly PricedPiece[]): Charge[] {
  const byRate = Map.groupBy(charged, ({ piece }) => priced[piece]?.rate);
  return [...byRate].map(([rate, pieces]): Charge => {
    const all = pieces.flatMap(({ piece }) => priced[piece] ?? []);
    const taxes = addedTaxes(all.map(({ tax }) => tax ?? {}));
    const base = sumOf(all.map((piece) => piece.base ?? 0));
    return {
      kind: 'goods',
      line,
      label: line.title,
      pieces,
      discount: sumOf(all.flatMap(({ off }) => off)),
      amount: base + sumOf(Object.values(taxes)),
      tax: rate === undefined ? undefined : { rate, base, taxes },
    };
  });
}

function chargesByRate(
  kind: Charge['kind'],
  parts: readonly Part[],
  taxed: readonly TaxedShare[] = [],
  label = parts[0]?.label ?? '',
): Charge[] {
  const paid = sumOf(parts.map(({ amount }) => amount));
  if (paid === 0) return [];
  if (taxed.length === 0) return [{ kind, label, amount: paid }];
  return taxed.map(({ rate, base, tax: taxes }) => ({
    kind,
    label,
    amount: base + sumOf(Object.values(taxes)),
    tax: { rate, base, taxes },
  }));
}
