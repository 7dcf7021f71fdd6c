import type * as z from 'zod';
import { below, type Mistake, repeated } from './mistake.ts';
import { type KnownPlaces, placeMistakes } from './known-places.ts';
import { entriesOf, soundEntries } from '../read/sound-entries.ts';
import { TaxRate } from '../schema/tax.ts';

type Rate = z.output<typeof TaxRate>;

/** What does not go together in the rates of a tax class. `given`: as they are written. */
export function ratesMistakes(given: unknown, known: KnownPlaces): Mistake[] {
  const rates = soundEntries(given, TaxRate);
  const spots = rates.flatMap(({ index, entry }) =>
    placesOf(entry).map((place) => ({ index, place: `${entry.from} ${place}` })),
  );
  const twice = new Set(repeated(spots, ({ place }) => place).map(({ index }) => index));
  const places = entriesOf(given).flatMap((rate, index) => below([index], placeMistakes(rate, known)));
  const others = rates.flatMap(({ index, entry }) =>
    below(
      [index],
      [
        ...(twice.has(index) ? [{ path: [], what: `is the second rate from ${entry.from} for the same place` }] : []),
        ...rateMistakes(entry),
      ],
    ),
  );
  return [...places, ...others];
}

/** Each of what a rate is for: of two that are for the same from the same day, none counts more. */
function placesOf({ states, postalCodes }: Rate): string[] {
  const codes = postalCodes?.map((code) => code.replace(/\s+/g, '').toUpperCase()) ?? [''];
  return (states ?? ['']).flatMap((state) => codes.map((code) => `${state}/${code}`));
}

function rateMistakes({ rate, bands }: Rate): Mistake[] {
  if (rate === undefined && !bands) return [{ path: [], what: 'has no rate: write rate or bands' }];
  if (rate !== undefined && bands) return [{ path: ['bands'], what: 'stand beside rate: leave one of them out' }];
  return bandMistakes(bands ?? []);
}

function bandMistakes(bands: NonNullable<Rate['bands']>): Mistake[] {
  return bands.flatMap(({ upTo }, index): Mistake[] => {
    const path = ['bands', index, 'upTo'];
    const before = bands[index - 1]?.upTo ?? 0;
    if (index === bands.length - 1)
      return upTo === undefined
        ? []
        : [{ path, what: 'is not for the last band, which holds for all above: leave it out' }];
    if (upTo === undefined) return [{ path, what: 'is missing: only the last band has no limit' }];
    return upTo > before ? [] : [{ path, what: `must be more than ${before}: bands go upwards` }];
  });
}
