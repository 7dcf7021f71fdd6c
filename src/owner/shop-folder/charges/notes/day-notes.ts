import type { FolderProblem } from '../../folder-problem.ts';
import type { DeliveryFile } from '../../schema/delivery.ts';
import type { StoreFile } from '../../store-schema.ts';

const FILE = 'delivery.yaml';

/** Days of delivery that contradict what store.yaml promises, and holidays that are over. */
export function dayNotes(
  terms: StoreFile['terms'],
  delivery: DeliveryFile | undefined,
  today: string,
): FolderProblem[] {
  if (!delivery) return [];
  const { deliveryDays, handlingDays = 0 } = terms ?? {};
  const slow = delivery.methods.filter(({ pickUp, days, zones = [] }) => {
    const most = [days, ...zones.map((zone) => zone.days)].map((one) => one?.[1] ?? 0);
    return !pickUp && deliveryDays !== undefined && handlingDays + Math.max(...most) > deliveryDays;
  });
  const holidays = delivery.holidays ?? [];
  const last = holidays.toSorted().at(-1);
  return [
    ...(deliveryDays !== undefined && slow.length > 0
      ? [
          {
            file: FILE,
            what: `${slow.map(({ id }) => id).join(', ')} may take longer than terms.deliveryDays of store.yaml says \
(${deliveryDays} working days${handlingDays > 0 ? `, ${handlingDays} of them handlingDays` : ''}): the days here count, and \
the shop does not promise the others`,
          },
        ]
      : []),
    ...(last !== undefined && last < today
      ? [{ file: FILE, what: `all holidays are over, the last one is ${last}: write those to come` }]
      : []),
  ];
}
