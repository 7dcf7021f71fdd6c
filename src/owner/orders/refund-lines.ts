import type { Db } from '#store-api/base/db/open-database.ts';
import { BANK_TRANSFER } from '#store-api/shop/payments/bank-transfer/transfer.ts';
import { ON_DELIVERY } from '#store-api/shop/payments/on-delivery/offer.ts';
import { OWNER } from '#store-api/shop/payments/by-hand/payment-by-hand.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import type { BegunRefund } from '#store-api/shop/refunds/begin-refund.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';
import { stripped } from '#lib/text/terminal-text.ts';

/** What the owner reads of refunds that were begun. */
export async function refundLines(
  db: Db,
  storeId: string,
  orderId: string,
  begun: readonly BegunRefund[],
): Promise<string[]> {
  const { locale } = await dateStyleOf(db, storeId);
  return begun.map((refund) => {
    const money = formatMoney(toRupees(refund.amountPaise), { currency: refund.currency, locale });
    return stripped(`${orderId}: ${money} ${SENTENCES[refund.outcome](wordsOf(orderId, refund))}`);
  });
}

function wordsOf(orderId: string, { gatewayId = 'no gateway', said = '', number }: BegunRefund): Words {
  return { orderId, gatewayId, said, number };
}

type Words = Record<'orderId' | 'gatewayId' | 'said', string> & Pick<BegunRefund, 'number'>;

const SENTENCES: Record<BegunRefund['outcome'], (words: Words) => string> = {
  succeeded: ({ gatewayId }) => `returned by ${gatewayId}`,
  pending: ({ gatewayId }) => `is on its way back by ${gatewayId}; the shopper is mailed once it is there`,
  failed: ({ gatewayId, said }) => `was refused by ${gatewayId}: ${said}. It stands in 'orders refunds'.`,
  unanswered: ({ gatewayId }) =>
    `is asked of ${gatewayId}, which has not answered. The shop goes on asking; it stands in 'orders refunds'.`,
  'by-hand': ({ orderId, gatewayId, number }) =>
    `is for you to return, since ${WHY_BY_HAND[gatewayId] ?? `${gatewayId} gives nothing back`}. \
Then: orders refunded ${orderId} ${number}`,
};

/** Of what stands in place of a gateway. */
const WHY_BY_HAND: Partial<Record<string, string>> = {
  [OWNER]: 'you confirmed its payment yourself',
  [ON_DELIVERY]: 'it was paid on delivery',
  [BANK_TRANSFER]: 'it was paid by bank transfer',
};
