import { describe, expect, test } from 'vitest';
import { NOW, ORIGIN, productOf, read, wireOf } from './shop.ts';
import { DELIVERIES, deliveringStore } from './delivering-stores.ts';
import { googleFeed } from '#seo/feeds/google-feed.ts';
import { productGraph } from '#seo/graph/product-graph.ts';
import type { Store } from '#site/store.ts';

/** Of choices at ₹1,999 and at ₹2,599, on both sides of a limit at ₹2,000. */
const graphOf = (store: Store): any[] => read(productGraph(productOf(), { store, origin: ORIGIN, now: NOW }));
/** How each choice is sent: by its references, which lead to nodes of the graph. */
const sentOf = (store: Store) => {
  const graph = graphOf(store);
  const nodes = new Map(graph.map((one) => [one['@id'], one]));
  return graph[0].hasVariant.map(({ offers }: any) =>
    [offers.shippingDetails ?? []].flat().map((one: any) => {
      const { shippingDestination, shippingRate, deliveryTime, doesNotShip } = nodes.get(one['@id']);
      const places = [shippingDestination]
        .flat()
        .map(
          ({ addressRegion, postalCodePrefix }: any) =>
            [...[addressRegion ?? []].flat(), ...[postalCodePrefix ?? []].flat()].join() || 'IN',
        );
      const { handlingTime, transitTime } = deliveryTime ?? {};
      const times = [handlingTime, transitTime].map((time) => (time ? `${time.minValue}-${time.maxValue}` : '?'));
      return `${places.join(' and ')}: ${doesNotShip ? 'none' : `${shippingRate.value} in ${times.join(' + ')}`}`;
    }),
  );
};
const first = (delivery: Record<string, unknown>, terms?: Record<string, unknown>) =>
  sentOf(deliveringStore(delivery, terms))[0];

describe('10.delivery: structured data says what an offer costs to send, by method and zone', () => {
  test('free where the price of the offer itself reaches the limit: offers of one product differ', () => {
    const limit = { methods: [{ ...DELIVERIES.flat.methods[0], freeFrom: 2000 }] };
    expect(sentOf(deliveringStore(limit))).toEqual([
      ['IN: 49 in 0-2 + 3-5'],
      ['IN: 0 in 0-2 + 3-5'],
      ['IN: 49 in 0-2 + 3-5'],
    ]);
    expect(first(DELIVERIES.flat), 'at the limit').toEqual(['IN: 0 in 0-2 + 3-5']);
  });

  test('each node stands once', () => {
    const ids = graphOf(deliveringStore(DELIVERIES.zones)).flatMap((one) => one['@id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('zones: a place that an earlier one may name too costs at least as much and takes as long', () => {
    const zones = { methods: [{ ...DELIVERIES.zones.methods[0], freeFrom: undefined }] };
    expect(first(zones)).toEqual([
      '38,39: 29 in 0-2 + 1-2',
      // A postal code of the first zone may be in that state.
      'Gujarat: 29 in 0-2 + 1-5',
      '79,744: 149 in 0-2 + 3-9',
      'IN: 149 in 0-2 + 1-9',
    ]);
  });

  test('zones alone: nothing is said of other places', () => {
    expect(first(DELIVERIES.zonesAlone)).toEqual(['38,39: 29 in 0-2 + 1-2', '79,744: 149 in 0-2 + 6-9']);
  });

  test('a zone of states and postal codes is a region of each', () => {
    const zones = [{ states: ['Goa'], postalCodes: ['40'], price: 9 }];
    expect(first({ methods: [{ id: 'a', label: 'A', zones }] }, { handlingDays: undefined })).toEqual([
      'Goa and 40: 9 in ? + ?',
    ]);
  });

  test('by weight and to be picked up: nothing', () => {
    for (const delivery of [DELIVERIES.byWeight, DELIVERIES.pickUp]) {
      expect(first(delivery)).toEqual([]);
      expect(JSON.stringify(graphOf(deliveringStore(delivery)))).not.toContain('hipping');
    }
  });

  test('a store that sends within some states alone claims no other place', () => {
    expect(first(DELIVERIES.oneState)).toEqual(['Gujarat,38,39: 29 in 0-2 + 1-2', 'Gujarat: 49 in 0-2 + 1-5']);
    const zones = [{ states: ['Goa', 'Gujarat'], price: 19 }];
    const methods = [{ ...DELIVERIES.oneState.methods[0], zones: [...zones, { states: ['Kerala'], price: 9 }] }];
    expect(first({ methods, states: ['Gujarat'] })).toEqual(['Gujarat: 19 in 0-2 + 3-5', 'Gujarat: 49 in 0-2 + 3-5']);
  });

  test('what is not served is said not to be', () => {
    expect(first(DELIVERIES.notServed).at(-1)).toBe('391,79: none');
  });

  test('without days of its own a method has those of all orders; without a country there is nothing', () => {
    const methods = [{ id: 'a', label: 'A', price: 49 }];
    expect(first({ methods }, { deliveryDays: 7 })).toEqual(['IN: 49 in 0-2 + 0-5']);
    expect(first({ methods })).toEqual(['IN: 49 in ? + ?']);
    expect(first({ methods }, { country: undefined })).toEqual([]);
  });
});

/** The lines of `g:shipping` of the first item, at ₹1,999, or of the second, at ₹2,599. */
const linesOf = (store: Store, item = 0) => {
  const { each } = googleFeed(store, ORIGIN, (async function* () {})());
  const items = each(wireOf())!.text.split('</item>');
  return [...items[item]!.matchAll(/<g:shipping>(.*?)<\/g:shipping>/g)].map(([, line]) =>
    [...line!.matchAll(/<g:(\w+)>([^<]*)/g)]
      .map(([, name, value]) => (name!.endsWith('_time') ? `${name!.slice(0, 7)} ${value}` : value))
      .join(', '),
  );
};
const TIMES = (handling: number, least: number, most: number) =>
  `min_han 0, max_han ${handling}, min_tra ${least}, max_tra ${most}`;

describe('10.delivery: the feed for Google says the same', () => {
  test('free on one side of the limit', () => {
    const store = deliveringStore({ methods: [{ ...DELIVERIES.flat.methods[0], freeFrom: 2000 }] });
    expect(linesOf(store)).toEqual([`IN, Standard, 49.00 INR, ${TIMES(2, 3, 5)}`]);
    expect(linesOf(store, 1)).toEqual([`IN, Standard, 0.00 INR, ${TIMES(2, 3, 5)}`]);
  });

  test('zones: one line at the dearest price', () => {
    const store = deliveringStore({ methods: [{ ...DELIVERIES.zones.methods[0], freeFrom: undefined }] });
    expect(linesOf(store)).toEqual([`IN, Standard, 149.00 INR, ${TIMES(2, 1, 9)}`]);
  });

  test('zones alone: a line for each beginning of a postal code', () => {
    expect(linesOf(deliveringStore(DELIVERIES.zonesAlone))).toEqual([
      `IN, 38*, Van, 29.00 INR, ${TIMES(2, 1, 2)}`,
      `IN, 39*, Van, 29.00 INR, ${TIMES(2, 1, 2)}`,
      `IN, 79*, Van, 149.00 INR, ${TIMES(2, 6, 9)}`,
      `IN, 744*, Van, 149.00 INR, ${TIMES(2, 6, 9)}`,
    ]);
  });

  test('places that are not served: the codes between them, at the dearest price', () => {
    const times = TIMES(2, 1, 5);
    expect(linesOf(deliveringStore(DELIVERIES.notServed))).toEqual([
      `IN, 000*-390*, Standard, 0.00 INR, ${times}`,
      `IN, 392*-789*, Standard, 0.00 INR, ${times}`,
      `IN, 800*-999*, Standard, 0.00 INR, ${times}`,
    ]);
    const { methods } = DELIVERIES.flat;
    expect(linesOf(deliveringStore({ methods, notServed: ['744', '682'] })).map((line) => line.split(', ')[1])).toEqual(
      ['000*-681*', '683*-743*', '745*-999*'],
    );
  });

  test('where codes have letters nothing says which are between: only those that a zone names', () => {
    const store = (notServed: string[]) => ({
      ...deliveringStore({ ...DELIVERIES.notServed, notServed }),
      addressForm: { postalCode: ['AA9 9AA'] },
    });
    expect(linesOf(store(['391', '79']))).toEqual([`IN, 38*, Standard, 0.00 INR, ${TIMES(2, 1, 2)}`]);
    expect(linesOf(deliveringStore({ ...DELIVERIES.notServed, notServed: ['BT'] }))).toHaveLength(2);
  });

  test('one state alone: its region, as ISO 3166-2 names it', () => {
    const { oneState } = DELIVERIES;
    expect(linesOf(deliveringStore(oneState))).toEqual([`IN, GJ, Standard, 49.00 INR, ${TIMES(2, 1, 5)}`]);
    expect(linesOf(deliveringStore({ ...oneState, states: ['Atlantis'] })), 'no code is known').toEqual([]);
    expect(linesOf(deliveringStore({ ...oneState, notServed: ['395'] })), 'nor for less than a state').toEqual([]);
    const zonesAlone = { ...DELIVERIES.zonesAlone, states: ['Gujarat'] };
    expect(linesOf(deliveringStore(zonesAlone)), 'a code may be beyond its border').toEqual([]);
  });

  test('zones of states alone: a line for each', () => {
    const methods = [{ id: 'van', label: 'Van', zones: [{ states: ['Goa', 'Delhi'], postalCodes: ['38'], price: 9 }] }];
    expect(linesOf(deliveringStore({ methods }))).toEqual([
      'IN, GA, Van, 9.00 INR',
      'IN, DL, Van, 9.00 INR',
      'IN, 38*, Van, 9.00 INR',
    ]);
  });

  test('by weight, to be picked up, without a country: nothing', () => {
    for (const delivery of [DELIVERIES.byWeight, DELIVERIES.pickUp])
      expect(linesOf(deliveringStore(delivery))).toEqual([]);
    expect(linesOf(deliveringStore(DELIVERIES.flat, { country: undefined }))).toEqual([]);
  });

  test('days that are not known are left out', () => {
    const methods = [{ id: 'a', label: 'A & B', price: 49 }];
    expect(linesOf(deliveringStore({ methods }))).toEqual(['IN, A &amp; B, 49.00 INR']);
    const store = deliveringStore({ methods: [{ ...methods[0], days: [1, 2] }] }, { handlingDays: undefined });
    expect(linesOf(store)).toEqual(['IN, A &amp; B, 49.00 INR, min_tra 1, max_tra 2']);
    expect(linesOf(deliveringStore({ methods }, { deliveryDays: 7 }))).toEqual([
      `IN, A &amp; B, 49.00 INR, ${TIMES(2, 0, 5)}`,
    ]);
  });
});
