import { SHIRT } from './charging-shop.ts';
import { ownerOf } from './in-parcels.ts';
import { violations } from '../../access/axe.ts';
import { tooWide } from '../../access/measure.ts';
import { expect, type Page } from '../../support/test.ts';
import { ADDRESS, orderCard, signedIn } from '../../support/visit.ts';

/**
 * An order that is paid, leaves in two parcels and comes back in part: its buyer's papers, on the screen and as files.
 */
export async function readDocuments(page: Page, data: string): Promise<void> {
  const { email, token } = await signedIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const placed = await page.request.post('/api/v1/orders', {
    headers,
    data: {
      ...{ products: { [SHIRT]: 2 }, items: [{ productId: SHIRT, quantity: 2, size: 'M' }] },
      ...{ shippingAddress: ADDRESS, shippingMethod: 'express', expectedTotal: 2524 },
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  const { id } = (await placed.json()) as { id: string };
  const owner = async (...words: string[]) => expect((await ownerOf(data)(...words)).wrong).toBe('');
  const order = orderCard(page, id);
  const links = order.locator('dt', { hasText: 'Documents' }).locator('xpath=following-sibling::dd').getByRole('link');
  const isSound = async (own: Page) => {
    expect(await tooWide(own)).toEqual([]);
    expect(await violations(own)).toEqual([]);
  };

  await owner('confirm', id, '--force');
  await owner('ship', id, '--line', '1x1');
  await page.goto('/orders');
  await expect(links).toHaveText([/^Receipt RE\d+-\d{5}$/, /^Invoice IN\d+-\d{5}$/]);
  await isSound(page);

  const opens = page.waitForEvent('popup');
  await links.last().press('Enter');
  const invoice = await opens;
  await expect(invoice.getByRole('heading', { level: 1 })).toHaveText('Tax invoice');
  const body = invoice.locator('body');
  for (const said of ['GSTIN 29AAACL1234C1Z1', ADDRESS.address, 'Kora Shirt', 'CGST 2.5 %', 'Express'])
    await expect(body).toContainText(said);
  await isSound(invoice);
  const pdf = await invoice.getByRole('link', { name: 'PDF' }).getAttribute('href');
  const file = await page.request.get(pdf!);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await invoice.close();

  await owner('refused', id, '--yes');
  await page.reload();
  await expect(links).toHaveText([/^Receipt /, /^Invoice /, /^Credit note CN\d+-\d{5}$/]);
  // Whoever tracks it sees no papers: they have the whole address.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/track-order?id=${id}&contact=${email}`);
  await expect(order).toBeVisible();
  await expect(links).toHaveCount(0);
}
