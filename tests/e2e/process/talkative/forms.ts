import http from 'node:http';
import { expect, test } from '../program.ts';
import { talkative, written } from './shop.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

/** Forms as a browser without script posts them. No browser here: a page of its own would add nothing. */
const QUESTION = { name: 'Asha Rao', email: 'asha@example.com', subject: 'Fit', message: 'Is it <true> to size?' };

test('B7 contact and newsletter without script: posted, kept, answered with the page in words; other sites refused; copies untouched', async () => {
  const { shop, url } = talkative;
  const { host } = new URL(shop.origin);
  const post = (path: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
    send(shop.origin, path, new URLSearchParams(values).toString(), { origin: `http://${host}`, ...headers });

  const [contact, home] = [await send(shop.origin, '/contact'), await send(shop.origin, '/')];
  for (const { text } of [contact, home])
    expect(text).not.toMatch(/<form(?![^>]*method="post")[^>]*data-(contact|newsletter)/);
  expect(contact.text).toMatch(/<form[^>]*method="post"[^>]*action="\/contact"/);

  const sent = await post('/contact', QUESTION);
  expect(sent.status).toBe(200);
  expect(sent.headers['cache-control']).toBe('no-store');
  for (const words of ['Message Sent', 'Thank you for contacting us. We&#39;ll get back to you shortly.'])
    expect(sent.text).toContain(words);
  expect(sent.text).not.toContain('true&gt; to size');
  // Behind a proxy that ends TLS the shop's own pages are https, its own server is not.
  const subscribed = await post('/?utm_source=x', { email: 'Asha@example.com' }, { origin: `https://${host}` });
  expect([subscribed.status, subscribed.headers['cache-control']]).toEqual([200, 'no-store']);
  for (const words of ['Subscribed!', 'Thank you for subscribing to our newsletter.'])
    expect(subscribed.text).toContain(words);

  const wrong = await post('/contact', { ...QUESTION, email: 'asha' });
  expect(wrong.status).toBe(400);
  for (const words of ['Invalid email address', 'value="asha"', 'Is it &lt;true&gt; to size?'])
    expect(wrong.text).toContain(words);

  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }])
    expect((await post('/contact', QUESTION, headers)).status).toBe(403);
  expect(
    (await send(shop.origin, '/contact', new URLSearchParams(QUESTION).toString(), { 'sec-fetch-site': 'cross-site' }))
      .status,
  ).toBe(403);
  expect((await post('/contact', QUESTION, { 'content-type': 'text/plain' })).status).toBe(415);

  const many = await Promise.all(
    Array.from({ length: 62 }, (_, n) =>
      post('/', { email: `n${n}@example.com` }, { 'x-forwarded-for': '203.0.113.9' }),
    ),
  );
  expect(many.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(many.find(({ status }) => status === 429)!.text).toContain('Too many messages. Please try again later.');

  for (const [path, before] of [
    ['/contact', contact],
    ['/', home],
  ] as const) {
    const again = await send(shop.origin, path);
    expect(again.text, path).toBe(before.text);
    expect(again.text).not.toMatch(/Message Sent|Subscribed!/);
  }
  const db = await openDatabase(url);
  const rows = await db.selectFrom('messages').select(['kind', 'email', 'message']).orderBy('created_at').execute();
  expect(rows.filter(({ email }) => email === 'asha@example.com')).toEqual([
    { kind: 'contact', email: 'asha@example.com', message: QUESTION.message },
    { kind: 'newsletter', email: 'asha@example.com', message: null },
  ]);
  await db.destroy();
  expect(await written()).not.toMatch(/asha|Is it/i);
});

function send(
  origin: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const form =
      body === undefined
        ? {}
        : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(Buffer.byteLength(body)) };
    const request = http.request(
      {
        hostname,
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        agent: false,
        headers: { host, ...form, ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
