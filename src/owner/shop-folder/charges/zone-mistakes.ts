import type * as z from 'zod';
import { below, type Mistake } from './mistake.ts';
import type { DeliveryZone } from '../schema/delivery.ts';

type Zone = z.output<typeof DeliveryZone>;

/** Zones that are never reached, and places to which nothing is sent. */
export function zonesMistakes(
  zones: readonly { index: number; entry: Zone }[],
  notServed: readonly string[],
): Mistake[] {
  return zones.flatMap(({ index, entry }, at) =>
    below(
      [index],
      [
        ...reachMistakes(entry, zones.slice(0, at)),
        ...(entry.freeFrom !== undefined && entry.freeFrom !== 'never' && entry.price === 0
          ? [{ path: ['freeFrom'], what: 'has no price beside it that would become free' }]
          : []),
        ...(entry.postalCodes ?? []).flatMap((code, place) =>
          hasBeginning(code, notServed)
            ? [{ path: ['postalCodes', place], what: `has "${code}", which notServed excludes` }]
            : [],
        ),
      ],
    ),
  );
}

function reachMistakes(zone: Zone, earlier: readonly { index: number; entry: Zone }[]): Mistake[] {
  const all = earlier.find(({ entry }) => !entry.states && !entry.postalCodes);
  if (all) return [{ path: [], what: `is never reached: entry ${all.index + 1} holds for every other place` }];
  const { states = [], postalCodes = [] } = zone;
  const isTaken =
    states.every((state) => earlier.some(({ entry }) => entry.states?.includes(state))) &&
    postalCodes.every((code) => earlier.some(({ entry }) => hasBeginning(code, entry.postalCodes)));
  return isTaken && (zone.states ?? zone.postalCodes)
    ? [{ path: [], what: 'is never reached: earlier zones have all of its places' }]
    : [];
}

/** Do all postal codes that begin like this one begin like one of those? */
function hasBeginning(code: string, beginnings: readonly string[] = []): boolean {
  return beginnings.some((one) => bare(code).startsWith(bare(one)));
}

function bare(code: string): string {
  return code.replace(/\s+/g, '').toUpperCase();
}
