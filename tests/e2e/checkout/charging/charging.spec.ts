import { parse } from 'csv-parse/sync';
import { join } from 'node:path';
import { type ChargingShop, openChargingShop, SHIRT } from './charging-shop.ts';
import { confirmByLink } from './confirming.ts';
import { readDocuments } from './in-documents.ts';
import { followParcels, ownerOf } from './in-parcels.ts';
import { answer, askWithoutScript, code, discount, line, OPEN, PARTS, rows, typeAddress, WITH_FEE } from './steps.ts';
import { takeLast } from './taken-code.ts';
import { PHONE, violations } from '../../access/axe.ts';
import { readOutbox } from '../../../fixtures/read-mail.ts';
import { sendOrder } from '../../support/buying.ts';
import { expect, test as base } from '../../support/test.ts';
import { ADDRESS, keep, signedIn, orderCard } from '../../support/visit.ts';

let opened: Promise<ChargingShop> | undefined;
const test = base.extend({ baseURL: async ({}, use) => use((await (opened ??= openChargingShop())).origin) });
test.afterAll(async () => (await opened)?.close());
test.use({ expectedConsole: [/status of 409/] });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('10.deliver-to a page of its own says what comes when, at what price, and where nobody delivers', async ({
    page,
  }) => {
    await askWithoutScript(page);
  });
});

test.describe('without a script, at 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 }, expectedConsole: [/status of 404/] });

  test('10.order-links what is paid on delivery is confirmed by the link of its mail, and not by looking at it', async ({
    page,
  }) => {
    await confirmByLink(page, (await opened)!);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('10.deliver-to 10.delivery 10.discounts.field 10.on-delivery 10.parcels 4.pieces by keyboard from the product to the money: every place says the same parts; then an order in two parcels', async ({
    page,
  }) => {
    const { email, token } = await signedIn(page);
    await page.goto(`/product/${SHIRT}`);
    await page.getByRole('radio', { name: 'M' }).press('Space');
    await code(page).press('Enter');
    await page.keyboard.type('560001');
    await page.keyboard.press('Enter');
    const standard = answer(page).locator('li').first();
    await expect(standard).toHaveText(/₹749 more for free delivery₹29$/);
    const [arrives] = /Arrives \d.*?(?=₹)/.exec(await standard.innerText().then((text) => text.replaceAll('\n', '')))!;
    await page.getByRole('button', { name: 'Add to Cart' }).press('Enter');
    await expect(page).toHaveURL('/cart');

    await expect(rows(page, 'Summary')).toHaveText([
      'ShippingOnce the address is known',
      'More for free delivery₹749',
      'TaxesIncluded',
      'Subtotal₹1,250',
    ]);
    await page.locator('summary', { hasText: 'Discount code' }).press('Enter');
    await expect(discount(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(discount(page)).toBeFocused();
    await page.keyboard.type('winter');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^winter is not applied: there is no such code now/)).toBeVisible();
    await expect(discount(page)).toHaveValue('winter');
    await discount(page).fill('summer10');
    await page.keyboard.press('Enter');
    await expect(page.getByText('SUMMER10 is applied.')).toBeVisible();
    await expect(rows(page, 'Summary')).toHaveText(OPEN.toSpliced(-1, 0, 'TaxesIncluded'));
    expect(await violations(page)).toEqual([]);

    await page.goto('/contact');
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Cart' });
    await expect(drawer.locator('dl > div')).toHaveText(OPEN);
    await drawer.getByRole('button', { name: 'Checkout' }).press('Enter');
    await expect(page).toHaveURL('/checkout');

    await typeAddress(page);
    const ways = page.getByRole('group', { name: 'Delivery' });
    await expect(ways.locator('label')).toHaveText([
      `Standard${arrives}₹749 more for free delivery₹29`.replace('₹749', '₹874'),
      /^ExpressArrives .+₹149$/,
    ]);
    await expect(ways.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    const summary = page.getByRole('region', { name: 'Order Summary' });
    await summary.locator('summary').press('Enter');
    await ways.getByRole('radio', { name: /^Standard/ }).press('ArrowDown');
    await expect(rows(page, 'Order Summary').last()).toHaveText('Total₹1,274');
    await page.keyboard.press('ArrowUp');
    await expect(rows(page, 'Order Summary')).toHaveText([...PARTS, 'Total₹1,154']);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Place Order' }).press('Enter');
    await expect(page).toHaveURL(/\/payment\?orderId=/);
    const id = new URL(page.url()).searchParams.get('orderId')!;

    const due = page.getByRole('main').locator('dl > div');
    await expect(due).toHaveText([...PARTS, 'Amount due₹1,154']);
    await page.getByRole('radio', { name: 'Cash on delivery (+₹49)' }).press('Space');
    await expect(due).toHaveText([...WITH_FEE, 'To pay on delivery₹1,203']);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Place order, pay ₹1,203 on delivery' }).press('Enter');
    await expect(page).toHaveURL(`/order-success?orderId=${id}`);
    await expect(page.getByRole('main')).toContainText('To pay on delivery: ₹1,203');

    const order = orderCard(page, id);
    for (const path of ['/orders', `/track-order?id=${id}&contact=${email}`]) {
      await page.goto(path);
      await expect(order.locator('dl').first().locator('div')).toHaveText([...WITH_FEE, 'Total₹1,203']);
      await expect(order).toContainText(`Standard${arrives}`);
      await expect(order).toContainText('To pay on delivery: ₹1,203');
    }
    expect(await violations(page)).toEqual([]);

    const { data } = (await opened)!;
    const owner = ownerOf(data);
    const exported = parse<Record<string, string>>((await owner('export')).said, { bom: true, columns: true });
    const row = exported.find(({ Order }) => Order === id);
    expect(row).toMatchObject({
      'Order total': '1203.00',
      'To collect': '1203.00',
      Delivery: 'Standard',
      'Subtotal and parts':
        'Subtotal 1250.00; Summer -125.00; Standard 29.00; Includes CGST 28.65; Includes SGST 28.65; Cash on delivery 49.00',
    });
    const said = [...WITH_FEE, 'Total₹1,203'].map((text) => text.replace(/(?=-?₹)/, ': ')).join('\n');
    const mails = () => readOutbox(join(data, 'outbox')).map(({ text }) => text);
    await expect.poll(() => mails().filter((text) => text.includes(said))).not.toEqual([]);

    expect((await owner('ship', id)).wrong).toBe('');
    expect((await owner('paid', id)).said).toContain(`${id}: paid`);
    await page.goto('/orders');
    await expect(order.locator('[aria-current=step]')).toHaveText('Shipped');
    await expect(order).not.toContainText('To pay on delivery');
    await followParcels(page, { token, email, data });
  });

  test('10.documents the buyer reads receipt, invoice by parcel and credit note, and nobody else does', async ({
    page,
  }) => {
    await readDocuments(page, (await opened)!.data);
  });
});

test('10.delivery 10.discounts.field by zone and limit; a code that another order used up: nothing is ordered, nothing typed is lost', async ({
  page,
}) => {
  const other = await signedIn(await page.context().newPage());
  const { token } = await signedIn(page);
  await keep(page, 'cart', JSON.stringify([line(2)]));
  await page.goto('/?code=lastone');
  await page.goto('/checkout');
  await typeAddress(page);
  const ways = page.getByRole('group', { name: 'Delivery' });
  await page.getByLabel('Postal Code').fill('744101');
  await expect(ways.getByText('We do not deliver to this postal code.')).toBeVisible();
  await page.getByLabel('Postal Code').fill('403001');
  await page.getByLabel('State').selectOption('Goa');
  await expect(ways.locator('label')).toHaveText([/^StandardArrives .+Free$/, /^ExpressArrives .+₹149$/]);
  await expect(rows(page, 'Order Summary')).toHaveText([
    'Subtotal₹2,500',
    'Two or more-₹125',
    'Last one-₹200',
    'StandardFree',
    'Includes IGST₹103.58',
    'Total₹2,175',
  ]);

  await takeLast(page, other.token);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This code has been used up. Please look at your order again.',
  );
  await expect(page.getByText('lastone has been used up.')).toBeVisible();
  await expect(rows(page, 'Order Summary')).toHaveText([
    'Subtotal₹2,500',
    'Two or more-₹125',
    'StandardFree',
    'Includes IGST₹113.10',
    'Total₹2,375',
  ]);
  await expect(page.getByLabel('Postal Code')).toHaveValue('403001');
  await expect(page.getByLabel('Address')).toHaveValue(ADDRESS.address);
  expect(await violations(page)).toEqual([]);
  const orders = async () =>
    (await page.request.get('/api/v1/orders', { headers: { authorization: `Bearer ${token}` } })).json();
  expect(await orders()).toEqual([]);
  const id = await sendOrder(page);
  expect(await orders()).toMatchObject([{ id, status: 0, total: 2375 }]);
  await expect(page.getByRole('main').locator('dl > div').last()).toHaveText('Amount due₹2,375');
});
