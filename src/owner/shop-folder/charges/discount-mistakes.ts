import * as z from 'zod';
import { below, type Mistake, repeated } from './mistake.ts';
import { entriesOf, soundEntries } from '../read/sound-entries.ts';
import type { KnownNames } from '../read/unread-names.ts';
import { Discount } from '../schema/discounts.ts';
import { plainName } from '#store-api/shop/pricing/place-names.ts';
import { nearHint } from '../near-hint.ts';

/** What discounts can name. */
export interface KnownGoods {
  /** Handles; undefined where there are none yet. */
  products: KnownNames | undefined;
  categories: KnownNames;
  collections: KnownNames;
  /** There is a delivery.yaml: something that can be free. */
  delivery: boolean;
}

/** What does not go together in discounts.yaml. `given`: as it is written; what is wrong by itself the schema tells. */
export function discountMistakes(given: unknown, known: KnownGoods): Mistake[] {
  return [
    ...twice(given, 'id', (id) => id),
    ...twice(given, 'code', plainName),
    ...soundEntries(given, Discount).flatMap(({ index, entry }) =>
      below([index], [...effectMistakes(entry, known), ...useMistakes(entry)]),
    ),
    ...entriesOf(given).flatMap((entry, index) => below([index], goodsMistakes(entry, known))),
  ];
}

function twice(given: unknown, key: 'id' | 'code', plain: (value: string) => string): Mistake[] {
  const written = entriesOf(given).flatMap((one, index) => {
    const value: unknown = Reflect.get(Object(one), key);
    return typeof value === 'string' ? [{ index, value }] : [];
  });
  return repeated(written, ({ value }) => plain(value)).map(({ index, value }) => ({
    path: [index, key],
    what: `${value} is the ${key} of another discount too`,
  }));
}

/** What it takes off: one of three, and the delivery beside it or alone. */
function effectMistakes(discount: Discount, { delivery }: KnownGoods): Mistake[] {
  const { percent, amount, freeDelivery, buy, get } = discount;
  const effects = [
    ...(percent === undefined ? [] : ['percent']),
    ...(amount === undefined ? [] : ['amount']),
    ...(buy === undefined && get === undefined ? [] : [buy === undefined ? 'get' : 'buy']),
  ];
  const others = effects.slice(1);
  return [
    ...(effects.length === 0 && !freeDelivery
      ? [{ path: [], what: 'takes nothing off: write percent, amount, buy and get, or freeDelivery' }]
      : []),
    ...others.map((key) => ({
      path: [key],
      what: `cannot be there with ${effects[0] ?? ''}: make two discounts of it`,
    })),
    ...((buy === undefined) === (get === undefined)
      ? []
      : [{ path: [], what: `has ${buy === undefined ? 'get without buy' : 'buy without get'}: it needs both` }]),
    ...(percent === 0 ? [{ path: ['percent'], what: 'must be more than 0' }] : []),
    ...(amount === 0 ? [{ path: ['amount'], what: 'must be more than 0' }] : []),
    ...(freeDelivery && !delivery
      ? [{ path: ['freeDelivery'], what: 'needs delivery.yaml: without it delivery costs nothing' }]
      : []),
  ];
}

function useMistakes({ code, codes, from, to, uses, perCustomer }: Discount): Mistake[] {
  const hasCode = code !== undefined || codes !== undefined;
  const counted = uses === undefined ? 'perCustomer' : 'uses';
  return [
    ...(code !== undefined && plainName(code).length < 3
      ? [{ path: ['code'], what: 'must have at least 3 characters that are no blanks' }]
      : []),
    ...(code !== undefined && codes !== undefined
      ? [{ path: ['codes'], what: 'cannot be there with code: its codes are made by command' }]
      : []),
    ...(!hasCode && (uses ?? perCustomer) !== undefined
      ? [{ path: [counted], what: 'needs code or codes: a discount that applies by itself is not counted' }]
      : []),
    ...(from !== undefined && to !== undefined && to < from
      ? [{ path: ['to'], what: `is before ${from}, its first day` }]
      : []),
  ];
}

const LISTS = {
  products: 'products.csv',
  categories: 'categories.yaml',
  collections: 'collections.yaml',
} as const;

/** Of a discount as it is written. */
function goodsMistakes(discount: unknown, known: KnownGoods): Mistake[] {
  return (Object.keys(LISTS) as (keyof typeof LISTS)[]).flatMap((list) =>
    soundEntries(Reflect.get(Object(discount), list), z.string()).flatMap(({ entry: name, index }) => {
      const there = known[list];
      if (!there || there.names.includes(name) || there.mayBe(name)) return [];
      return [
        { path: [list, index], what: `names ${name}, which is not in ${LISTS[list]}${nearHint(name, there.names)}` },
      ];
    }),
  );
}
