import type { ChangeDetail } from '../folder-change.ts';
import { quoted, short } from './quoted.ts';
import { statedPrice } from '#store-api/shop/pricing/stated-price.ts';
import type { VariantRow } from '#store-api/base/db/schema.ts';

type Price = (variant: VariantRow) => number | null;

/** What is paid, the price before a sale and the lowest before it, as they are stated. */
export function priceDetails(
  before: readonly VariantRow[],
  after: readonly VariantRow[],
  amount: (paise: number) => string,
): ChangeDetail[] {
  const details = (field: string, priceOf: Price) =>
    valueDetails(field, [before, after], (one) => {
      const price = priceOf(one);
      return price === null ? 'none' : amount(price);
    });
  return [
    ...details('price', (one) => statedPrice(one).price),
    ...details('price before the sale', (one) => statedPrice(one).compare),
    ...details('prior price', (one) => one.prior_paise),
  ];
}

/** A value of choices that are in both lists: once where it is the same for all that change. */
export function valueDetails(
  field: string,
  [before, after]: readonly [readonly VariantRow[], readonly VariantRow[]],
  textOf: (variant: VariantRow) => string,
): ChangeDetail[] {
  const old = new Map(before.map((one) => [one.id, one]));
  const pairs = after.flatMap((now) => {
    const was = old.get(now.id);
    const [from, to] = [was && textOf(was), textOf(now)];
    return from === undefined || from === to ? [] : [{ now, from, to }];
  });
  const [first] = pairs;
  if (first === undefined) return [];
  const isOne = pairs.every(({ from, to }) => from === first.from && to === first.to);
  if (isOne) return [{ field, from: first.from, to: first.to }];
  return pairs.map(({ now, from, to }) => ({ field: `${field} of ${choiceName(now)}`, from, to }));
}

/** Choices that come, go or are called otherwise. */
export function choiceDetails(before: readonly VariantRow[], after: readonly VariantRow[]): ChangeDetail[] {
  const [old, now] = [before, after].map((all) => new Map(all.map((one) => [one.id, one])));
  const leaving = Map.groupBy(
    before.filter(({ id }) => !now?.has(id)),
    optionsOf,
  );
  const coming = after
    .filter(({ id }) => !old?.has(id))
    .map((one) => ({ one, was: leaving.get(optionsOf(one))?.shift() }));
  const added = coming.flatMap(({ one, was }) => (was ? [] : [choiceName(one)]));
  const gone = [...leaving.values()].flat().map(choiceName);
  // The same choice with another SKU, whose stock it keeps.
  const other = coming.flatMap(({ one, was }) =>
    was
      ? [
          {
            field: `SKU of ${[one.size, one.color].filter(Boolean).join(' ') || 'the only choice'}`,
            ...quoted(was.sku, one.sku),
          },
        ]
      : [],
  );
  const renamed = after.flatMap((one): ChangeDetail[] => {
    const was = old?.get(one.id);
    if (was === undefined) return [];
    return [
      ...(was.sku === one.sku ? [] : [{ field: `SKU of ${choiceName(one)}`, ...quoted(was.sku, one.sku) }]),
      ...(choiceName(was) === choiceName(one)
        ? []
        : [{ field: 'choice', from: short(choiceName(was)), to: short(choiceName(one)) }]),
    ];
  });
  return [
    ...added.map((name) => ({ field: `new choice ${name}` })),
    ...gone.map((name) => ({ field: `without ${name}` })),
    ...other,
    ...renamed,
    ...choiceOrder(before, after),
  ];
}

function choiceOrder(before: readonly VariantRow[], after: readonly VariantRow[]): ChangeDetail[] {
  const names = new Map(after.map((one) => [one.id, choiceName(one)]));
  const [old, now] = [before, after].map((all) =>
    all.map(({ id }) => names.get(id)).filter((name) => name !== undefined),
  );
  return orderDetails('order of choices', old ?? [], now ?? []);
}

/** The order of what stays, where it is another. */
export function orderDetails(field: string, before: readonly string[], after: readonly string[]): ChangeDetail[] {
  const [old, now] = [
    before.filter((one) => after.includes(one)).join(', '),
    after.filter((one) => before.includes(one)).join(', '),
  ];
  return old === now ? [] : [{ field, from: short(old), to: short(now) }];
}

function optionsOf({ size, color }: VariantRow): string {
  return JSON.stringify([size, color]);
}

function choiceName({ size, color, sku }: VariantRow): string {
  return [size, color].filter(Boolean).join(' ') || (sku ?? 'the only choice');
}
