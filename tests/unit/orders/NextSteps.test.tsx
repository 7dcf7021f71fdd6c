import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NextSteps } from '#orders/NextSteps.tsx';
import type { Order } from '#orders/order.ts';

const steps = (status?: number, more: Partial<Order> = {}, hasParts = false) => {
  const order = status === undefined ? undefined : ({ status, parts: [] as Order['parts'], ...more } as Order);
  const html = renderToStaticMarkup(<NextSteps order={order} hasParts={hasParts} />);
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
  expect(steps(0, { toConfirm: true })[0]).toBe('As soon as you have confirmed your order we start packing.');
  for (const over of [3, 4, 9]) expect(steps(over), String(over)).toEqual([STATUS]);
});

test('12.orders 10.delivery: that shipping is free is said where the order says so', () => {
  const paid = [
    'As soon as your payment is confirmed we start packing.',
    'Your order says when it is on its way.',
    STATUS,
  ];
  expect(steps(undefined, {}, true), 'of an order that nobody knows').toEqual(paid);
  expect(steps(0, { parts: [{ kind: 'shipping', label: 'Express', amount: 149 }] }, true)).toEqual(paid);
  expect(steps(0, {}, true)).toEqual([paid[0], SHIPPING, STATUS]);
});

test('12.orders 10.pick-up: what is picked up is not shipped, and says when it can be', () => {
  const delivery = { label: 'Pick up in Surat', pickUp: true };
  const ready = 'Your order says when it is ready to be picked up.';
  expect(steps(0, { delivery }, true)).toEqual([
    'As soon as your payment is confirmed we start packing.',
    ready,
    STATUS,
  ]);
  expect(steps(1, { delivery })).toEqual(['We are packing your order.', ready, STATUS]);
  expect(steps(2, { delivery })).toEqual(['Your order is ready to be picked up.', STATUS]);
  expect(steps(3, { delivery })).toEqual([STATUS]);
});
