import { contextOf } from './app-of-world.ts';
import { userOf } from './shoppers.ts';
import type { World } from './world.ts';
import { createPayment } from '#store-api/http/handlers/create-payment.ts';
import { cancelPieces } from '#store-api/http/handlers/orders/cancel-pieces.ts';
import { returnPieces } from '#store-api/http/handlers/orders/return-pieces.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';

/** Somebody who did not order it tries all that a shopper can do to an order, and is told that there is none. */
export async function asStranger(world: World, orderId: string): Promise<void> {
  const store = (await findStoreById(world.db, world.storeId))!;
  const lines = [{ line: 0, quantity: 1, reason: 'other' as const }];
  const by = <B>(body: B) => ({ ...contextOf(world, store, userOf('stranger'), body), id: orderId });
  const answers = [
    await createPayment.respond(by({ orderId, fields: { method: 'card' } })),
    await createPayment.respond(by({ orderId, fields: { method: 'on-delivery' } })),
    await cancelPieces.respond(by({ lines })),
    await returnPieces.respond(by({ kind: 'return' as const, lines })),
  ];
  const wrong = answers.find(({ status }) => status !== 404);
  if (wrong) throw new Error(`a stranger was answered ${wrong.status}`);
}
