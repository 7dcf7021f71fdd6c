import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NextSteps } from '#orders/NextSteps.tsx';
import type { Order } from '#orders/order.ts';

const steps = (status?: number) => {
  const order = status === undefined ? undefined : ({ status, parts: [] as Order['parts'] } as Order);
  const html = renderToStaticMarkup(<NextSteps order={order} hasParts={false} />);
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, words]) => words?.replaceAll('&#x27;', "'"));
};

const SHIPPING = 'Shipping is free. Your order says when it is on its way.';
const STATUS = "You can follow the order's status under My Orders at any time.";

test('12.orders: what happens now is what has not happened yet', () => {
  const waiting = ['As soon as your payment is confirmed we start packing.', SHIPPING, STATUS];
  expect(steps()).toEqual(waiting);
  expect(steps(0)).toEqual(waiting);
  expect(steps(1)).toEqual(['We are packing your order.', SHIPPING, STATUS]);
  expect(steps(2)).toEqual(['Your order is on its way.', STATUS]);
  for (const over of [3, 4, 9]) expect(steps(over), String(over)).toEqual([STATUS]);
});
