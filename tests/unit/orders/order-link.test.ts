import { expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { openLink } from '#orders/order-link.ts';

const ORDER = { id: 'ord_1', status: 0, total: 10, toPayOnDelivery: 10, toConfirm: true, mailedTo: 'asha@example.com' };
const refusal = (status: number, code: string) => Response.json({ success: false, error: 'No.', code }, { status });

/** Opens a link at a backend that answers its calls like that. */
async function opened(confirms: boolean, answers: Record<string, () => Response>) {
  const asked: string[] = [];
  const api = createApi(
    async (path, { body }) => {
      asked.push(`${path} ${String(body)}`);
      return answers[path]!();
    },
    () => '',
  );
  return { asked, ...(await openLink(api, { token: 'secret', confirms })) };
}

test('10.order-links looked at, the order is read and nothing else; the token stands in the body', async () => {
  expect(await opened(false, { '/order-links': () => Response.json(ORDER) })).toMatchObject({
    asked: ['/order-links {"token":"secret"}'],
    status: 200,
    order: { id: 'ord_1', toConfirm: true, toPayOnDelivery: 10, mailedTo: 'asha@example.com' },
  });
});

test('10.order-links its button confirms; too late, the order is shown as it is now', async () => {
  const done = { ...ORDER, status: 1, toConfirm: undefined };
  expect(await opened(true, { '/order-links/confirm': () => Response.json(done) })).toMatchObject({
    asked: ['/order-links/confirm {"token":"secret"}'],
    status: 200,
    order: { status: 1 },
  });
  const late = { '/order-links/confirm': () => refusal(409, 'not-to-confirm') };
  expect(await opened(true, { ...late, '/order-links': () => Response.json({ ...done, status: 4 }) })).toMatchObject({
    status: 409,
    order: { status: 4 },
  });
  expect(await opened(true, { ...late, '/order-links': () => refusal(404, 'not-found') })).toMatchObject({
    status: 404,
  });
});

test('10.order-links a link that is not valid, too many of them, and a shop that does not answer say so', async () => {
  const gone = 'An order that is not confirmed in time is cancelled, and nothing is sent.';
  for (const status of [400, 404])
    expect(await opened(true, { '/order-links/confirm': () => refusal(status, 'x') })).toMatchObject({
      status: 404,
      problem: gone,
    });
  expect(await opened(false, { '/order-links': () => refusal(429, 'too-many') })).toMatchObject({
    status: 429,
    problem: 'Too many requests. Please try again later.',
  });
  const broken = () => {
    throw new TypeError('gone');
  };
  expect(await opened(true, { '/order-links/confirm': broken })).toMatchObject({
    status: 503,
    problem: expect.stringMatching(/./),
  });
});
