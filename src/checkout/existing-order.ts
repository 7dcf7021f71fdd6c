import type { Api } from '#api-client/api.ts';
import { ADDRESS_FIELD_NAMES, addressField } from '#contract/store/address-fields.ts';
import type { WireOrder } from '#contract/order.ts';
import type { CreateOrderBody } from '#contract/endpoints/orders/create-order.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';

const PENDING = 0;
const DAY_MS = 24 * 60 * 60_000;

/** The shopper's unpaid order of today with exactly this body's pieces, going to the same place. */
export async function findExistingOrder(api: Api, body: CreateOrderBody): Promise<{ id: string } | undefined> {
  return (await api(ordersEndpoint)).find((order) => isSameOrder(order, body));
}

function isSameOrder(
  { status = PENDING, createdAt = '', items = [], shippingAddress }: WireOrder,
  body: CreateOrderBody,
): boolean {
  const isRecent = Math.abs(Date.now() - Date.parse(createdAt)) < DAY_MS;
  const isThere = ADDRESS_FIELD_NAMES.filter((name) => addressField(name).guest).every(
    (name) => !shippingAddress[name] || shippingAddress[name] === body.shippingAddress[name],
  );
  return status === PENDING && isRecent && isThere && haveQuantities(items, body.products);
}

function haveQuantities(items: NonNullable<WireOrder['items']>, products: Record<string, number>): boolean {
  const ordered = new Map<string, number>();
  for (const { id = '', quantity } of items) ordered.set(id, (ordered.get(id) ?? 0) + quantity);
  const wanted = Object.entries(products);
  return wanted.length === ordered.size && wanted.every(([id, quantity]) => ordered.get(id) === quantity);
}
