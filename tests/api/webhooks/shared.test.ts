import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { openSending } from './sending.ts';
import { soon } from '../../fixtures/soon.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { startSendingWebhooks } from '#store-api/shop/webhooks/start-sending.ts';

const MINUTE = 60_000;

describeEveryEngine('F13 processes that share what is to be sent', (engine) => {
  test('the process is killed when it has sent and not noted it: once more, with the same number and id', async () => {
    const sending = await openSending(engine);
    const killed = Promise.withResolvers<undefined>();
    const receiver = await sending.receiver(() => killed.resolve(undefined));
    await sending.announce(2);
    const script = fileURLToPath(new URL('send-all.ts', import.meta.url));
    const child = spawn(process.execPath, [script, sending.url, sending.now().toISOString()], { stdio: 'inherit' });
    const ended = once(child, 'exit');
    await killed.promise;
    child.kill('SIGKILL');
    await ended;
    receiver.answer(undefined);
    await sending.send();
    expect(receiver.numbers()).toEqual([1, 2]);
    sending.pass(2 * MINUTE);
    await sending.send();
    expect(receiver.numbers()).toEqual([1, 2, 1]);
    expect(receiver.posted[2]!.body).toBe(receiver.posted[0]!.body);
    expect((await sending.deliveries()).every(({ delivered_at }) => delivered_at !== null)).toBe(true);
  });

  test('two processes send each once', async () => {
    const sending = await openSending(engine);
    const receiver = await sending.receiver();
    const others = await Promise.all([1, 2].map(() => openDatabase(sending.url)));
    const stops = others.map((db) =>
      startSendingWebhooks({ db, now: sending.now, hosts: ['127.0.0.1'] }, { everyMs: 5 }),
    );
    await sending.announce(40);
    await soon(async () => expect((await sending.deliveries()).every((row) => row.delivered_at !== null)).toBe(true));
    for (const stop of stops) await stop();
    for (const db of others) await db.destroy();
    expect(receiver.numbers().toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 40 }, (_, n) => n + 1),
    );
  });
});
