import type { Answer } from '../../checker.ts';
import type { PlacedOrder, Shopper, Visit } from '../../visit.ts';
import { toProduct } from '#catalog/product.ts';
import { orderBody } from '#checkout/order-body.ts';
import type { CartLine } from '#cart/line.ts';
import { toItem } from '#cart/order-item.ts';
import { postalExample } from '#contract/store/address-shapes.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import { createOrderEndpoint, type CreateOrderBody } from '#contract/endpoints/orders/create-order.ts';
import type { ShippingAddress } from '#contract/shipping/shipping-address.ts';
import { priceToPay } from '#contract/price.ts';
import type { OrderQuote } from '#contract/quote.ts';
import type { WireProduct } from '#contract/product.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';
import { sumMoney } from '#lib/money.ts';

export const QUANTITY = 2;

/** A line of a product that can be ordered, in its first choice. */
export async function lineToBuy(visit: Visit): Promise<CartLine | undefined> {
  const products = (await visit.firstPage())?.value.data ?? [];
  return products.flatMap((wire) => lineOf(wire) ?? [])[0];
}

/** The body of POST /orders as the checkout of the shop makes it. */
export async function bodyToPlace(visit: Visit, line: CartLine): Promise<CreateOrderBody> {
  const store = (await visit.store())?.value ?? {};
  const reads = { items: await visit.announces('items'), quotes: await visit.announces('quotes') };
  return orderBody([line], addressIn(store), reads, { total: await totalOf(visit, line) });
}

/** What the line comes to: only the store can tell where there is more than the line. */
async function totalOf(visit: Visit, line: CartLine): Promise<number | undefined> {
  if (!(await visit.announces('parts'))) return sumMoney([line]);
  const { value } = await visit.ask(quoteEndpoint, { body: await bodyToQuote(visit, line) });
  return (value as OrderQuote | undefined)?.total;
}

/** The body of POST /quotes of what would be ordered: with the destination where it is read. */
export async function bodyToQuote(visit: Visit, line: CartLine): Promise<BodyOf<'quote'>> {
  const items = [toItem(line)];
  return (await visit.announces('shippingMethods')) ? { items, destination: await destination(visit) } : { items };
}

/** Where the orders of a run go. */
async function destination(visit: Visit): Promise<BodyOf<'quote'>['destination']> {
  const { state, postalCode } = addressIn((await visit.store())?.value ?? {});
  return { state, postalCode };
}

/** Places an order of two pieces. */
export async function placeOrder(
  visit: Visit,
  owner: Shopper,
  line: CartLine,
  idempotencyKey?: string,
): Promise<{ answer: Answer<'createOrder'>; placed: PlacedOrder } | undefined> {
  const body = await bodyToPlace(visit, line);
  const answer = await visit.read(createOrderEndpoint, { token: owner.token, body, idempotencyKey });
  return answer && { answer, placed: { id: answer.value.id, owner, line, phone: body.shippingAddress.phone } };
}

/** Two pieces of a product in its first choice that can be ordered. */
export function lineOf(wire: WireProduct): CartLine | undefined {
  const { id, name, image, price, sizes, colors, variants } = toProduct(wire);
  const variant = variants.find(({ available }) => available);
  if (price <= 0 || (variants.length > 0 && !variant)) return undefined;
  const cost = priceToPay(variant?.regularPrice, variant?.discountedPrice) ?? price;
  return {
    id,
    name,
    image,
    price: cost,
    quantity: QUANTITY,
    selectedSize: variant?.size ?? sizes[0] ?? '',
    selectedColor: variant?.color ?? colors[0] ?? '',
  };
}

/** An address of the shape that the store's record asks for. */
function addressIn({ address }: Partial<WireStoreInfo>): ShippingAddress {
  const [shape] = address?.postalCode ?? [];
  return {
    fullName: 'Conformance Test',
    address: '12 Lake Road',
    city: 'Pune',
    state: address?.states?.[0] ?? 'Maharashtra',
    postalCode: shape === undefined ? '411001' : postalExample(shape),
    phone: address?.phoneDigits ? '9'.repeat(address.phoneDigits[0]) : '+919876543210',
  };
}
