import { fine, type Finding, warning } from './finding.ts';
import type { BankReach } from '../stores/store-payments.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';

/** How shoppers of a store without a gateway pay; what is picked up is not paid on delivery (docs/decisions D497). */
export function paidWithoutGateway(
  { id, currency, settings: { bankTransfer, delivery, payOnDelivery } }: Store,
  bank: BankReach,
): Finding {
  const ways = [...(bankTransfer ? ['by bank transfer'] : []), ...(payOnDelivery ? ['on delivery'] : [])];
  const paid = `${id}: paid in ${currency} ${ways.join(' and ')}`;
  const what =
    bank === 'nobody'
      ? `${paid} alone, as no gateway is set`
      : `${paid}. As no gateway is set, whoever opens it on this machine is offered the sandbox bank too, which moves no money`;
  if (bankTransfer || !delivery?.methods.some(({ pickUp }) => pickUp)) return fine('gateways', what);
  return warning(
    'gateways',
    `${what}: nobody can pay for an order that is picked up`,
    'Leave the methods with pickUp out of delivery.yaml, or set a gateway: docs/operations.md, Payments, has what each needs.',
  );
}
