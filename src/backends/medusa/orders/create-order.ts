import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import { handle, refusal, type AnswerFor, type Call } from '../../adapter/handler.ts';
import { toCents } from '../catalog/choices.ts';
import type { Medusa } from '../medusa.ts';
import { readCustomer } from '../users/users.ts';
import { addDelivery, completeCart, openCart, openPayment, type Cart } from './cart.ts';
import { hashOf, placedOrders } from './placed-orders.ts';
import { quoteOf, resolveLines } from './quote.ts';
import type { LineProblem, ResolvedLine } from './resolve-line.ts';
import { readOrderLines } from '#backends/serving/order-lines.ts';
import { createOrderOnServer } from '#contract/endpoints/orders/create-order.ts';
import { log } from '#log.ts';

type OrderCall = Call<typeof createOrderOnServer>;
type OrderAnswer = AnswerFor<'createOrder'>;
type Customer = Awaited<ReturnType<typeof readCustomer>>;

/**
 * POST /orders: a cart of Medusa, completed. The cart that an Idempotency-Key stands for is remembered as soon as
 * it is there, and a repeat completes the same one, which gives the same order (docs/adapters.md says how far).
 */
export function createOrderHandler(medusa: Medusa) {
  const placed = placedOrders(medusa);
  /** The requests that this process has not answered yet, by key: a repeat at the same time gets the same answer. */
  const running = new Map<string, { body: string; answer: Promise<OrderAnswer> }>();

  async function once(call: OrderCall, customer: Customer, keyHash: string): Promise<OrderAnswer> {
    const body = hashOf(call.bodyText);
    const twin = running.get(keyHash);
    if (twin) return twin.body === body ? twin.answer : keyReused();
    const answer = answerKeyed(call, customer, { key: keyHash, body });
    running.set(keyHash, { body, answer });
    return answer.finally(() => running.delete(keyHash));
  }

  async function answerKeyed(
    call: OrderCall,
    customer: Customer,
    { key, body }: { key: string; body: string },
  ): Promise<OrderAnswer> {
    const before = await placed.find(call.token, key);
    if (before && before.body !== body) return keyReused();
    const order = before && (await completeCart(medusa, before.cart, call.token));
    if (order) return { status: 201, body: { id: order } };
    return place(medusa, call, customer.email, {
      take: async (cart) => (await placed.remember(call.token, { key, body, cart }, before?.cart)).cart,
      standing: async (cart) => (await placed.standing(call.token, key))?.cart ?? cart,
    });
  }

  return handle(createOrderOnServer, async (call) => {
    const customer = await readCustomer(medusa, call.token);
    return call.key
      ? once(call, customer, hashOf(customer.id, call.key))
      : place(medusa, call, customer.email, { take: (cart) => cart, standing: (cart) => cart });
  });
}

/** Which cart the order is made of: another process may have begun one under the same key. */
interface Claim {
  take: (cart: string) => Promise<string> | string;
  standing: (cart: string) => Promise<string> | string;
}

async function place(medusa: Medusa, { token, body }: OrderCall, email: string, claim: Claim): Promise<OrderAnswer> {
  const read = readOrderLines(body, shopRefusals());
  if ('fields' in read) return refusal(400, 'invalid', Object.values(read.fields)[0] ?? '', { fields: read.fields });
  const { lines: asked } = read;
  const resolved = await resolveLines(medusa, asked);
  const problem = firstProblem(resolved);
  if (problem) return unsold(problem, resolved);
  const lines = resolved.flatMap(({ input: { quantity }, result }) => {
    if (!('choice' in result)) return [];
    const { variantId, size, color } = result.choice;
    return [{ variant_id: variantId, quantity, metadata: { ...(size && { size }), ...(color && { color }) } }];
  });
  const id = await openCart(medusa, { token, email, lines, address: body.shippingAddress });
  const taken = await claim.take(id);
  if (taken !== id) return complete(taken);
  const cart = await addDelivery(medusa, id, token);
  if (!cart) {
    log.error('Medusa has no free shipping option for this order: set one up there, or name one');
    return refusal(503, 'unavailable', shopRefusals().noOrders);
  }
  const total = toCents(cart.total);
  if ((body.expectedTotal ?? total) !== total) {
    const quote = quoteOf(resolved, unitPrices(cart), cart);
    return refusal(409, 'price-changed', shopRefusals().pricesChanged, { quote });
  }
  await openPayment(medusa, cart, token);
  return complete(await claim.standing(id));

  async function complete(cartId: string): Promise<OrderAnswer> {
    const order = await completeCart(medusa, cartId, token);
    if (order) return { status: 201, body: { id: order } };
    // Medusa has looked at the stock again: what it says now is what the shopper is told.
    const again = await resolveLines(medusa, asked);
    const gone = firstProblem(again);
    return gone ? unsold(gone, again) : inProgress();
  }
}

function firstProblem(lines: ResolvedLine[]): LineProblem | undefined {
  return lines.map(({ result }) => result).find((result) => 'problem' in result);
}

function unsold({ problem, text }: LineProblem, lines: ResolvedLine[]) {
  const quote = quoteOf(lines);
  if (problem === 'sold-out') return refusal(409, 'out-of-stock', text, { quote });
  return refusal(422, problem === 'gone' ? 'unknown-product' : 'invalid-choice', text, { quote });
}

function keyReused() {
  return refusal(422, 'key-reused', shopRefusals().keyReused);
}

function inProgress() {
  return refusal(409, 'in-progress', shopRefusals().orderInProgress);
}

/** The price of one piece of each variant in the cart, with its taxes and promotions. */
function unitPrices({ items }: Cart): Map<string, number> {
  return new Map(
    items.map((item) => [item.variant_id, toCents(item.total ? item.total / item.quantity : item.unit_price)]),
  );
}
