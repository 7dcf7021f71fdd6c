import { isOnDelivery, isToTransfer } from '../../orders/collect.ts';
import { orderName } from '../../orders/order-name.ts';
import type { OrderRow } from '../../../base/db/rows/order-rows.ts';
import type { BankTransferSettings } from '../../stores/store-settings.ts';
import type { Store } from '../../stores/store-of-host.ts';
import { paymentFormsIn, type PaymentFormTexts } from '#backends/serving/payment-form-texts.ts';
import type { WireTransfer } from '#contract/orders/transfer.ts';
import { PENDING } from '#contract/order-status.ts';
import { daysLater } from '#lib/days.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';

/** The value of this way in the payment form, and what its money is booked under. */
export const BANK_TRANSFER = 'bank-transfer';

const USUAL_DAYS = 7;

type Payable = Pick<OrderRow, 'id' | 'number' | 'status' | 'collect' | 'currency' | 'total_paise' | 'confirm_by'>;

/**
 * The account of a store to which this order may be paid by a transfer; undefined where it cannot be: it has another
 * currency than the account, or is to be paid on delivery.
 */
export function accountFor(store: Store, order: Payable): BankTransferSettings | undefined {
  const isOffered = order.status === PENDING && !isOnDelivery(order) && order.currency === store.currency;
  return isOffered ? store.settings.bankTransfer : undefined;
}

/** As shoppers read this way. */
export function transferLabel({ label }: BankTransferSettings, text: PaymentFormTexts): string {
  return label ?? text.bankTransfer;
}

/** For how many days the money of a transfer is awaited. */
export const transferDays = ({ days = USUAL_DAYS }: BankTransferSettings): number => days;

/** Until when the money of one that is chosen now is awaited, to the day. */
export function transferUntil(account: BankTransferSettings, at: string): string {
  return daysLater(at, transferDays(account));
}

/** Where to, how much and what to write, as the form offers it. */
export function offeredTransfer(store: Store, account: BankTransferSettings, order: Payable): WireTransfer {
  return { lines: linesOf(store, account, order), days: transferDays(account), ...noteOf(account) };
}

/** The same of an order for which it was chosen; undefined of any other. */
export function transferOf(store: Store, order: Payable): WireTransfer | undefined {
  const account = isToTransfer(order) ? accountFor(store, order) : undefined;
  if (!account) return undefined;
  return {
    lines: linesOf(store, account, order),
    ...(order.confirm_by !== null && { until: order.confirm_by }),
    ...noteOf(account),
  };
}

function noteOf({ note }: BankTransferSettings): { note?: string } {
  return note === undefined ? {} : { note };
}

function linesOf(
  { language, locale }: Store,
  { holder, iban, bic, account = [] }: BankTransferSettings,
  order: Payable,
): WireTransfer['lines'] {
  const text = paymentFormsIn(language);
  const lines: [label: string, value: string | undefined][] = [
    [text.accountHolder, holder],
    [text.iban, iban && inGroups(iban)],
    [text.bic, bic],
    ...account.map(({ label, value }): [string, string] => [label, value]),
    [text.amount, formatMoney(toRupees(order.total_paise), { currency: order.currency, locale })],
    [text.transferReference, orderName(order)],
  ];
  return lines.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

/** `DE89 3704 0044 0532 0130 00`, as people write it. */
function inGroups(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
