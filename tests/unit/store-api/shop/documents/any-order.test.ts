import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargedRows, type NamedItem } from '#store-api/shop/documents/charged-rows.ts';
import { creditedRows, restOf } from '#store-api/shop/documents/credited-rows.ts';
import type { DocumentRow, Piece } from '#store-api/shop/documents/document.ts';
import { orderAmounts, type PricedOrder } from '#store-api/shop/documents/order-amounts.ts';
import { price } from '#store-api/shop/pricing/price.ts';
import type { Priced } from '#store-api/shop/pricing/request.ts';
import { storedPricing, toStored } from '#store-api/shop/pricing/stored-totals.ts';
import { runsOf } from '../../../../fixtures/runs.ts';
import { anyRequest, anyTerms } from '../../../../pricing/any-shop.ts';

/** What holds of the documents of any order of any store, whatever parcels it leaves in and whatever comes back. */
const runs = runsOf('PRICING', { few: 150, all: 3_000 });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const total = (rows: readonly DocumentRow[]) => sum(rows.map(({ amount }) => amount));
const taxes = (rows: readonly DocumentRow[]) => {
  const all: Record<string, number> = {};
  for (const row of rows) for (const [name, amount] of Object.entries(row.taxes)) all[name] = (all[name] ?? 0) + amount;
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0));
};

interface AnyOrder {
  priced: Priced;
  order: PricedOrder;
  items: NamedItem[];
  pieces: Piece[];
}

/** Orders that may be placed: nothing of them is open. */
const anyOrder = fc
  .tuple(anyTerms, anyRequest)
  .map(([terms, request]): AnyOrder => {
    const priced = price(terms, { ...request, place: request.place ?? { state: 'KA', postalCode: '560001' } });
    const items = request.lines.map((line): NamedItem => ({
      ...{ title: line.productId, size: null, color: null, sku: null, hsn: line.hsn ?? null, origin_country: null },
      ...{ price_paise: line.price, quantity: line.quantity },
    }));
    const pieces = items.flatMap(({ quantity }, line) => Array.from({ length: quantity }, (_, n): Piece => [line, n]));
    return { priced, order: { ...toStored(priced), ...storedPricing(priced) }, items, pieces };
  })
  .filter(({ priced }) => priced.open.length === 0);

/** Chance in which parcel each piece leaves, and whether and when it comes back. */
const fate = fc.infiniteStream(fc.nat({ max: 5 }));
const dealt = (pieces: readonly Piece[], chance: Iterator<number>): Piece[][] =>
  [...Map.groupBy(pieces, () => chance.next().value as number).values()].map((some) => [...some]);

test('the documents of any parcels of an order add up to its total and its taxes', () => {
  fc.assert(
    fc.property(anyOrder, fate, ({ priced, order, items, pieces }, chance) => {
      const parcels = dealt(pieces, chance).map((own, index) =>
        chargedRows(order, items, own, { isFirst: index === 0 }),
      );
      const rows = parcels.flat();
      expect(total(rows)).toBe(priced.total);
      expect(taxes(rows)).toEqual(
        Object.fromEntries(
          priced.parts.flatMap(({ kind, label, amount }) => (kind === 'tax' ? [[label, amount]] : [])),
        ),
      );
      for (const row of rows) {
        expect(row.base + sum(Object.values(row.taxes))).toBe(row.amount);
        expect(row.taxes.CGST).toBe(row.taxes.SGST);
        if (row.kind === 'goods')
          expect(row.price! * row.pieces!.length - (row.discount ?? 0)).toBeGreaterThanOrEqual(0);
      }
      expect(
        rows
          .flatMap((row) => row.pieces ?? [])
          .map(String)
          .sort(),
      ).toEqual(pieces.map(String).sort());
    }),
    runs,
  );
});

test('what is charged less what came back is what the ledger keeps, and nothing comes back twice', () => {
  fc.assert(
    fc.property(anyOrder, fate, ({ priced, order, items, pieces }, chance) => {
      const amounts = orderAmounts(order, items).pieces;
      const amountsOf = ([line, piece]: Piece) => amounts[line]![piece]!;
      let ledger = priced.total;
      const left: DocumentRow[] = [];
      for (const [index, own] of dealt(pieces, chance).entries()) {
        const charged = chargedRows(order, items, own, { isFirst: index === 0 });
        const credited: DocumentRow[] = [];
        // Some stay; the others come back in any sequence, with some of the delivery.
        const [kept = [], ...returns] = dealt(own, chance);
        for (const back of returns) {
          const share = (chance.next().value as number) / 5;
          const delivery = Math.floor(restOf(charged, credited).delivery! * share);
          const rows = creditedRows(charged, credited, { pieces: back, delivery }, amountsOf);
          const refunded = sum(back.map((piece) => amountsOf(piece).amount)) + delivery;
          expect(total(rows)).toBe(refunded);
          ledger -= refunded;
          credited.push(...rows);
          expect(() => creditedRows(charged, credited, { pieces: back }, amountsOf)).toThrow();
        }
        const rest = restOf(charged, credited);
        expect(rest.pieces.map(String).sort()).toEqual(kept.map(String).sort());
        left.push(...charged, ...credited.map((row) => ({ ...row, amount: -row.amount })));
        // All of what is left takes back the rest of each tax, to the last unit.
        credited.push(...creditedRows(charged, credited, rest, amountsOf));
        expect(total(credited)).toBe(total(charged));
        expect(taxes(credited)).toEqual(taxes(charged));
        for (const row of credited) expect(row.taxes.CGST).toBe(row.taxes.SGST);
      }
      expect(total(left)).toBe(ledger);
    }),
    runs,
  );
});
