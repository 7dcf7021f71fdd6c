import { below, type Mistake, repeated } from './mistake.ts';
import { type KnownPlaces, placeMistakes, postalMistakes } from './known-places.ts';
import { methodMistakes, weightMistakes } from './method-mistakes.ts';
import { zonesMistakes } from './zone-mistakes.ts';
import { entriesOf, soundEntries } from '../read/sound-entries.ts';
import { DeliveryMethod, DeliveryZone, WeightStep } from '../schema/delivery.ts';
import { beginning } from '../schema/places.ts';

/** What does not go together in delivery.yaml. `given`: as it is written; what is wrong by itself the schema tells. */
export function deliveryMistakes(given: unknown, known: KnownPlaces): Mistake[] {
  const { methods, notServed: excluded } = Object(given) as Record<string, unknown>;
  const written = entriesOf(methods).map((one) => Object(one) as Record<string, unknown>);
  const ids = written.flatMap(({ id }, index) => (typeof id === 'string' ? [{ index, id }] : []));
  const notServed = soundEntries(excluded, beginning);
  const codes = notServed.map(({ entry }) => entry);
  return [
    ...repeated(ids, ({ id }) => id).map(({ index, id }) => ({
      path: ['methods', index, 'id'],
      what: `${id} is the id of another method too`,
    })),
    ...soundEntries(methods, DeliveryMethod).flatMap(({ index, entry }) =>
      below(['methods', index], methodMistakes(entry)),
    ),
    ...written.flatMap(({ zones, byWeight }, index) => [
      ...below(['methods', index, 'zones'], zonesMistakes(soundEntries(zones, DeliveryZone), codes)),
      ...entriesOf(zones).flatMap((zone, at) => below(['methods', index, 'zones', at], placeMistakes(zone, known))),
      ...below(['methods', index, 'byWeight'], weightMistakes(soundEntries(byWeight, WeightStep))),
    ]),
    ...notServed.flatMap(({ index, entry }) => postalMistakes(entry, ['notServed', index], known)),
  ];
}
