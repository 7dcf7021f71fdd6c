import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpenedOrder } from '#orders/linked/OpenedOrder.tsx';
import { toOrder } from '#orders/order.ts';

const WIRE = {
  id: 'ord_1',
  status: 1,
  subtotal: 1499,
  total: 1499,
  currency: 'INR',
  createdAt: '2026-06-03T09:30:00Z',
  shippingAddress: {},
};
const ITEM = { id: 'p1', productTitle: 'Slim jeans', quantity: 1, price: 1499 };
const WHOLE = 'The link that led you to the payment shows your whole order.';

function said(items: object[]): string {
  const order = toOrder({ ...WIRE, items } as unknown as Parameters<typeof toOrder>[0]);
  return renderToStaticMarkup(
    <OpenedOrder
      order={order}
      money={{ currency: 'INR', locale: 'en-IN' }}
      dates={{ locale: 'en-IN', timeZone: 'UTC' }}
    />,
  );
}

test('10.order-links: a page that a gateway knows has no goods, and says where they stand', () => {
  expect(said([])).toContain(WHOLE);
  expect(said([ITEM])).not.toContain(WHOLE);
});
