import { expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { giveReference } from '#payment/linked/reference-linked.ts';

async function given(typed: string, answer: object = { success: true }, status = 200) {
  const asked: [string, unknown][] = [];
  const api = createApi(
    async (path, { body }) => {
      asked.push([path, JSON.parse(String(body))]);
      return Response.json(answer, { status });
    },
    () => '',
  );
  return { asked, ...(await giveReference(api, { token: 'secret', typed })) };
}

test('10.reference a form without script sends it as the bank writes it, with the link in the body', async () => {
  expect(await given(' 4321 8765-0912 ')).toEqual({
    asked: [['/order-links/reference', { token: 'secret', reference: '432187650912' }]],
    status: 200,
    isChecked: true,
  });
});

test('10.reference what is none is told before it is sent, what is refused in the words of the shop', async () => {
  expect(await given('1234')).toMatchObject({
    asked: [],
    status: 422,
    problem: expect.stringMatching(/^Enter the 12 digits/),
  });
  expect(await given('123456789012', { error: 'No.', code: 'reference-used' }, 409)).toMatchObject({
    status: 409,
    problem: expect.stringContaining('This reference belongs to another order.'),
  });
  expect(await given('123456789012', { error: 'No.', code: 'not-found' }, 404)).toMatchObject({ status: 404 });
});
