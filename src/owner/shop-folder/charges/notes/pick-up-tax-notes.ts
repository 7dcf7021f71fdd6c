import type { FolderProblem } from '../../folder-problem.ts';
import type { DeliveryFile } from '../../schema/delivery.ts';
import type { TaxFile } from '../../schema/tax.ts';

/** What is picked up is taxed where the shop is: rates by place need to know where. */
export function pickUpTaxNotes(
  tax: Pick<TaxFile, 'registration' | 'state' | 'classes'> | undefined,
  delivery: { methods: readonly Pick<DeliveryFile['methods'][number], 'pickUp'>[] } | undefined,
): FolderProblem[] {
  const rates = (tax?.classes ?? []).flatMap((each) => each.rates);
  const isByPlace = rates.some(({ states, postalCodes }) => (states ?? postalCodes) !== undefined);
  if (tax?.registration !== 'regular' || tax.state !== undefined || !isByPlace) return [];
  if (!delivery?.methods.some(({ pickUp }) => pickUp)) return [];
  return [
    {
      file: 'tax.yaml',
      what: 'state is missing, and delivery.yaml lets shoppers pick up: that is taxed where your shop is, by the rates of `state`, \
and without it by none that names a place. Write `state:` above classes',
    },
  ];
}
