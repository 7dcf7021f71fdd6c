import { expect, test } from 'vitest';
import { createPaymentEndpoint } from '#contract/endpoints/payments/create-payment.ts';
import { decideAction } from '#payment/action.ts';

const places = { schemes: ['upi:'], apiOrigin: 'https://api.shop.in' };
const decide = (raw: unknown) => decideAction(createPaymentEndpoint.answer.parse(raw), places);
const unknown = { do: 'fail', message: 'Unknown error occurred during payment process' };
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('redirect_post: inputs type, url and data[...]', () => {
  const formParams = { type: 'card', url: 'https://bank.in/x', data: { amount: '10.00', '"><script>': '</form>' } };
  expect(
    decide({ success: true, action: { type: 'redirect_post', redirectUrl: 'https://bank.in/pay', formParams } }),
  ).toEqual({
    do: 'post',
    href: 'https://bank.in/pay',
    inputs: [
      ['type', 'card'],
      ['url', 'https://bank.in/x'],
      ['data[amount]', '10.00'],
      ['data["><script>]', '</form>'],
    ],
  });
});

test('deeplink goes to the address, an app is opened while the page waits', () => {
  expect(decide({ action: { type: 'deeplink', redirectUrl: 'upi://pay?pa=a@b' } })).toEqual({
    do: 'open-app',
    href: 'upi://pay?pa=a@b',
  });
  expect(decide({ action: { type: 'deeplink', redirectUrl: 'https://app.bank.in/' } })).toEqual({
    do: 'go',
    href: 'https://app.bank.in/',
  });
});

test('qr: text, or a PNG as base64 with and without its data address', () => {
  expect(decide({ action: { type: 'qr', qr: 'upi://pay?pa=a@b' } })).toEqual({
    do: 'show-qr',
    qr: 'upi://pay?pa=a@b',
    app: 'upi://pay?pa=a@b',
  });
  expect(decide({ action: { type: 'qr', qr: 'javascript:alert(1)' } })).toEqual({
    do: 'show-qr',
    qr: 'javascript:alert(1)',
    app: undefined,
  });
  for (const qrBase64 of [png, `data:image/png;base64,${png}`])
    expect(decide({ action: { type: 'qr', qrBase64 } })).toEqual({
      do: 'show-image',
      src: `data:image/png;base64,${png}`,
    });
});

test.each([
  ['GIF', btoa('GIF89a')],
  ['SVG', btoa('<svg onload="alert(1)"/>')],
  ['an SVG data address', `data:image/svg+xml;base64,${btoa('<svg/>')}`],
  ['no base64', '<img src=x>'],
  ['too much', btoa(`${atob(png)}${'x'.repeat(201 * 1024)}`)],
  ['a signature alone', btoa('\x89PNG\r\n\x1a\n')],
  ['a picture of 100,000 pixels', btoa(`${atob(png).slice(0, 16)}\x00\x01\x86\xa0${atob(png).slice(20)}`)],
])('P13: a qrBase64 that is %s gives the error screen', (_, qrBase64) =>
  expect(decide({ action: { type: 'qr', qrBase64 } })).toEqual(unknown),
);

test('a qr without a code, and one too long to draw, give the error screen', () => {
  expect(decide({ action: { type: 'qr' } })).toEqual(unknown);
  expect(decide({ action: { type: 'qr', qr: 'x'.repeat(3000) } })).toEqual(unknown);
});

test('no action but a redirectUrl: go there; neither: the orders', () => {
  expect(decide({ success: true, redirectUrl: 'https://bank.in/' })).toEqual({ do: 'go', href: 'https://bank.in/' });
  expect(decide({ success: true, action: null })).toEqual({ do: 'to-orders' });
  expect(decide({})).toEqual({ do: 'to-orders' });
});

test("success false: the server's error text as it is, else the spec's", () => {
  expect(decide({ success: false, error: 'Card <b>refused</b>' })).toEqual({
    do: 'fail',
    message: 'Card <b>refused</b>',
  });
  expect(decide({ success: false, redirectUrl: 'https://bank.in/' })).toEqual(unknown);
  expect(decide({ error: 'No such method' })).toEqual({ do: 'fail', message: 'No such method' });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'http://evil.example'])(
  'P10: %s leads to the error screen',
  (redirectUrl) => {
    expect(decide({ success: true, redirectUrl })).toEqual(unknown);
    expect(decide({ success: true, action: { type: 'deeplink', redirectUrl } })).toEqual(unknown);
    expect(decide({ success: true, action: { type: 'redirect_post', redirectUrl, formParams: {} } })).toEqual(unknown);
  },
);

test('P9: an unknown action, and a form for an app, lead to the error screen', () => {
  expect(decide({ success: true, redirectUrl: 'https://bank.in/', action: { type: 'teleport' } })).toEqual(unknown);
  expect(decide({ action: { type: 'redirect_post', redirectUrl: 'upi://pay' } })).toEqual(unknown);
  expect(decide({ action: { type: 'redirect_post' } })).toEqual(unknown);
});
