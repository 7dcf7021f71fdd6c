import { SHIRT } from './charging-shop.ts';
import { violations } from '../../access/axe.ts';
import { ownerCommand } from '../../../api/owner-command.ts';
import { expect, type Page } from '../../support/test.ts';
import { ADDRESS, orderNumber } from '../../support/visit.ts';

/** The owner's hands on the orders of a shop. */
export function ownerOf(data: string) {
  return (...words: string[]) => ownerCommand({ DATA_DIR: data, DATABASE_URL: '' }, ['orders', ...words]);
}

/** An order of two pieces that its owner sends in two parcels, as its buyer sees it until all of it is there. */
export async function followParcels(
  page: Page,
  { token, email, data }: { token: string; email: string; data: string },
): Promise<void> {
  const place = (more: object) =>
    page.request.post('/api/v1/orders', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        ...{ products: { [SHIRT]: 2 }, items: [{ productId: SHIRT, quantity: 2, size: 'M' }] },
        ...{ shippingAddress: ADDRESS, ...more },
      },
    });
  const { quote } = await (await place({})).json();
  const { id } = await (await place({ expectedTotal: quote.total })).json();
  const number = await orderNumber(page, token, id);
  const owner = async (...words: string[]) => {
    expect((await ownerOf(data)(...words)).wrong).toBe('');
  };
  const order = page.getByRole('article', { name: `Order ${number}` });
  const part = order.getByText('A part of your order is on its way.');
  const step = order.locator('[aria-current=step]');
  const pieces = order.getByText(/^1 × .*, M$/);
  const isNarrow = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violations(page)).toEqual([]);
  };

  await owner('confirm', id, '--force');
  await owner('ship', id, '--line', '1x1', '--tracking', 'A-VERY-LONG-NUMBER-OF-A-PARCEL-0001', '--carrier', 'Rider');
  for (const path of ['/orders', `/track-order?id=${id}&contact=${email}`]) {
    await page.goto(path);
    await expect(step).toHaveText('Processing');
    await expect(part).toBeVisible();
    await expect(order.getByText('Rider A-VERY-LONG-NUMBER-OF-A-PARCEL-0001')).toBeVisible();
    await expect(pieces).toHaveCount(1);
    await isNarrow();
  }
  await owner('deliver', id, '1');
  await owner('ship', id);
  await page.goto('/orders');
  await expect(step).toHaveText('Shipped');
  await expect(part).toHaveCount(0);
  await expect(order.getByText('Parcel 2')).toBeVisible();
  await expect(order.getByText(/^Delivered on \d/)).toHaveCount(1);
  await expect(pieces).toHaveCount(2);
  await owner('deliver', id);
  await page.reload();
  await expect(step).toHaveText('Delivered');
  await expect(order.getByText(/^Delivered on \d/)).toHaveCount(2);
  await isNarrow();
}
