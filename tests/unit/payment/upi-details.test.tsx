import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentWait } from '#payment/PaymentWait.tsx';
import { NextStep } from '#payment/linked/NextStep.tsx';
import { upiLink } from '#store-api/shop/payments/upi.ts';

const MONEY = { currency: 'INR', locale: 'en-IN' };
const ACCOUNT = { vpa: 'selvedge@testbank', name: 'Selvedge & Sons <Delhi>' };
const LINK = upiLink(ACCOUNT, { id: 'pay_1', orderName: '7KQ-M2X-D4T', amountPaise: 199_950 }, 'Selvedge');

/** The list beside a code, as text. */
function said(qr: string, takesReference = true): string[] {
  const html = renderToStaticMarkup(
    <PaymentWait
      on={{ do: 'show-qr', qr, app: undefined }}
      orderId="o1"
      money={MONEY}
      takesReference={takesReference}
      onBack={() => undefined}
    />,
  );
  expect(html).toContain('Scan this QR code with your banking or payment app');
  return termsOf(html);
}
const termsOf = (html: string) => [...html.matchAll(/<d[td][^>]*>(.*?)<\/d[td]>/g)].map(([, text = '']) => text);

test('4.payment.qr: who cannot scan the code reads what it holds: amount, payee, UPI ID and the number of the order', () => {
  expect(said(LINK)).toEqual([
    ...['Amount', '₹1,999.50'],
    ...['Payee', 'Selvedge &amp; Sons &lt;Delhi&gt;'],
    ...['UPI ID', 'selvedge@testbank'],
    ...['Reference', 'Selvedge 7KQ M2X D4T'],
  ]);
});

test.each<[string, string[]]>([
  ['upi://pay?pa=shop@bank', ['UPI ID', 'shop@bank']],
  ['UPI://pay?pa=shop@bank&tr=o1&am=', ['UPI ID', 'shop@bank', 'Reference', 'o1']],
  ['upi://pay?pa=shop@bank&am=12&cu=USD', ['Amount', '$12', 'UPI ID', 'shop@bank']],
  ['upi://pay?pa=shop@bank&am=1e3', ['UPI ID', 'shop@bank']],
  ['upi://pay?am=12.00&pn=Shop', []],
  ['https://bank.example/pay?pa=shop@bank&am=12.00', []],
  ['000201010212pa=shop@bank', []],
])('of %s it says what that holds', (qr, terms) => {
  expect(said(qr)).toEqual(terms);
});

test('a backend without `paymentReference` has the specified page', () => {
  expect(said(LINK, false)).toEqual([]);
});

test('so does the page of a mailed link, which says the amount itself', () => {
  const html = renderToStaticMarkup(
    <NextStep next={{ do: 'show-qr', qr: LINK, app: undefined }} amount="₹1,999.50" back="/order" />,
  );
  expect(termsOf(html)).toEqual([
    ...['Payee', 'Selvedge &amp; Sons &lt;Delhi&gt;'],
    ...['UPI ID', 'selvedge@testbank'],
    ...['Reference', 'Selvedge 7KQ M2X D4T'],
  ]);
});
