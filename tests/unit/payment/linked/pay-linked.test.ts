import { expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { PaymentField } from '#contract/payment.ts';
import { formOfLinked, payLinked, shownTotal } from '#payment/linked/pay-linked.ts';

const FIELDS = [
  {
    name: 'method',
    type: 'select',
    inline: true,
    options: [
      { value: 'bank', label: 'Bank' },
      { value: 'on-delivery', label: 'Door', onDelivery: true, fields: [] },
    ],
    rules: { required: true },
  },
  { name: 'phone', type: 'tel', rules: { required: true }, showWhenFilled: ['method'] },
  { name: 'agree', type: 'checkbox' },
].map((field) => PaymentField.parse(field));
const fields = formOfLinked(FIELDS, true);
const places = { schemes: ['upi'], apiOrigin: 'https://shop.example' };

async function sent(values: Record<string, string>, answer: object = { success: true }, status = 200) {
  const asked: [string, Record<string, unknown>][] = [];
  const api = createApi(
    async (path, { body }) => {
      asked.push([path, JSON.parse(String(body))]);
      return Response.json(answer, { status });
    },
    () => '',
  );
  const paid = await payLinked(api, { token: 'secret', key: 'k-1', values, fields }, places);
  return { asked, ...paid };
}

test('10.shopper-links the fields of the chosen way are sent, with the amount that was shown for it', async () => {
  const typed = { phone: '+919876543210', agree: 'on', [shownTotal('')]: '10', [shownTotal('on-delivery')]: '12' };
  expect((await sent({ ...typed, method: 'bank' })).asked).toEqual([
    [
      '/order-links/pay',
      { token: 'secret', fields: { method: 'bank', phone: '+919876543210', agree: 'true' }, expectedTotal: 10 },
    ],
  ]);
  expect((await sent({ ...typed, method: 'on-delivery' })).asked).toEqual([
    ['/order-links/pay', { token: 'secret', fields: { method: 'on-delivery' }, expectedTotal: 12 }],
  ]);
});

test('10.shopper-links what is missing or wrong is told at its field, and nothing is asked', async () => {
  expect(await sent({})).toMatchObject({ asked: [], status: 422, errors: { method: 'This field is required' } });
  expect(await sent({ method: 'bank', phone: '12' })).toMatchObject({
    asked: [],
    status: 422,
    errors: { phone: expect.stringMatching(/./) },
  });
});

test('P10 10.shopper-links it leads where a payment may lead, and else says that it failed', async () => {
  const typed = { method: 'bank', phone: '+919876543210' };
  const qr = { success: true, action: { type: 'qr', qr: 'upi://pay?pa=a%40b' } };
  expect(await sent(typed, qr)).toMatchObject({ status: 200, next: { do: 'show-qr', app: qr.action.qr } });
  expect(await sent(typed, { success: true, redirectUrl: 'javascript:alert(1)' })).toMatchObject({ status: 502 });
  expect(await sent(typed, { error: 'No.', code: 'not-payable' }, 409)).toMatchObject({
    status: 409,
    problem: expect.stringMatching(/./),
  });
  expect(await sent(typed, { error: 'No.', code: 'invalid', fields: { phone: 'Wrong' } }, 422)).toMatchObject({
    status: 422,
    errors: { phone: 'Wrong' },
  });
});
