import * as z from 'zod/mini';
import { addsTax, lineFields, methodsField, TOTALS_FIELDS, toTotals, unitPrice } from './totals.ts';
import { ADDRESS_FIELD_NAMES, guestAddress } from '#contract/store/address-fields.ts';
import { list, optionalNumber, optionalText, readOr, text } from '#contract/lenient.ts';
import type { WireOrder, WireParcel } from '#contract/order.ts';
import { CANCELLED, DELIVERED, PENDING, PROCESSING, SHIPPED } from '#contract/order-status.ts';

const Address = z.object({
  first_name: z.optional(text),
  last_name: z.optional(text),
  address_1: z.optional(text),
  address_2: z.optional(text),
  city: z.optional(text),
  province: z.optional(text),
  postal_code: z.optional(text),
  phone: z.optional(text),
  metadata: z.optional(readOr(z.record(z.string(), z.unknown()), undefined)),
});

const Item = z.object({
  ...lineFields,
  product_id: z.optional(text),
  product_title: z.optional(text),
  thumbnail: z.optional(optionalText),
});

/** A parcel is a fulfillment that left; its labels have the numbers. */
const Fulfillment = z.object({
  shipped_at: z.optional(optionalText),
  delivered_at: z.optional(optionalText),
  canceled_at: z.optional(optionalText),
  labels: z.optional(
    list(z.object({ tracking_number: z.optional(optionalText), tracking_url: z.optional(optionalText) })),
  ),
});

export const MedusaOrder = z.object({
  id: z.string(),
  status: z.optional(text),
  payment_status: z.optional(text),
  fulfillment_status: z.optional(text),
  email: z.optional(text),
  customer_id: z.optional(optionalText),
  total: z.optional(optionalNumber),
  currency_code: z.optional(optionalText),
  created_at: z.optional(text),
  items: z.optional(list(Item)),
  shipping_methods: methodsField,
  fulfillments: z.optional(list(Fulfillment)),
  shipping_address: z.optional(readOr(Address, undefined)),
});
export type MedusaOrder = z.output<typeof MedusaOrder>;

/** The fields that `toOrder` reads, in the words of Medusa's query. */
export const ORDER_FIELDS = [
  `id,status,payment_status,fulfillment_status,email,customer_id,currency_code,created_at,${TOTALS_FIELDS}`,
  '*shipping_address,*fulfillments,*fulfillments.labels',
].join(',');

/** Medusa's order as the contract has it. `isOwn`: the buyer's token came with it, so name and phone may be told. */
export function toOrder(order: MedusaOrder, isOwn: boolean): WireOrder {
  const { items: lines = [], shipping_methods: [sent] = [] } = order;
  const isAdded = addsTax(lines);
  const items = lines.map((item) => ({
    id: item.product_id,
    productTitle: item.product_title,
    quantity: item.quantity,
    price: unitPrice(item, isAdded),
    size: item.metadata?.size,
    color: item.metadata?.color,
    image: item.thumbnail,
  }));
  return {
    id: order.id,
    status: statusOf(order),
    createdAt: order.created_at ?? '',
    ...toTotals(order),
    currency: order.currency_code?.toUpperCase(),
    items,
    ...(sent?.name && { delivery: { label: sent.name } }),
    parcels: (order.fulfillments ?? []).flatMap(parcelsOf),
    shippingAddress: addressOf(order.shipping_address ?? {}, isOwn),
  };
}

/** A parcel for each label; one without a number where there is none. Medusa does not say who brings it. */
function parcelsOf({
  shipped_at: sentAt,
  delivered_at: deliveredAt,
  canceled_at,
  labels = [],
}: z.output<typeof Fulfillment>): WireParcel[] {
  if (sentAt === undefined || canceled_at !== undefined) return [];
  if (labels.length === 0) return [{ sentAt, deliveredAt }];
  return labels.map(({ tracking_number, tracking_url }) => ({
    sentAt,
    deliveredAt,
    trackingNumber: tracking_number,
    trackingUrl: tracking_url,
  }));
}

/** Fields that Medusa has no place for stand in the address's metadata (cart.ts). */
function addressOf(
  { first_name: first = '', last_name: last = '', metadata = {}, ...sentTo }: z.output<typeof Address>,
  isOwn: boolean,
): WireOrder['shippingAddress'] {
  const all = {
    ...Object.fromEntries(ADDRESS_FIELD_NAMES.map((name) => [name, textOr(metadata[name])])),
    fullName: `${first} ${last}`.trim(),
    phone: sentTo.phone,
    address: [sentTo.address_1, sentTo.address_2].filter(Boolean).join(', '),
    city: sentTo.city ?? '',
    state: textOr(metadata.state) ?? sentTo.province ?? '',
    postalCode: sentTo.postal_code ?? '',
  };
  return isOwn ? all : guestAddress(all);
}

function textOr(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * An order that is only authorized is not paid yet: the manual provider authorizes every order, and the store captures
 * what it received.
 */
export function statusOf({ status, payment_status: paid = '', fulfillment_status: sent = '' }: MedusaOrder): number {
  if (status === 'canceled' || sent === 'canceled') return CANCELLED;
  if (sent === 'delivered') return DELIVERED;
  if (/^(partially_)?(shipped|delivered)$/.test(sent)) return SHIPPED;
  if (/^(partially_)?fulfilled$/.test(sent) || status === 'completed') return PROCESSING;
  return /^(partially_)?(captured|refunded)$/.test(paid) ? PROCESSING : PENDING;
}
