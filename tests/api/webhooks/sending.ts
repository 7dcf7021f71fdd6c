import { onTestFinished } from 'vitest';
import { addReceiver } from './add.ts';
import { startReceiver } from './receiver.ts';
import type { Engine } from '../engines.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { announceMessage } from '#store-api/shop/webhooks/announce-message.ts';
import { type SendContext, sendDue, webhooksDue } from '#store-api/shop/webhooks/send-due.ts';

/** A store with nothing but events, which a test sends by its own clock; all ends with the test. */
export async function openSending(engine: Engine) {
  const database = await engine.makeDatabase();
  const db = await openDatabase(database.url);
  await createStore(db, { id: 'main', isDefault: true, hosts: ['shop.example'], info: {} });
  let clock = Date.parse('2026-11-21T10:00:00Z');
  const now = () => new Date(clock);
  onTestFinished(async () => {
    await db.destroy();
    await database.drop();
  });
  const context = (more: Partial<SendContext> = {}): SendContext => ({
    ...{ db, now, hosts: ['127.0.0.1'], timeoutMs: 10_000, isStopped: () => false },
    ...more,
  });
  return {
    db,
    url: database.url,
    now,
    pass: (ms: number) => void (clock += ms),
    context,
    /** A receiver on this machine that is told everything. */
    receiver: async (...answer: Parameters<typeof startReceiver>) => {
      const receiver = await startReceiver(...answer);
      onTestFinished(receiver.close);
      return { ...receiver, ...(await addReceiver(db, { url: receiver.url, now: now() })) };
    },
    announce: (count = 1) => announceMany(db, now, count),
    /** Tries what is due now, once each. */
    send: async (more: Partial<SendContext> = {}) => {
      for (const id of await webhooksDue(db, now())) await sendDue(context(more), id);
    },
    deliveries: () =>
      db.selectFrom('webhook_deliveries').selectAll().orderBy('webhook_id').orderBy('sequence').execute(),
  };
}

async function announceMany(db: Db, now: () => Date, count: number): Promise<void> {
  const body = { name: 'Asha', email: 'asha@example.com', subject: 'Fit', message: 'Is it true to size?' };
  for (let n = 0; n < count; n += 1)
    await transact(db, async (trx) =>
      announceMessage(trx, { storeId: 'main', ticket: `T-${n}`, at: now().toISOString() }, body),
    );
}
