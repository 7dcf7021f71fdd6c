import { contextOf } from './app-of-world.ts';
import { asFetched, isOnDelivery, payerOf, storeFor } from './shoppers.ts';
import type { World } from './world.ts';
import type { Answer } from '#backends/serving/answer.ts';
import { createPayment } from '#store-api/http/handlers/create-payment.ts';
import { payLinked } from '#store-api/http/handlers/orders/linked-order.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';

/** Pays an order: its shopper, signed in, or whoever has the link with this token, who need not be one any more. */
export async function payOrder(
  world: World,
  store: Store,
  { orderId, method, token }: { orderId: string; method: string; token?: string | undefined },
): Promise<Answer> {
  const { user, expectedTotal, isFetched } = await payerOf(world.db, orderId, method);
  const body = { expectedTotal, fields: { method: isOnDelivery(method) ? 'on-delivery' : method } };
  const by = <B>(asked: B) => contextOf(world, storeFor(store, method), user, asked);
  const answer =
    token === undefined
      ? await createPayment.respond(by({ ...body, orderId }))
      : await payLinked.respond({ ...by({ ...body, token }), user: undefined });
  const status = world.noted(isFetched || method === 'bank-transfer' ? asFetched(answer) : answer, user.id);
  if (![200, 409, 502].includes(status) && !(token !== undefined && status === 404))
    throw new Error(`a payment was answered ${status}`);
  return answer;
}
