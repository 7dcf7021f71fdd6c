import { expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { receiveMessage, receiveSubscription } from '#site/contact/receive-form.ts';

const QUESTION = { name: 'Asha Rao', email: 'asha@example.com', subject: 'Fit', message: 'True to size?' };
const sent: [path: string, body: unknown][] = [];
const locals = (
  capabilities: string[],
  answer: () => Response | Promise<Response> = () => Response.json({ success: true }),
) => {
  sent.length = 0;
  const api = createApi(async (path, { body = '' }) => {
    sent.push([path, JSON.parse(body)]);
    return answer();
  });
  return { api, store: { capabilities } as unknown as App.Locals['store'] };
};
const post = (values: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/contact', { method: 'POST', body: new URLSearchParams(values), headers });

test('a message is sent and thanked for in the spec’s words', async () => {
  const received = await receiveMessage(post({ ...QUESTION, name: ' Asha Rao ' }), locals(['contact']));
  expect(received).toEqual({
    status: 200,
    said: { title: 'Message Sent', text: "Thank you for contacting us. We'll get back to you shortly." },
    values: {},
  });
  expect(sent).toEqual([['/contact', QUESTION]]);
});

test('an address for the newsletter is too', async () => {
  const received = await receiveSubscription(post({ email: 'Asha@example.com' }), locals(['newsletter']));
  expect(received).toEqual({
    status: 200,
    said: { title: 'Subscribed!', text: 'Thank you for subscribing to our newsletter.' },
    values: {},
  });
  expect(sent).toEqual([['/newsletter', { email: 'asha@example.com' }]]);
});

test('with a backend that takes neither nothing is sent, and the same is said', async () => {
  expect((await receiveMessage(post(QUESTION), locals([])))?.said?.title).toBe('Message Sent');
  expect((await receiveSubscription(post({ email: 'a@b.co' }), locals([])))?.said?.title).toBe('Subscribed!');
  expect(sent).toEqual([]);
});

test('a page that is only read has received nothing', async () => {
  expect(await receiveMessage(new Request('http://shop.example/contact'), locals(['contact']))).toBeUndefined();
});

test.each([
  [{ subject: ' ' }, 400, 'Subject is required'],
  [{ email: 'asha' }, 400, 'Invalid email address'],
  [{ message: 'x'.repeat(5001) }, 400, 'Message must be at most 5000 characters'],
])('what is wrong is named, and what was typed kept: %j', async (change, status, problem) => {
  expect(await receiveMessage(post({ ...QUESTION, ...change }), locals(['contact']))).toEqual({
    status,
    problem,
    values: { ...QUESTION, ...change },
  });
  expect(sent).toEqual([]);
});

test.each([
  [
    () => Response.json({ error: 'Too many messages. Please try again later.' }, { status: 429 }),
    429,
    'Too many messages. Please try again later.',
  ],
  [() => new Response('<html>', { status: 500 }), 500, 'Please try again later.'],
  [() => Promise.reject(new TypeError('gone')), 503, 'No response from server. Please try again later.'],
  [() => Response.json({ success: false }), 502, 'Please try again later.'],
])('a refusal is told, and what was typed kept: %s', async (answer, status, problem) => {
  expect(await receiveMessage(post(QUESTION), locals(['contact'], answer))).toEqual({
    status,
    problem,
    values: QUESTION,
  });
});

test('H10 what is no form of a page, or longer than any, is not read', async () => {
  expect(await receiveMessage(post(QUESTION, { 'content-type': 'text/plain' }), locals(['contact']))).toMatchObject({
    status: 415,
    values: {},
  });
  expect(await receiveMessage(post({ ...QUESTION, message: 'x'.repeat(70_000) }), locals(['contact']))).toMatchObject({
    status: 413,
    values: {},
  });
  expect(sent).toEqual([]);
});
