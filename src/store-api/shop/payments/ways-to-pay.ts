import { transferLabel } from './bank-transfer/transfer.ts';
import type { Gateways } from './gateways.ts';
import { termsOf } from '../pricing/pricing-terms.ts';
import type { Store } from '../stores/store-of-host.ts';
import { paymentFormsIn, type PaymentFormTexts } from '#backends/serving/payment-form-texts.ts';
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
    ...(payOnDelivery ? [atTheDoor(payOnDelivery, store, text)] : []),
  ];
}

/** With what it costs; what is picked up is not paid like that (docs/decisions D497). */
function atTheDoor(
  { label, fee }: { label: string; fee: number },
  { currency, locale, settings }: Store,
  text: PaymentFormTexts,
): string {
  const isLimited = settings.delivery?.methods.some(({ pickUp }) => pickUp) ?? false;
  const added = fee === 0 ? undefined : `+${formatMoney(toRupees(fee), { currency, locale })}`;
  const said = [added, isLimited ? text.notForPickUp : undefined].filter(Boolean);
  return said.length === 0 ? label : `${label} (${said.join(', ')})`;
}
