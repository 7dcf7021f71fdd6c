import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import { readOutbox } from '../../fixtures/read-mail.ts';
import { describeEngines } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import { ownerCommand } from '../owner-command.ts';
import { soon } from '../../fixtures/soon.ts';

const QUESTION = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  subject: 'Fit',
  message: 'Is it true to size?\nI am tall.',
};

describeEngines('messages', (engine) => {
  let shop: TestShop;
  let clock = Date.parse('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => new Date((clock += 1000)) });
    await createStore(shop.db, {
      id: 'main',
      isDefault: true,
      hosts: ['shop.example'],
      info: { storeName: 'Selvedge & Sons', companyEmail: 'hello@shop.example' },
    });
    await createStore(shop.db, {
      id: 'other',
      isDefault: false,
      hosts: ['other.example'],
      info: { storeName: 'Other' },
    });
    await createStore(shop.db, {
      id: 'named',
      isDefault: false,
      hosts: ['named.example'],
      info: { storeName: 'Elbwind e. K.' },
    });
  });
  afterAll(() => shop.close());
  const ask = (change: object = {}, host?: string) =>
    shop.post('/contact', { ...QUESTION, ...change }, host ? { host } : {});
  const mails = () => readOutbox(join(shop.dataFolder, 'outbox'));
  const list = (...args: string[]) =>
    ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, ['messages', ...args]);

  test('a message is kept, told to the store and acknowledged, with one ticket number', async () => {
    const { status, body } = await ask({ name: '  Asha Rao ' });
    expect({ status, body }).toEqual({
      status: 201,
      body: { success: true, ticket: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/) },
    });
    await soon(() => expect(mails()).toHaveLength(2));
    const toStore = mails().find(({ headers }) => headers.to === 'hello@shop.example')!;
    expect(toStore.headers).toMatchObject({
      from: '"Selvedge & Sons" <hello@shop.example>',
      'reply-to': 'Asha Rao <asha@example.com>',
      subject: `[${body.ticket}] Fit`,
    });
    expect(toStore.text).toContain(QUESTION.message);
    const receipt = mails().find(({ headers }) => headers.to === 'asha@example.com')!;
    expect(receipt.headers.subject).toBe(`We have your message (${body.ticket})`);
    expect(receipt.raw).not.toMatch(/true to size|Asha Rao|Fit/);
    const row = await shop.db
      .selectFrom('messages')
      .selectAll()
      .where('ticket', '=', body.ticket)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ store_id: 'main', kind: 'contact', ...QUESTION });
  });

  test('the name of a shop that ends with a full stop has one in a sentence', async () => {
    const email = 'ingrid@example.com';
    await ask({ email }, 'named.example');
    await soon(() => {
      const receipt = mails().find(({ headers }) => headers.to === email);
      expect(receipt?.text).toContain('thank you for writing to Elbwind e. K. We have your message');
    });
  });

  test.each([
    [{ name: '  ' }, { name: 'Name is required' }],
    [{ email: 'asha' }, { email: 'Invalid email address' }],
    [{ subject: 'x'.repeat(201) }, { subject: 'Subject must be at most 200 characters' }],
    [
      { message: undefined, name: 7 },
      { name: 'Name is required', message: 'Message is required' },
    ],
    [{ message: 'x'.repeat(5001) }, { message: 'Message must be at most 5000 characters' }],
  ])('refuses %j', async (change, fields) => {
    const { status, body } = await ask(change);
    expect({ status, fields: body.fields, error: body.error }).toEqual({
      status: 400,
      fields,
      error: Object.values(fields)[0],
    });
  });

  test('line breaks and commas in what was typed begin no header and name no recipient', async () => {
    const sent = mails().length;
    await ask({
      name: 'Eve\r\nBcc: victim@example.com',
      subject: 'Hi\nTo: victim@example.com\u2028X: y',
      email: 'eve,victim@example.com',
    });
    await soon(() => expect(mails()).toHaveLength(sent + 1));
    const mail = mails().find(({ raw }) => raw.includes('victim'))!;
    expect(Object.keys(mail.headers).sort()).toEqual([
      'auto-submitted',
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(mail.headers.to).toBe('hello@shop.example');
    expect(mail.headers.subject).toMatch(/^\[.{9}\] Hi To: victim@example\.com X: y$/);
  });

  test('other scripts arrive whole', async () => {
    const words = {
      name: 'आशा राव',
      subject: `साइज़ के बारे में ${'लंबा '.repeat(20)}`.trim(),
      message: `₹2,499 — ठीक है? ${'x'.repeat(2000)}`,
    };
    await ask(words);
    const arrived = () => mails().find(({ text }) => text.includes('₹2,499'))!;
    await soon(() => expect(arrived()).toBeDefined());
    const mail = arrived();
    expect(mail.headers.subject).toContain(words.subject);
    expect(mail.headers['reply-to']).toBe('आशा राव <asha@example.com>');
    expect(mail.text).toContain(words.message);
    expect(mail.raw).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(Math.max(...mail.raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  test('a store without an address of its own still keeps the message and answers', async () => {
    const { status, body } = await ask({}, 'other.example');
    expect(status).toBe(201);
    await soon(() =>
      expect(mails().map(({ headers }) => headers.subject)).toContain(`We have your message (${body.ticket})`),
    );
  });

  test('an address is acknowledged five times an hour, then messages are only kept', async () => {
    for (let n = 0; n < 7; n += 1) expect((await ask({ email: 'often@example.com' })).status).toBe(201);
    await soon(async () =>
      expect(await shop.db.selectFrom('outbox').select('id').where('next_at', 'is not', null).execute()).toEqual([]),
    );
    expect(mails().filter(({ headers }) => headers.to === 'often@example.com')).toHaveLength(5);
    expect(
      await shop.db.selectFrom('messages').select('ticket').where('email', '=', 'often@example.com').execute(),
    ).toHaveLength(7);
  });

  test('one caller cannot fill the shop with messages', async () => {
    const replies = await Promise.all(
      Array.from({ length: 65 }, (_, n) =>
        shop.post('/newsletter', { email: `n${n}@example.com` }, { peer: '192.0.2.77' }),
      ),
    );
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('the command lists them newest first, without what steers a terminal', async () => {
    await shop.post('/newsletter', { email: 'asha@example.com' }, { host: 'other.example' });
    const { body } = await ask({ name: 'Eve\u001b[2J', subject: 'Hi\u009b31m\u202e', message: 'one\r\ntwo\u0007' });
    const { status, said } = await list('--kind', 'contact');
    expect(status).toBe(0);
    expect(said.split('\n')[0]).toMatch(
      new RegExp(`^${body.ticket}  2026-11-21 1[56]:\\d\\d  contact  Eve \\[2J <asha@example.com>$`),
    );
    expect(said).toContain('    one\n    two\n');
    expect(said.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    const json = (await list('--json')).said;
    expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    const entries = JSON.parse(json);
    expect(entries[0]).toMatchObject({
      ticket: body.ticket,
      kind: 'contact',
      name: 'Eve\u001b[2J',
      message: 'one\r\ntwo\u0007',
    });
    const times = entries.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await list('--store', 'other', '--kind', 'newsletter')).said).toMatch(
      /^[\w-]{9}  2026-11-21 \d\d:\d\d  newsletter  asha@example\.com$/,
    );
    expect(await list('--store', 'none')).toMatchObject({ status: 1, wrong: "there is no store 'none'" });
    expect(await list('--kind', 'spam')).toMatchObject({
      status: 2,
      wrong: expect.stringContaining('--kind is contact or newsletter.'),
    });
  });
});
