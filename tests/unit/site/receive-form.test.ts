import { expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { answerScript, receiveMessage, receiveSubscription } from '#site/contact/receive-form.ts';

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
  return { api, mailApi: undefined, store: { capabilities } as unknown as App.Locals['store'] };
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

test('10.newsletter.confirm an address that has to be confirmed is not thanked for: what comes is said', async () => {
  const awaited = () => Response.json({ success: true, toConfirm: true });
  const received = await receiveSubscription(post({ email: 'asha@example.com' }), locals(['newsletter'], awaited));
  expect(received).toEqual({
    status: 200,
    said: {
      title: 'Please confirm',
      text: 'We have mailed you a link by which you confirm it, unless you are on the list already.',
    },
    values: {},
  });
});

test('with a backend that takes neither nothing is sent, and the same is said', async () => {
  expect((await receiveMessage(post(QUESTION), locals([])))?.said?.title).toBe('Message Sent');
  expect((await receiveSubscription(post({ email: 'a@b.co' }), locals([])))?.said?.title).toBe('Subscribed!');
  expect(sent).toEqual([]);
});

test('24.17: where this server mails them they go there, and to no backend', async () => {
  const mailed: [string, unknown][] = [];
  const mailApi = createApi(async (path, { body = '' }) => {
    mailed.push([path, JSON.parse(body)]);
    return mailed.length < 3
      ? Response.json({ success: true }, { status: 201 })
      : Response.json({ error: 'Your message could not be sent. Please try again later.' }, { status: 503 });
  });
  const mailing = { ...locals([]), mailApi };
  expect((await receiveMessage(post(QUESTION), mailing))?.said?.title).toBe('Message Sent');
  expect((await receiveSubscription(post({ email: 'a@b.co' }), mailing))?.said?.title).toBe('Subscribed!');
  expect(mailed).toEqual([
    ['/contact', QUESTION],
    ['/newsletter', { email: 'a@b.co' }],
  ]);
  const failed = await receiveMessage(post(QUESTION), mailing);
  expect(failed).toEqual({
    status: 503,
    problem: 'Your message could not be sent. Please try again later.',
    values: QUESTION,
  });
  // A backend that takes messages gets them, whatever this server could do.
  expect((await receiveMessage(post(QUESTION), { ...locals(['contact']), mailApi }))?.status).toBe(200);
  expect(sent).toEqual([['/contact', QUESTION]]);
  expect(mailed).toHaveLength(3);
});

test('24.17: while nobody knows what the backend takes, it is asked, and what fails is told', async () => {
  const down = locals([], () => Promise.reject(new TypeError('gone')));
  down.store.failed = true;
  expect(await receiveMessage(post(QUESTION), down)).toMatchObject({
    status: 503,
    problem: 'No response from server. Please try again later.',
  });
  expect((await receiveSubscription(post({ email: 'a@b.co' }), down))?.said).toBeUndefined();
});

test('a script gets the same in JSON', async () => {
  const asked = (values: Record<string, string>) => post(values, { accept: 'application/json' });
  const of = async (values: Record<string, string>) => {
    const request = asked(values);
    const answer = answerScript(request, (await receiveMessage(request, locals(['contact'])))!)!;
    return [answer.status, answer.headers.get('cache-control'), await answer.json()];
  };
  expect(await of(QUESTION)).toEqual([200, 'no-store', { success: true }]);
  expect(await of({ ...QUESTION, subject: '' })).toEqual([400, 'no-store', { error: 'Subject is required' }]);
  expect(answerScript(post(QUESTION), (await receiveMessage(post(QUESTION), locals([])))!)).toBeUndefined();
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
