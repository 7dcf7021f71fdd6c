import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import { handle, refusal, type AnswerFor, type Call } from '../../adapter/handler.ts';
import type { Medusa } from '../medusa.ts';
import { readCustomer } from '../users/users.ts';
import { completeCart, openCart, openPayment, readCart } from './cart.ts';
import { hashOf, placedOrders } from './placed-orders.ts';
import { priceCart } from './price-cart.ts';
import type { PriceLines } from './quote-carts.ts';
import { quoteOf, resolveLines } from './quote.ts';
import type { LineProblem, ResolvedLine } from './resolve-line.ts';
import { readOrderLines } from '#backends/serving/order-lines.ts';
import { createOrderOnServer } from '#contract/endpoints/orders/create-order.ts';
import type { WireQuote } from '#contract/quote.ts';

type OrderCall = Call<typeof createOrderOnServer>;
type OrderAnswer = AnswerFor<'createOrder'>;
type Customer = Awaited<ReturnType<typeof readCustomer>>;

/**
 * POST /orders: a cart of Medusa, completed. The cart that an Idempotency-Key stands for is remembered as soon as
 * it is there, and a repeat completes the same one, which gives the same order (docs/adapters.md says how far).
 */
export function createOrderHandler(medusa: Medusa, priceLines: PriceLines) {
  const placing = { medusa, priceLines };
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
    const order = before && (await completeAgain(medusa, before.cart, call));
    if (order) return { status: 201, body: { id: order } };
    return place(placing, call, customer.email, {
      take: async (cart) => (await placed.remember(call.token, { key, body, cart }, before?.cart)).cart,
      standing: async (cart) => (await placed.standing(call.token, key))?.cart ?? cart,
    });
  }

  return handle(createOrderOnServer, async (call) => {
    const customer = await readCustomer(medusa, call.token);
    return call.key
      ? once(call, customer, hashOf(customer.id, call.key))
      : place(placing, call, customer.email, { take: (cart) => cart, standing: (cart) => cart });
  });
}

interface Placing {
  medusa: Medusa;
  priceLines: PriceLines;
}

/** Medusa needs no payment of a cart that costs nothing: one that was refused because of that stays undone. */
async function completeAgain(medusa: Medusa, cartId: string, { token, body }: OrderCall) {
  const cart = await readCart(medusa, cartId, token);
  if (!cart) return undefined;
  const isRefused = cart.completed_at === undefined && cart.total <= 0 && body.expectedTotal !== cart.total;
  return isRefused ? undefined : completeCart(medusa, cartId, token);
}

/** Which cart the order is made of: another process may have begun one under the same key. */
interface Claim {
  take: (cart: string) => Promise<string> | string;
  standing: (cart: string) => Promise<string> | string;
}

async function place(
  { medusa, priceLines }: Placing,
  { token, body }: OrderCall,
  email: string,
  claim: Claim,
): Promise<OrderAnswer> {
  const read = readOrderLines(body, shopRefusals());
  if ('fields' in read) return refusal(400, 'invalid', Object.values(read.fields)[0] ?? '', { fields: read.fields });
  const { lines: asked } = read;
  const { shippingAddress: address, shippingMethod, code, expectedTotal } = body;
  const { state, postalCode } = address;
  const charges = { destination: { state, postalCode }, shippingMethod, code };
  const lines = await resolveLines(medusa, asked);
  const problem = firstProblem(lines);
  if (problem) return unsold(problem, await quoteNow(lines));
  const opened = await openCart(medusa, { token, email, lines, address });
  const taken = await claim.take(opened.id);
  if (taken !== opened.id) return complete(taken, false);
  const priced = await priceCart(medusa, opened, token, charges);
  const quote = quoteOf(lines, priced);
  // Of an order the whole address is known.
  const refused = priced.refusal ?? (priced.open.length > 0 ? 'not-served' : undefined);
  if (refused) return refuseCharges(refused, quote);
  // Who does not say what was shown knows the sum of the lines alone.
  if ((expectedTotal ?? quote.subtotal) !== quote.total)
    return refusal(409, 'price-changed', shopRefusals().pricesChanged, { quote });
  await openPayment(medusa, priced.cart, token);
  return complete(await claim.standing(opened.id), priced.code !== undefined);

  async function quoteNow(of: ResolvedLine[]): Promise<WireQuote> {
    return quoteOf(of, await priceLines(of, charges, token));
  }

  async function complete(cartId: string, hasCode: boolean): Promise<OrderAnswer> {
    const order = await completeCart(medusa, cartId, token);
    if (order) return { status: 201, body: { id: order } };
    // Medusa has looked at stock and code again: what it says now is what the shopper is told.
    const again = await resolveLines(medusa, asked);
    const gone = firstProblem(again);
    const now = (gone ?? hasCode) ? await quoteNow(again) : undefined;
    if (gone && now) return unsold(gone, now);
    return now?.refusal === 'code-refused' ? refuseCharges('code-used', now) : inProgress();
  }
}

/** An order that cannot come as it is; its quote is without what was refused. */
function refuseCharges(refused: NonNullable<WireQuote['refusal']>, quote: WireQuote) {
  const says = shopRefusals();
  const sentences = {
    'not-served': says.notServed,
    'method-gone': says.methodGone,
    'code-used': says.codeUsed,
    'code-refused': says.codeRefused,
  };
  return refusal(409, refused, sentences[refused], { quote });
}

function firstProblem(lines: ResolvedLine[]): LineProblem | undefined {
  return lines.map(({ result }) => result).find((result) => 'problem' in result);
}

function unsold({ problem, text }: LineProblem, quote: WireQuote) {
  if (problem === 'sold-out') return refusal(409, 'out-of-stock', text, { quote });
  return refusal(422, problem === 'gone' ? 'unknown-product' : 'invalid-choice', text, { quote });
}

function keyReused() {
  return refusal(422, 'key-reused', shopRefusals().keyReused);
}

function inProgress() {
  return refusal(409, 'in-progress', shopRefusals().orderInProgress);
}
