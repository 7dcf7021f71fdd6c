// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { NOTHING, type QuotedLines } from '#cart/quote/cart-quote.ts';
import { $quote } from '#cart/quote/store.ts';
import { useCartQuote } from '#cart/quote/use-cart-quote.ts';
import { lineKey } from '#cart/line.ts';
import { $cart } from '#cart/store.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const LINE = { id: 'p1', name: 'Cap', image: '', price: 899, quantity: 1, selectedSize: '', selectedColor: '' };
const SOLD_OUT: QuotedLines = {
  lines: [LINE],
  quote: { ...NOTHING, problems: new Map([[lineKey(LINE), 'Sold out']]) },
};
const UNANSWERED: QuotedLines = { lines: [LINE], quote: { ...NOTHING, unanswered: true } };

test('B3 a question that was asked without a connection and fails late takes nothing back of the answer to a newer one', async () => {
  const answers: ((quoted: QuotedLines) => void)[] = [];
  const ask = () => new Promise<QuotedLines>((resolve) => answers.push(resolve));
  $cart.set([LINE]);
  $quote.set(NOTHING);
  function Cart() {
    useCartQuote(ask);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Cart />));
  await act(async () => void dispatchEvent(new Event('online')));
  expect(answers).toHaveLength(2);
  await act(async () => answers[1]!(SOLD_OUT));
  expect([...$quote.get().problems.values()]).toEqual(['Sold out']);
  await act(async () => answers[0]!(UNANSWERED));
  expect($quote.get()).toMatchObject({ problems: SOLD_OUT.quote.problems });
  expect($quote.get().unanswered).toBeUndefined();
  act(() => root.unmount());
});
