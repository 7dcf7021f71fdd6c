import { accountFor, BANK_TRANSFER, offeredTransfer, transferLabel } from './bank-transfer/transfer.ts';
import type { OrderForm } from './gateways.ts';
import { ON_DELIVERY, onDeliveryOf } from './on-delivery/offer.ts';
import type { Db } from '../../base/db/open-database.ts';
import { isOnDelivery, mayBePaid } from '../orders/collect.ts';
import type { OrderParts } from '../orders/order-rows.ts';
import { termsOf } from '../pricing/pricing-terms.ts';
import { type StoredTotals, storedTotals, withFee } from '../pricing/stored-totals.ts';
import { toWireTotals } from '../pricing/wire-totals.ts';
import type { Store } from '../stores/store-of-host.ts';
import { paymentFormsIn } from '#backends/serving/payment-form-texts.ts';
import { PENDING } from '#contract/order-status.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';

/** What the payment form has to know of an order: its ways to pay, and what it comes to by each that changes that. */
export async function formOfOrder(db: Db, store: Store, { order, items }: OrderParts): Promise<OrderForm> {
  const { currency } = order;
  const form = { currency, phone: order.phone, ...transferForm(store, order) };
  if (!store.settings.payOnDelivery) return form;
  const wire = (totals: StoredTotals) => toWireTotals(storedTotals(totals, items));
  if (isOnDelivery(order) && mayBePaid(order)) return { ...form, totals: wire(withFee(termsOf(store), order, [])) };
  const offer = order.status === PENDING ? await onDeliveryOf(db, store, order) : undefined;
  if (!offer) return form;
  const fee = formatMoney(toRupees(offer.fee), { currency, locale: store.locale });
  return {
    ...form,
    onDelivery: {
      value: ON_DELIVERY,
      label: offer.fee === 0 ? offer.label : `${offer.label} (+${fee})`,
      onDelivery: true,
      fields: [],
      totals: wire(offer.totals),
    },
  };
}

function transferForm(store: Store, order: OrderParts['order']): Pick<OrderForm, 'transfer'> {
  const account = accountFor(store, order);
  if (!account) return {};
  return {
    transfer: {
      value: BANK_TRANSFER,
      label: transferLabel(account, paymentFormsIn(store.language)),
      fields: [],
      transfer: offeredTransfer(store, account, order),
    },
  };
}
