import { transferLabel } from './bank-transfer/transfer.ts';
import type { Gateways } from './gateways.ts';
import { termsOf } from '../pricing/pricing-terms.ts';
import type { Store } from '../stores/store-of-host.ts';
import { paymentFormsIn } from '#backends/serving/payment-form-texts.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';

/** The ways to pay that a store has for some of its orders, as shoppers read them. */
export function waysToPay(store: Store, { offered }: Pick<Gateways, 'offered'>): string[] {
  const text = paymentFormsIn(store.language);
  const online = offered.flatMap((gateway) => gateway.methods(store).map(({ label }) => label(text)));
  const { bankTransfer } = store.settings;
  const { payOnDelivery } = termsOf(store);
  return [
    ...online,
    ...(bankTransfer ? [transferLabel(bankTransfer, text)] : []),
    ...(payOnDelivery ? [withFee(payOnDelivery, store)] : []),
  ];
}

function withFee({ label, fee }: { label: string; fee: number }, { currency, locale }: Store): string {
  return fee === 0 ? label : `${label} (+${formatMoney(toRupees(fee), { currency, locale })})`;
}
