import { transferLabel } from './bank-transfer/transfer.ts';
import type { Gateways } from './gateways.ts';
import { termsOf } from '../pricing/pricing-terms.ts';
import type { PayOnDeliveryTerms } from '../pricing/terms.ts';
import type { WaysToPay } from '../stores/store-info.ts';
import type { Store } from '../stores/store-of-host.ts';
import { paymentFormsIn, type PaymentFormTexts } from '#backends/serving/payment-form-texts.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';

/** The ways to pay that a store has for some of its orders, as shoppers read them, and which is on delivery. */
export function waysToPay(store: Store, { offered }: Pick<Gateways, 'offered'>): WaysToPay {
  const text = paymentFormsIn(store.language);
  const online = offered.flatMap((gateway) => gateway.methods(store).map(({ label }) => label(text)));
  const { bankTransfer } = store.settings;
  const { payOnDelivery } = termsOf(store);
  const onDelivery = payOnDelivery && atTheDoor(payOnDelivery, store, text);
  return {
    waysToPay: [...online, bankTransfer ? transferLabel(bankTransfer, text) : [], onDelivery ?? []].flat(),
    wayOnDelivery: onDelivery,
  };
}

/** With what it costs and whom it is for; what is picked up is not paid like that (docs/decisions D497). */
function atTheDoor(
  { label, fee, upTo, notServed = [] }: PayOnDeliveryTerms,
  { currency, locale, settings }: Store,
  text: PaymentFormTexts,
): string {
  const amount = (paise: number) => formatMoney(toRupees(paise), { currency, locale });
  const said = [
    fee > 0 && `+${amount(fee)}`,
    upTo !== undefined && text.forOrdersUpTo(amount(upTo)),
    notServed.length > 0 && text.notEverywhere,
    settings.delivery?.methods.some(({ pickUp }) => pickUp) && text.notForPickUp,
  ].filter(Boolean);
  return said.length === 0 ? label : `${label} (${said.join(', ')})`;
}
