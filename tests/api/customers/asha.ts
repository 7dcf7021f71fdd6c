import { setTimeout as sleep } from 'node:timers/promises';
import { BELT, JEANS } from '../catalogue.ts';
import { expect } from 'vitest';
import type { Engine } from '../engines.ts';
import { openShop, orderOf } from '../fixture.ts';
import { addReceiver } from '../webhooks/add.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { addReturn } from '#store-api/shop/orders/returns/return-rows.ts';
import { createStore } from '#owner/stores/create-store.ts';

export const EMAIL = 'asha@example.com';

/** A shop with a customer of whom it holds one of everything that customers leave. */
export async function openShopOfAsha(engine: Engine) {
  const shop = await openShop(engine, { outboxEveryMs: 20 });
  await createStore(shop.db, {
    id: 'main',
    isDefault: true,
    hosts: ['shop.example'],
    info: { storeName: 'Selvedge & Sons', companyEmail: 'hello@shop.example' },
  });
  // Of the shop's own machine, which is not named: nothing is sent, and all of it kept.
  await addReceiver(shop.db, { url: 'http://127.0.0.1:9/' });
  const token = await shop.signUp(EMAIL);
  const orderId: string = (
    await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token, key: 'one' })
  ).body.id;
  await shop.post('/contact', {
    name: 'Asha Rao',
    email: EMAIL,
    subject: 'Fit of asha',
    message: 'Is it true to size?',
  });
  // Messages are told by their time, and these would have no order in one millisecond.
  await sleep(2);
  await shop.post('/newsletter', { email: EMAIL });
  await shop.post(`/products/${JEANS}/stock-requests`, { email: EMAIL, size: 'M', color: 'Black' });
  await shop.post('/users/forgot-password', { email: EMAIL }, { host: 'shop.example' });
  expect(
    (
      await shop.post(
        '/payments',
        { orderId, fields: { method: 'bank', email: EMAIL, phone: '+919876543210' } },
        { token },
      )
    ).status,
  ).toBe(200);
  await shop.db
    .updateTable('payments')
    .set({ answer: JSON.stringify({ success: true, email: EMAIL }) })
    .execute();
  return { shop, token, orderId };
}

/** A piece of the order was asked back, in the shopper's words and the owner's. */
export async function askBack(db: Db, orderId: string): Promise<void> {
  const row = { store_id: 'main', order_id: orderId, asked_at: '2030-01-01T00:00:00.000Z' };
  const made = { ...row, kind: 'return', fee_paise: 7900 };
  const asked = [{ line: 0, piece: 0, reason: 'size-small', note: 'Too tight for me', ...NOTHING_HELD }];
  await transact(db, (trx) => addReturn(trx, { ...made, asked }));
  await db
    .updateTable('returns')
    .set({ owner_note: 'Send it, Asha', decided_at: row.asked_at, received_at: row.asked_at })
    .execute();
}

const NOTHING_HELD = { size: null, variant_id: null, held: 0, held_until: null };
