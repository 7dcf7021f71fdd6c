import fc from 'fast-check';
import { expect, test } from 'vitest';
import { price } from '#store-api/shop/pricing/price.ts';
import type { Place, Priced, PricedPiece, Taxes } from '#store-api/shop/pricing/request.ts';
import { addedUp } from '#store-api/shop/pricing/totals.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { anyRequest, anyTerms } from '../../pricing/any-shop.ts';

/** What holds of any quote of any store. */
const runs = runsOf('PRICING', { few: 150, all: 3_000 });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const taxOf = ({ tax = {} }: { tax?: Taxes | undefined }) => sum(Object.values(tax));
const ofKind = ({ parts }: Priced, ...kinds: string[]) => parts.filter(({ kind }) => kinds.includes(kind));
const isSaid = ({ state, postalCode, country }: Place = {}) => (state ?? postalCode ?? country) !== undefined;
const pieceAmounts = ({ off, base = 0, tax = {} }: PricedPiece) => [...off, base, ...Object.values(tax)];

test('O13 subtotal and parts add up to the total, and nothing is negative', () => {
  fc.assert(
    fc.property(anyTerms, anyRequest, (terms, request) => {
      const priced = price(terms, request);
      const lines = request.lines.map((line) => ({ price_paise: line.price, quantity: line.quantity }));
      expect(addedUp(lines, priced.parts)).toMatchObject({ subtotal: priced.subtotal, total: priced.total });
      const amounts = [
        priced.total,
        ...ofKind(priced, 'shipping', 'tax', 'fee').map(({ amount }) => amount),
        ...ofKind(priced, 'discount', 'shipping-discount').map(({ amount }) => -amount),
        ...priced.lines.flat().flatMap(pieceAmounts),
        ...[...priced.delivery, ...priced.fee].flatMap((share) => [share.base, ...Object.values(share.tax)]),
        ...priced.methods.map((method) => method.price),
      ];
      expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
      expect(priced.methods.filter(({ missingToFree }) => missingToFree !== undefined && missingToFree <= 0)).toEqual(
        [],
      );
    }),
    runs,
  );
});

test('what a discount takes off the pieces is its part, and what is left of a piece is its value and its tax', () => {
  fc.assert(
    fc.property(anyTerms, anyRequest, (terms, request) => {
      const { lines, ...priced } = price(terms, request);
      const discounts = priced.parts.filter(({ kind }) => kind === 'discount');
      const pieces = lines.flat();
      expect(lines.map(({ length }) => length)).toEqual(request.lines.map(({ quantity }) => quantity));
      expect(pieces.filter(({ off }) => off.length !== discounts.length)).toEqual([]);
      expect(discounts.map((_, index) => -sum(pieces.map(({ off }) => off[index]!)))).toEqual(
        discounts.map(({ amount }) => amount),
      );
      const left = lines.flatMap((line, index) => line.map(({ off }) => request.lines[index]!.price - sum(off)));
      expect(left.filter((amount) => amount < 0)).toEqual([]);
      const worth = pieces.map((piece, index) =>
        piece.base === undefined ? left[index] : piece.base + (terms.tax?.included ? taxOf(piece) : 0),
      );
      expect(worth).toEqual(left);
    }),
    runs,
  );
});

test('the taxes of pieces, delivery and fee add up to the parts, and halves are equal', () => {
  fc.assert(
    fc.property(anyTerms, anyRequest, (terms, request) => {
      const priced = price(terms, request);
      const taxes = [...priced.lines.flat(), ...priced.delivery, ...priced.fee].map(({ tax = {} }) => tax);
      const stated = ofKind(priced, 'tax');
      const names = new Set([...taxes.flatMap((tax) => Object.keys(tax)), ...stated.map(({ label }) => label)]);
      for (const name of names)
        expect(sum(stated.filter(({ label }) => label === name).map(({ amount }) => amount)), name).toBe(
          sum(taxes.map((tax) => tax[name] ?? 0)),
        );
      expect(taxes.filter(({ CGST, SGST }) => CGST !== SGST)).toEqual([]);
      expect(taxes.filter(({ IGST = 0 }) => IGST % 2 !== 0)).toEqual([]);
    }),
    runs,
  );
});

test('a method costs what it was offered for, and its taxed shares are that', () => {
  fc.assert(
    fc.property(anyTerms, anyRequest, (terms, request) => {
      const { methods, open } = price(terms, request);
      if (open.includes('shipping')) return;
      for (const { id, ...offered } of methods) {
        const priced = price(terms, { ...request, method: id });
        // As long as the place is not known, no part counts a method that costs something somewhere.
        if (priced.open.includes('shipping') && !isSaid(request.place)) continue;
        const paid = sum(ofKind(priced, 'shipping', 'shipping-discount').map(({ amount }) => amount));
        expect({ paid, method: priced.method }).toEqual({ paid: offered.price, method: id });
        expect(priced.methods).toEqual(methods);
        if (terms.tax?.registration === 'regular' && !priced.open.includes('tax'))
          expect(sum(priced.delivery.map((share) => share.base + (terms.tax?.included ? taxOf(share) : 0)))).toBe(paid);
      }
    }),
    runs,
  );
});

test('nothing of delivery and tax is a part while it is open, and nothing but them is ever open', () => {
  fc.assert(
    fc.property(anyTerms, anyRequest, (terms, request) => {
      const priced = price(terms, request);
      if (priced.open.includes('shipping')) expect(ofKind(priced, 'shipping', 'shipping-discount')).toEqual([]);
      if (priced.open.length > 0) expect([...ofKind(priced, 'fee', 'rounding'), ...priced.fee]).toEqual([]);
      const taxed = [...priced.lines.flat(), ...priced.delivery].filter(({ tax }) => tax !== undefined);
      if (priced.open.includes('tax')) expect([...taxed, ...ofKind(priced, 'tax')]).toEqual([]);
      const { state, postalCode, country } = request.place ?? {};
      if (state && postalCode && country === 'IN' && priced.refusal !== 'not-served') expect(priced.open).toEqual([]);
    }),
    runs,
  );
});

test('what is missing to free delivery before the place is known is missing at every place', () => {
  fc.assert(
    fc.property(anyTerms, anyRequest, (terms, { place, ...request }) => {
      const { missingToFree } = price(terms, request);
      const { methods, open, refusal } = price(terms, { ...request, place });
      if (missingToFree === undefined || open.length > 0 || refusal === 'not-served') return;
      const sent = methods.filter(({ pickUp }) => !pickUp);
      expect(
        sent.length === 0 || sent.some((one) => one.price === 0 || one.missingToFree === missingToFree),
        JSON.stringify({ missingToFree, sent }),
      ).toBe(true);
    }),
    runs,
  );
});

test('10.delivery a delivery that is counted before the place is known costs nothing at every place', () => {
  fc.assert(
    fc.property(anyTerms, anyRequest, (terms, { place, ...request }) => {
      const before = price(terms, request);
      const paid = (priced: Priced) => sum(ofKind(priced, 'shipping', 'shipping-discount').map(({ amount }) => amount));
      if (before.method === undefined) return;
      const there = price(terms, { ...request, place, method: before.method });
      expect(paid(before)).toBe(0);
      if (there.refusal === 'not-served') return;
      expect(there.open).not.toContain('shipping');
      expect(paid(there)).toBe(0);
      // Who lives where nothing is sent may fetch it.
      if (there.methods.some(({ pickUp }) => !pickUp)) expect(there.method).toBe(before.method);
    }),
    runs,
  );
});

test('a zone that is never free costs its price, whatever its method says and the goods come to', () => {
  fc.assert(
    fc.property(anyTerms, anyRequest, ({ delivery, ...terms }, request) => {
      const methods = delivery?.methods.map(({ zones = [], ...method }) => ({
        ...method,
        zones: [...zones, { price: 1 }].map((zone) => ({ ...zone, neverFree: true })),
      }));
      if (!delivery || !methods) return;
      const priced = price({ ...terms, discounts: [], delivery: { ...delivery, methods } }, request);
      for (const { id, ...offered } of priced.methods) {
        const prices = methods.find((method) => method.id === id)!.zones.map((zone) => zone.price);
        expect(prices).toContain(offered.price);
        expect(offered.missingToFree).toBeUndefined();
      }
    }),
    runs,
  );
});

test('terms that have nothing: the total is the sum, whatever is said of place and payment online', () => {
  fc.assert(
    fc.property(anyRequest, ({ lines, place, at }) => {
      const priced = price({ country: 'IN', timeZone: 'Asia/Kolkata' }, { lines, place, at, payment: 'online' });
      const subtotal = sum(lines.map((line) => line.price * line.quantity));
      expect(priced).toMatchObject({ subtotal, parts: [], total: subtotal, open: [], delivery: [], methods: [] });
      expect(priced.refusal).toBeUndefined();
    }),
    runs,
  );
});
