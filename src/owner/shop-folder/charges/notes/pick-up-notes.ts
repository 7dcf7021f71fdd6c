import type { FolderProblem } from '../../folder-problem.ts';
import type { DeliveryFile } from '../../schema/delivery.ts';
import type { StoreFile } from '../../store-schema.ts';
import { GATEWAYS } from '#environment/gateway-settings.ts';
import { settingOfStore } from '#environment/store-accounts.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What is picked up is not paid on delivery (docs/decisions D497): with nothing else to pay by, such a way of delivery
 * takes no order. `doctor` says the same of what is applied.
 */
export function pickUpNotes(
  store: Pick<StoreFile, 'id' | 'payOnDelivery' | 'payments' | 'bankTransfer'>,
  delivery: Pick<DeliveryFile, 'methods'> | undefined,
  environment: Environment,
): FolderProblem[] {
  const pickedUp = delivery?.methods.filter(({ pickUp }) => pickUp) ?? [];
  if (!store.payOnDelivery || pickedUp.length === 0 || isPaidOtherwise(store, environment)) return [];
  const methods = pickedUp.map(({ id }) => id).join(', ');
  return [
    {
      file: 'delivery.yaml',
      what: `nobody can pay for what comes by ${methods}: what is picked up is not paid on delivery, and no gateway is set. Set one \
(docs/operations.md, Payments), state bankTransfer in store.yaml, or leave out what has pickUp`,
    },
  ];
}

/** By transfer; or it names gateways, or the settings of one are there, with its name or without. */
function isPaidOtherwise(
  { id, payments = [], bankTransfer }: Pick<StoreFile, 'id' | 'payments' | 'bankTransfer'>,
  environment: Environment,
): boolean {
  const isSet = (name: string) => Boolean(environment[name]);
  return (
    bankTransfer !== undefined ||
    payments.length > 0 ||
    Object.values(GATEWAYS).some(({ needs }) => needs.every((name) => isSet(name) || isSet(settingOfStore(name, id))))
  );
}
