import { expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { WireOrder } from '#contract/order.ts';
import { changeLinked } from '#orders/linked/change-linked.ts';
import { toOrder } from '#orders/order.ts';

const WIRE = {
  id: 'ord_1',
  status: 1,
  total: 30,
  items: [
    { id: 'shirt', productTitle: 'Shirt', quantity: 2, price: 10 },
    { id: 'belt', productTitle: 'Belt', quantity: 1, price: 10 },
  ],
  changes: {
    cancel: [
      { line: 0, quantity: 2 },
      { line: 1, quantity: 1 },
    ],
  },
};
const RETURNED = { number: 1, kind: 'withdrawal', state: 'asked', items: [{ line: 0, quantity: 1 }] };
const order = toOrder(WireOrder.parse(WIRE));

/** What a form that is posted asks a backend that answers like that, and what is said then. */
async function sent(
  act: 'cancel' | 'return' | 'withdrawal',
  values: Record<string, string>,
  answer: () => Response = () => Response.json(WIRE),
  shown = order,
) {
  const asked: unknown[] = [];
  const api = createApi(
    async (path, { body, headers }) => {
      asked.push([path, JSON.parse(String(body)), new Headers(headers).get('idempotency-key')]);
      return answer();
    },
    () => '',
  );
  return { asked, ...(await changeLinked(api, { token: 'secret', key: 'k-1', act, values, order: shown })) };
}

test('10.shopper-links a line is chosen by how many of it are; the form’s key goes with it, the token in the body', async () => {
  const done = await sent('cancel', { 'quantity-0': '1', 'quantity-1': '0' });
  expect(done).toMatchObject({
    asked: [['/order-links/cancel', { token: 'secret', lines: [{ line: 0, quantity: 1 }] }, 'k-1']],
    status: 200,
    done: { act: 'cancel', made: 'cancelled', isPaid: true, isWhole: false },
  });
  expect(await sent('cancel', { 'quantity-0': '0' })).toMatchObject({
    asked: [],
    status: 422,
    errors: { 'pick-0': 'Please choose at least one item' },
  });
});

test('10.shopper-links sent again, when nothing is offered any more, it asks for the same', async () => {
  const now = toOrder(WireOrder.parse({ ...WIRE, changes: undefined }));
  const { asked } = await sent('cancel', { 'quantity-0': '2' }, undefined, now);
  expect(asked).toEqual([['/order-links/cancel', { token: 'secret', lines: [{ line: 0, quantity: 2 }] }, 'k-1']]);
});

test('10.shopper-links a withdrawal is shown before it counts, also what is cancelled where the law calls it that', async () => {
  const withdrawn = toOrder(WireOrder.parse({ ...WIRE, changes: { ...WIRE.changes, withdrawal: true } }));
  expect(await sent('cancel', { 'quantity-0': '1' }, undefined, withdrawn)).toEqual({
    asked: [],
    status: 200,
    confirming: { act: 'cancel', lines: [{ line: 0, quantity: 1 }] },
  });
  expect(await sent('cancel', { 'quantity-0': '1', confirmed: 'yes' }, undefined, withdrawn)).toMatchObject({
    asked: [['/order-links/cancel', { token: 'secret', lines: [{ line: 0, quantity: 1 }] }, 'k-1']],
    done: { made: 'cancelled', withdraws: true },
  });
  expect(await sent('withdrawal', { 'quantity-0': '1' })).toEqual({
    asked: [],
    status: 200,
    confirming: { act: 'withdrawal', lines: [{ line: 0, quantity: 1 }] },
  });
  const confirmed = await sent('withdrawal', { 'quantity-0': '1', confirmed: 'yes' }, () =>
    Response.json({ ...WIRE, returns: [RETURNED] }),
  );
  expect(confirmed).toMatchObject({ status: 200, done: { act: 'withdrawal', made: { number: 1 } } });
});

test('10.shopper-links only what was answered is done: refused, too late, unheard of and unsaid say so', async () => {
  const refusal = (status: number, code: string) => () => Response.json({ error: 'No.', code }, { status });
  const broken = () => {
    throw new TypeError('gone');
  };
  for (const [answer, expected] of [
    [refusal(409, 'too-late'), { status: 409, problem: expect.stringContaining('packed meanwhile') }],
    [refusal(409, 'in-progress'), { status: 409 }],
    [refusal(422, 'invalid'), { status: 422, problem: 'No.' }],
    [refusal(500, 'internal'), { status: 500 }],
    [broken, { status: 503 }],
  ] as const) {
    const said = await sent('cancel', { 'quantity-0': '1' }, answer);
    expect(said).toMatchObject(expected);
    expect(said).not.toHaveProperty('done');
  }
  expect(await sent('return', { 'quantity-0': '1' })).toMatchObject({ status: 502 });
});
