import { SHIRT } from './charging-shop.ts';
import { expect, type Page } from '../../support/test.ts';
import { ADDRESS } from '../../support/visit.ts';

/** Another shopper takes the code that is good for one order. */
export async function takeLast(page: Page, token: string): Promise<void> {
  const taken = await page.request.post('/api/v1/orders', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      products: { [SHIRT]: 1 },
      items: [{ productId: SHIRT, quantity: 1, size: 'L' }],
      shippingAddress: ADDRESS,
      code: 'LASTONE',
      expectedTotal: 1079,
    },
  });
  expect(taken.ok(), await taken.text()).toBe(true);
}
