import type { EndpointName } from '#contract/endpoint.ts';
import { isObject } from '#contract/lenient.ts';

/** A place in a JSON value: names and indexes from its root. */
export type Place = (string | number)[];

/** An answer in the one form of the document, and where its parts stand in what was sent. */
export interface Bare {
  value: unknown;
  placeOf: (inner: Place) => Place;
}

/** The name under which a list may stand. */
const LIST_NAMES: Partial<Record<EndpointName, string>> = { orders: 'orders', paymentFields: 'fields' };

/** Takes an answer out of either reading of the specification: bare or under `data`, a list or one in an object. */
export function bareOf(name: EndpointName, raw: unknown): Bare {
  if (name === 'products') return bareProducts(raw);
  const list = LIST_NAMES[name];
  if (list !== undefined) return bareList(raw, list);
  if (Array.isArray(raw)) return under({ data: raw }, (place) => place.slice(1));
  return isObject(raw) && isObject(raw.data)
    ? under(raw.data, (place) => ['data', ...place])
    : under(raw, (place) => place);
}

function bareList(raw: unknown, name: string): Bare {
  const places: Place[] = [[], [name], ['data'], ['data', name]];
  const found = places.find((place) => Array.isArray(valueAt(raw, place))) ?? [];
  return under(valueAt(raw, found), (place) => [...found, ...place]);
}

/** `pagination.total` is as good as `count`. */
function bareProducts(raw: unknown): Bare {
  if (Array.isArray(raw)) return under({ data: raw }, (place) => place.slice(place[0] === 'data' ? 1 : 0));
  if (!isObject(raw)) return under(raw, (place) => place);
  const base: Place = isObject(raw.data) ? ['data'] : [];
  const inner = valueAt(raw, base) as Record<string, unknown>;
  const list = !Array.isArray(inner.data) && Array.isArray(inner.products) ? 'products' : 'data';
  const counts: Place[] = [[...base, 'count'], ['count'], ['pagination', 'total'], [...base, 'pagination', 'total']];
  const count = counts.find((place) => valueAt(raw, place) !== undefined && valueAt(raw, place) !== null);
  const value = { ...inner, data: inner[list], ...(count && { count: valueAt(raw, count) }) };
  return under(value, ([first = '', ...rest]) =>
    first === 'count' ? (count ?? ['count']) : [...base, first === 'data' ? list : first, ...rest],
  );
}

const under = (value: unknown, placeOf: Bare['placeOf']): Bare => ({ value, placeOf });

export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
}

/** A copy without what stands there; an entry of a list is taken out of it. */
export function without(value: unknown, place: Place): unknown {
  const copy = structuredClone(value);
  const holder = valueAt(copy, place.slice(0, -1));
  const last = place.at(-1);
  if (Array.isArray(holder) && typeof last === 'number') holder.splice(last, 1);
  else if (isObject(holder) && last !== undefined) Reflect.deleteProperty(holder, last);
  return copy;
}

export function withNull(value: unknown, place: Place): unknown {
  const copy = structuredClone(value);
  const holder = valueAt(copy, place.slice(0, -1));
  const last = place.at(-1);
  if (typeof holder === 'object' && holder !== null && last !== undefined) Reflect.set(holder, last, null);
  return copy;
}

/** `$.data[0].id` */
export function pathOf(place: Place): string {
  return `$${place
    .map((name) =>
      typeof name === 'number' ? `[${name}]` : /^\w+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`,
    )
    .join('')}`;
}
