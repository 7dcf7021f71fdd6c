import { openDatabase } from '#store-api/base/db/open-database.ts';
import { sendDue, webhooksDue } from '#store-api/shop/webhooks/send-due.ts';

/** A process that sends what is due in the database of its first argument, by the clock of its second. */
const [, , url = '', at = ''] = process.argv;
const db = await openDatabase(url);
const now = () => new Date(at);
for (const id of await webhooksDue(db, now()))
  await sendDue({ db, now, hosts: ['127.0.0.1'], timeoutMs: 10_000, isStopped: () => false }, id);
await db.destroy();
