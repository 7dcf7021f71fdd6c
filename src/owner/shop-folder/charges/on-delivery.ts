import { knownPlaces, postalMistakes } from './known-places.ts';
import type { Stated } from './stated/stated.ts';
import { short } from '../catalogue/quoted.ts';
import type { FolderProblem } from '../folder-problem.ts';
import { type Checked, nameOf } from '../read/check-yaml.ts';
import { soundEntries } from '../read/sound-entries.ts';
import { beginning } from '../schema/places.ts';
import { toPaise } from '#lib/minor-units.ts';
import type { PayOnDeliverySettings } from '#store-api/shop/stores/store-settings.ts';

/** What of `payOnDelivery` in store.yaml does nothing: postal codes with which no address begins, hours alone. */
export function onDeliveryProblems(store: Pick<Checked<unknown>, 'given' | 'lineOf'> | undefined): FolderProblem[] {
  if (!store) return [];
  const { payOnDelivery } = Object(store.given) as { payOnDelivery?: unknown };
  const { notServed, confirm, confirmHours } = Object(payOnDelivery) as Record<string, unknown>;
  const isAlone = confirmHours !== undefined && confirm === undefined;
  const known = knownPlaces(store.given);
  const hours = { path: ['payOnDelivery', 'confirmHours'], what: 'does nothing without confirm: true beside it' };
  return [
    ...soundEntries(notServed, beginning).flatMap(({ index, entry }) =>
      postalMistakes(entry, ['payOnDelivery', 'notServed', index], known),
    ),
    ...(isAlone ? [hours] : []),
  ].map(({ path, what }) => ({ file: 'store.yaml', line: store.lineOf(path), what: `${nameOf(path)} ${what}` }));
}

/** What `payOnDelivery` states. `write` makes text of paise. */
export function statedOnDelivery(
  settings: PayOnDeliverySettings | undefined,
  write: (paise: number) => string,
): Stated[] {
  if (!settings) return [];
  const { label, fee, upTo, notServed = [], maxRefusedParcels, confirm, confirmHours } = settings;
  const amount = (value: number | undefined) => (value === undefined ? undefined : write(toPaise(value)));
  return [
    {
      what: 'payment on delivery',
      facts: [
        { name: 'label', value: label && short(label) },
        { name: 'fee', value: amount(fee) },
        { name: 'up to', value: amount(upTo) },
        { name: 'postal codes not served', value: notServed },
        { name: 'refused parcels', value: maxRefusedParcels?.toString() },
        { name: 'confirmed by a link', value: confirm ? 'yes' : undefined },
        { name: 'hours to confirm', value: confirmHours?.toString() },
      ],
    },
  ];
}
