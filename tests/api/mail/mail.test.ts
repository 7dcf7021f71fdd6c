import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readEnvironment } from '#environment.ts';
import { openStoreApi } from '#store-api/app.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { readMail, readOutbox } from '../../fixtures/read-mail.ts';
import { type FakeSmtp, startFakeSmtp } from '../../fixtures/smtp.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import { soon } from '../../fixtures/soon.ts';

const MINUTE = 60_000;
const QUESTION = { name: 'Asha Rao', email: 'asha@example.com', subject: 'Fit', message: 'Is it true to size?' };
const INFO = { storeName: 'Selvedge & Sons', companyEmail: 'hello@shop.example' };

describeEveryEngine('mail', (engine) => {
  let shop: TestShop;
  let smtp: FakeSmtp | undefined;
  let clock = Date.parse('2026-11-21T10:00:00Z');
  const open = async (environment: Record<string, string> = {}) => {
    shop = await openShop(engine, { now: () => new Date(clock), outboxEveryMs: 20, environment });
    await createStore(shop.db, { id: 'main', isDefault: true, hosts: ['shop.example'], info: INFO });
  };
  const waiting = () => shop.db.selectFrom('outbox').selectAll().where('next_at', 'is not', null).execute();
  const ask = (change: object = {}) => shop.post('/contact', { ...QUESTION, ...change });
  afterEach(async () => {
    await shop.close();
    await smtp?.stop();
    smtp = undefined;
  });

  test('without SMTP_URL a mail is a file that only its owner reads', async () => {
    await open();
    expect((await ask()).status).toBe(201);
    const folder = join(shop.dataFolder, 'outbox');
    await soon(() => expect(readOutbox(folder)).toHaveLength(2));
    const [first] = readdirSync(folder).sort();
    expect(first).toMatch(/^2026-11-21T10-00-00\.000Z-mail_\w+\.eml$/);
    expect(statSync(join(folder, first!)).mode & 0o777).toBe(0o600);
    await soon(async () => expect(await waiting()).toEqual([]));
    const rows = await shop.db.selectFrom('outbox').selectAll().execute();
    expect(rows.map(({ text, sent_at, attempts }) => ({ text, sent_at, attempts }))).toEqual(
      Array(2).fill({ text: '', sent_at: '2026-11-21T10:00:00.000Z', attempts: 1 }),
    );
  });

  test('SMTP: envelope and headers; MAIL_FROM names the sender', async () => {
    smtp = await startFakeSmtp();
    await open({ SMTP_URL: smtp.url, MAIL_FROM: 'Selvedge Mühle <post@mail.example>' });
    await ask();
    await soon(() => expect(smtp!.mails).toHaveLength(2));
    const toStore = smtp.mails.find(({ to }) => to[0] === 'hello@shop.example')!;
    expect(toStore).toMatchObject({ from: 'post@mail.example', to: ['hello@shop.example'] });
    expect(readMail(toStore.data).headers).toMatchObject({
      from: 'Selvedge Mühle <post@mail.example>',
      to: 'hello@shop.example',
      'reply-to': 'Asha Rao <asha@example.com>',
    });
    expect(readdirSync(shop.dataFolder)).not.toContain('outbox');
  });

  test('F11 the mail server is down: the request succeeds, the mail is tried again and comes once', async () => {
    smtp = await startFakeSmtp();
    await smtp.stop();
    await open({ SMTP_URL: smtp.url });
    expect((await ask()).status).toBe(201);
    const failed = (attempts: number) =>
      soon(async () => expect((await waiting()).map((mail) => mail.attempts)).toEqual([attempts, attempts])).then(
        waiting,
      );
    const pauses = [1, 5, 30, 120];
    for (const [index, pause] of pauses.entries()) {
      await soon(async () => expect((await waiting())[0]?.last_error).toMatch(/ECONNREFUSED/));
      const mails = await failed(index + 1);
      await soon(async () =>
        expect((await waiting()).every((mail) => mail.next_at === new Date(clock + pause * MINUTE).toISOString())).toBe(
          true,
        ),
      );
      expect(mails.every(({ sent_at }) => sent_at === null)).toBe(true);
      if (index === pauses.length - 1) await smtp.start();
      clock += pause * MINUTE;
    }
    await soon(() => expect(smtp!.mails).toHaveLength(2));
    clock += 48 * 60 * MINUTE;
    await ask({ email: 'other@example.com' });
    await soon(() => expect(smtp!.mails).toHaveLength(4));
    expect(smtp.mails.filter(({ to }) => to[0] === 'asha@example.com')).toHaveLength(1);
  });

  test('F11 two processes share an outbox: each mail goes out once', async () => {
    smtp = await startFakeSmtp();
    await smtp.stop();
    await open({ SMTP_URL: smtp.url });
    const environment = readEnvironment({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder, SMTP_URL: smtp.url });
    const others = await Promise.all(
      [1, 2].map(() => openStoreApi(environment, { now: () => new Date(clock), outboxEveryMs: 5 })),
    );
    for (let n = 0; n < 20; n += 1) await ask({ email: `asha${n}@example.com` });
    await soon(async () => expect((await waiting()).every(({ last_error }) => last_error)).toBe(true));
    await smtp.start();
    clock += MINUTE;
    await soon(async () => expect(await waiting()).toEqual([]));
    await Promise.all(others.map((other) => other.close()));
    const ids = smtp.mails.map(({ data }) => readMail(data).headers['message-id']);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });

  test('a claim of a process that died is taken over; an address refused for good is given up; old mails too', async () => {
    smtp = await startFakeSmtp();
    smtp.refused.add('asha@example.com');
    await open({ SMTP_URL: smtp.url });
    await ask();
    await soon(async () => expect(await waiting()).toEqual([]));
    expect(smtp.mails).toHaveLength(1);
    const given = await shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'asha@example.com')
      .executeTakeFirstOrThrow();
    expect(given).toMatchObject({ sent_at: null, attempts: 1, text: '', last_error: expect.stringContaining('550') });
    const at = (minutes: number) => new Date(clock + minutes * MINUTE).toISOString();
    await shop.db
      .updateTable('outbox')
      .set({ recipient: 'left@example.com', text: 'x', next_at: at(10), attempts: 1 })
      .where('id', '=', given.id)
      .execute();
    clock += 11 * MINUTE;
    await soon(() => expect(smtp!.mails.at(-1)!.to).toEqual(['left@example.com']));
    await soon(async () => expect(await waiting()).toEqual([]));
    await shop.db
      .updateTable('outbox')
      .set({ recipient: 'late@example.com', text: 'x', next_at: at(0), sent_at: null, expires_at: at(0) })
      .where('id', '=', given.id)
      .execute();
    await soon(async () => expect(await waiting()).toEqual([]));
    expect(smtp.mails.filter(({ to }) => to[0] === 'late@example.com')).toEqual([]);
  });
});
