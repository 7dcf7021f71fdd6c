import type { Mistake } from './mistake.ts';
import type { DeliveryMethod } from '../schema/delivery.ts';

/** What does not go together in a way to get the goods; its zones by themselves are in zone-mistakes.ts. */
export function methodMistakes(method: DeliveryMethod): Mistake[] {
  const { price, zones, byWeight, pickUp, at } = method;
  const others = zones?.findIndex(({ states, postalCodes }) => !states && !postalCodes) ?? -1;
  return [
    ...(price === undefined && !zones && !byWeight && !pickUp
      ? [{ path: [], what: 'serves nobody: write price (0 where it is free), zones or byWeight' }]
      : []),
    ...(pickUp && zones ? [{ path: ['zones'], what: withPickUp }] : []),
    ...(pickUp && byWeight ? [{ path: ['byWeight'], what: withPickUp }] : []),
    ...(at !== undefined && !pickUp
      ? [{ path: ['at'], what: 'says where shoppers pick up: it needs pickUp beside it' }]
      : []),
    ...freeMistakes(method),
    ...(others !== -1 && (price !== undefined || byWeight)
      ? [
          {
            path: [price === undefined ? 'byWeight' : 'price'],
            what: `is never asked, since entry ${others + 1} of zones holds for every other place`,
          },
        ]
      : []),
    ...(price !== undefined && byWeight
      ? [{ path: ['byWeight'], what: 'is never asked, since price holds for any weight: leave one of them out' }]
      : []),
  ];
}

const withPickUp = 'cannot be there with pickUp: whoever fetches the goods pays one price';

function freeMistakes({ price, freeFrom, zones = [], byWeight = [] }: DeliveryMethod): Mistake[] {
  const prices = [price ?? 0, ...byWeight.map((step) => step.price)];
  const ofZones = zones.filter((zone) => zone.freeFrom === undefined).map((zone) => zone.price);
  return freeFrom === undefined || [...prices, ...ofZones].some((one) => one > 0)
    ? []
    : [{ path: ['freeFrom'], what: 'has no price beside it that would become free' }];
}

/** Weights that do not go upwards, each with its place in the list. */
export function weightMistakes(steps: readonly { index: number; entry: { upTo: number } }[]): Mistake[] {
  return steps.flatMap(({ index, entry: { upTo } }, at) => {
    const before = steps[at - 1]?.entry.upTo ?? 0;
    return upTo > before ? [] : [{ path: [index, 'upTo'], what: `must be more than ${before}: weights go upwards` }];
  });
}
