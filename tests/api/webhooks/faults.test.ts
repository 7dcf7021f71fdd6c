import type { LookupAddress } from 'node:dns';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { isSignedBy } from './receiver.ts';
import { openSending } from './sending.ts';
import { soon } from '../../fixtures/soon.ts';
import { setDatabaseUrl } from '#store-api/base/db/engine.ts';
import { startSendingWebhooks } from '#store-api/shop/webhooks/start-sending.ts';
import type { Resolve } from '#lib/net/public-address.ts';
import { renewSecret } from '#owner/webhooks/change-webhooks.ts';
import { sendAgain } from '#owner/webhooks/send-again.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

describeEngines('F13 receivers of webhooks that fail', (engine) => {
  test('down for a day, then up: none is lost, each is signed, and comes once', async () => {
    const sending = await openSending(engine);
    const receiver = await sending.receiver();
    receiver.setUp(false);
    for (let half = 0; half < 48; half += 1) {
      if (half < 20) await sending.announce();
      await sending.send();
      sending.pass(30 * MINUTE);
    }
    expect(receiver.posted).toEqual([]);
    const waiting = await sending.deliveries();
    // At once, then after 10 s, 1, 5, 30 and 60 minutes, then every two hours.
    expect(waiting[0]).toMatchObject({
      delivered_at: null,
      attempts: 16,
      last_error: expect.stringContaining('hang up'),
    });
    receiver.setUp(true);
    await sending.announce();
    for (let half = 0; half < 4; half += 1) {
      await sending.send();
      sending.pass(30 * MINUTE);
    }
    // What is new does not wait for what failed.
    expect(receiver.numbers()).toContain(21);
    expect(receiver.numbers().toSorted((one, other) => one - other)).toEqual(upTo(21));
    expect(receiver.posted.every((one) => isSignedBy(receiver.secret, one))).toBe(true);
    expect(receiver.posted.map(({ headers }) => headers['webhook-id'])).toEqual(
      receiver.posted.map(({ event }) => event.id),
    );
    expect((await sending.deliveries()).every(({ delivered_at }) => delivered_at !== null)).toBe(true);
    sending.pass(24 * HOUR);
    await sending.send();
    expect(receiver.posted).toHaveLength(21);
  });

  test('down for more than five days: given up; sent again by command with the same number and id', async () => {
    const sending = await openSending(engine);
    const receiver = await sending.receiver((response) => response.writeHead(500).end('no'.repeat(100_000)));
    await sending.announce(2);
    for (let two = 0; two <= 5 * 12; two += 1) {
      await sending.send();
      sending.pass(2 * HOUR);
    }
    await sending.send();
    const [first, second] = await sending.deliveries();
    expect(first).toMatchObject({ next_at: null, delivered_at: null, last_error: 'it answers 500' });
    const tried = receiver.posted.length;
    sending.pass(24 * HOUR);
    await sending.send();
    expect(receiver.posted).toHaveLength(tried);
    receiver.answer(undefined);
    const again = { storeId: 'main', id: receiver.id, now: sending.now() };
    expect(await sendAgain(sending.db, { ...again, which: 'failed' })).toBe(2);
    await sending.send();
    expect(receiver.posted.slice(tried).map(({ event }) => [event.sequence, event.id])).toEqual([
      [1, first!.id],
      [2, second!.id],
    ]);
    expect(await sendAgain(sending.db, { ...again, which: 'failed' })).toBe(0);
    expect(await sendAgain(sending.db, { ...again, which: 2 })).toBe(1);
    await sending.send();
    expect(receiver.posted.at(-1)).toEqual({ ...receiver.posted.at(-2), headers: expect.anything() });
    await expect(sendAgain(sending.db, { ...again, which: 3 })).rejects.toThrow('has no event 3');
  });

  test('a redirect is followed nowhere, and is a failure', async () => {
    const sending = await openSending(engine);
    const other = await sending.receiver();
    await sending.db.deleteFrom('webhooks').where('id', '=', other.id).execute();
    await sending.receiver((response) => response.writeHead(307, { location: other.url }).end());
    await sending.announce();
    await sending.send();
    expect(other.posted).toEqual([]);
    expect((await sending.deliveries()).map(({ last_error }) => last_error)).toEqual([
      'it answers 307: redirects are not followed',
    ]);
  });

  // By itself: in so little time a busy machine gets no answer from others either.
  test('what answers too late is a failure', async () => {
    const sending = await openSending(engine);
    await sending.receiver(() => undefined);
    await sending.announce();
    await sending.send({ timeoutMs: 50 });
    expect((await sending.deliveries()).map(({ last_error }) => last_error)).toEqual(['no answer within 0.05 seconds']);
  });

  test('one that never answers holds up no other, nor later events of its own for long', async () => {
    const sending = await openSending(engine);
    const slow = await sending.receiver(() => undefined);
    const quick = await sending.receiver();
    await sending.announce();
    const options = { db: sending.db, now: () => new Date(), hosts: ['127.0.0.1'] };
    const stop = startSendingWebhooks({ ...options, timeoutMs: 500 }, { everyMs: 3_600_000 });
    onTestFinished(stop);
    await soon(() => expect(quick.numbers()).toEqual([1]));
    await sending.announce(3);
    await soon(() => expect(quick.numbers()).toEqual([1, 2, 3, 4]));
    await soon(() => expect(slow.numbers()).toEqual([1, 2, 3, 4]));
  });

  test('what is announced while a run is about to end is sent at once, too', async () => {
    const sending = await openSending(engine);
    const receiver = await sending.receiver();
    await sending.announce();
    const noticed = Promise.withResolvers<undefined>();
    let isEnding = false;
    // Holds the answer that nothing is due any more until the job has looked for what was announced meanwhile.
    const db = sending.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isEnding && Object.keys(result.rows[0] ?? {}).join() === 'webhook_id') noticed.resolve(undefined);
        if (isEnding || result.rows.length > 0 || result.numAffectedRows !== undefined) return result;
        isEnding = true;
        await sending.announce();
        await noticed.promise;
        await nextRound();
        return result;
      },
    });
    setDatabaseUrl(db, sending.url);
    onTestFinished(startSendingWebhooks({ db, now: sending.now, hosts: ['127.0.0.1'] }, { everyMs: 3_600_000 }));
    await soon(() => expect(receiver.numbers()).toEqual([1, 2]));
  });

  test('H14 a name that leads into the own network is refused, at each attempt anew', async () => {
    const sending = await openSending(engine);
    await sending.db
      .insertInto('webhooks')
      .values({
        ...{ store_id: 'main', id: 'wh_1', url: 'https://hooks.example/in', events: null, secret: 'whsec_AAAA' },
        ...{ old_secret: null, old_secret_until: null, last_sequence: 0, created_at: '' },
      })
      .execute();
    await sending.announce();
    const asked: string[] = [];
    const leadingTo =
      (...found: LookupAddress[]): Resolve =>
      (name, _, done) => {
        asked.push(name);
        done(null, found);
      };
    const v4 = (address: string) => ({ address, family: 4 });
    const v6 = (address: string) => ({ address, family: 6 });
    const inside = ['10.0.0.5', '192.168.1.1', '172.16.0.1', '127.0.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
    const inside6 = ['::1', 'fd00::1', 'fe80::1', '::ffff:10.0.0.5', '64:ff9b::a00:5', '2002:a00:5::1'];
    const lookups = [...inside.map(v4), ...inside6.map(v6)].map((one) => leadingTo(one));
    // One of several is enough.
    lookups.push(leadingTo(v4('8.8.8.8'), v4('10.0.0.5')));
    for (const resolve of lookups) {
      await sending.send({ resolve });
      const [row] = await sending.deliveries();
      expect(row).toMatchObject({ delivered_at: null, last_error: 'hooks.example is not a public host' });
      sending.pass(2 * HOUR);
    }
    expect(asked).toEqual(Array(lookups.length).fill('hooks.example'));
    // Named, it may.
    await sending.send({ hosts: ['hooks.example'], resolve: leadingTo(v4('10.0.0.5')), timeoutMs: 200 });
    expect((await sending.deliveries())[0]!.last_error).not.toContain('public');
  });

  test('a new secret: the one before signs beside it for a day', async () => {
    const sending = await openSending(engine);
    const receiver = await sending.receiver();
    const secret = await renewSecret(sending.db, { storeId: 'main', id: receiver.id, now: sending.now() });
    await sending.announce();
    await sending.send();
    sending.pass(24 * HOUR);
    await sending.announce();
    await sending.send();
    const signedBy = (one: string) => receiver.posted.map((posted) => isSignedBy(one, posted));
    expect(signedBy(secret)).toEqual([true, true]);
    expect(signedBy(receiver.secret)).toEqual([true, false]);
  });
});
