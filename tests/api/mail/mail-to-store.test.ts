import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '#environment.ts';
import { openMailToStore } from '#store-api/shop/mail/mail-to-store.ts';
import { readMail } from '../../fixtures/read-mail.ts';
import { type FakeSmtp, startFakeSmtp } from '../../fixtures/smtp.ts';

/** A shop before a backend that takes no messages (docs/decisions D343). */
const QUESTION = { name: 'Asha Rao', email: 'asha@example.com', subject: 'Fit', message: 'Is it true to size?' };
const STORE = { name: 'Klay', email: 'hello@klay.example' };

let smtp: FakeSmtp;
beforeEach(async () => {
  smtp = await startFakeSmtp();
});
afterEach(() => smtp.stop());

const open = (settings: Record<string, string> = {}) => {
  const mail = openMailToStore(
    readEnvironment({ API_URL: 'https://api.example/api/v1', SMTP_URL: smtp.url, ...settings }),
  );
  return (path: string, body: object, store = STORE, sender: { peer?: string; forwardedFor?: string } = {}) =>
    mail(path, JSON.stringify(body), { store, sender });
};

test('24.17: a message is mailed to the store, with the shopper as Reply-To, before it is said to be sent', async () => {
  const answer = await open()('/contact', QUESTION);
  expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  const [mail] = smtp.mails;
  expect(mail).toMatchObject({ from: 'hello@klay.example', to: ['hello@klay.example'] });
  const { headers, text } = readMail(mail!.data);
  expect(headers['reply-to']).toBe('Asha Rao <asha@example.com>');
  expect(headers.subject).toMatch(/^\[\w{4}-\w{4}\] Fit$/);
  expect(text).toContain('Is it true to size?');
});

test('24.17: who asks for the newsletter is mailed to the store; MAIL_FROM names the sender', async () => {
  expect((await open({ MAIL_FROM: 'Klay <post@mail.example>' })('/newsletter', { email: 'Asha@example.com' })).ok).toBe(
    true,
  );
  const [mail] = smtp.mails;
  expect(mail).toMatchObject({ from: 'post@mail.example', to: ['hello@klay.example'] });
  const { headers, text } = readMail(mail!.data);
  expect(headers).toMatchObject({ 'reply-to': 'asha@example.com', subject: 'Newsletter: asha@example.com' });
  expect(text).toContain('asha@example.com asks for the newsletter of Klay.');
});

test('24.17: the name of a shop that ends with a full stop has one', async () => {
  const send = open();
  const named = { ...STORE, name: 'Elbwind e. K.' };
  await send('/newsletter', { email: 'asha@example.com' }, named);
  expect(readMail(smtp.mails[0]!.data).text).toContain('asha@example.com asks for the newsletter of Elbwind e. K.\n');
});

test('24.17: what the mail server does not take is refused in words: it is away, or refuses the address', async () => {
  const send = open();
  smtp.refused.add('hello@klay.example');
  const refused = await send('/contact', QUESTION);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { error: 'Your message could not be sent. Please try again later.', code: 'not-mailed' },
  ]);
  await smtp.stop();
  expect((await send('/contact', QUESTION)).status).toBe(503);
  expect((await send('/contact', QUESTION, { name: 'Klay', email: 'no address, at all' })).status).toBe(503);
  expect(smtp.mails).toEqual([]);
});

test('24.17: a client has the limit of the embedded API, also behind a proxy', async () => {
  const send = open({ TRUSTED_PROXIES: '10.0.0.0/8' });
  const of = (forwardedFor: string) =>
    send('/newsletter', { email: 'asha@example.com' }, STORE, { peer: '10.0.0.1', forwardedFor });
  for (let n = 1; n <= 60; n += 1) expect((await of('203.0.113.9')).status).toBe(201);
  const refused = await of('203.0.113.9');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error: 'Too many messages. Please try again later.' });
  expect((await of('203.0.113.10')).status).toBe(201);
  expect(smtp.mails).toHaveLength(61);
});
