import { net } from '../support/net.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import {
  ADDRESS,
  storeCart,
  storedCart,
  products,
  REFUSED,
  rupees,
  signedIn,
  valuesOf,
  type Sold,
} from '../support/visit.ts';

/**
 * Decision 27: what goes into the cart is what was seen, and a line without a colour is asked for one where it lies.
 */
test.use({ expectedConsole: [REFUSED] });

/** Something in one size and several colours, two of them to be had. */
async function capOf(page: Page): Promise<Sold & { price: number; colors: string[] }> {
  const found = (await products(page, '')).find(
    (one) =>
      valuesOf(one, 'size').join() === 'One Size' &&
      one.variants.filter(({ available }) => available).length > 1 &&
      valuesOf(one, 'color').length > 1,
  )!;
  return { ...found, price: found.discountedPrice ?? found.regularPrice, colors: valuesOf(found, 'color') };
}

const bare = ({ id, title, price }: { id: string; title: string; price: number }, more: object = {}) => ({
  id,
  name: title,
  price,
  quantity: 1,
  selectedSize: 'One Size',
  selectedColor: '',
  ...more,
});
const seenOf = ({ images, colors }: { images: Sold['images']; colors: string[] }) =>
  colors.find((color) => images[0]!.alt!.toLowerCase().includes(`in ${color.toLowerCase()}`))!;

const pictureOf = ({ images }: Pick<Sold, 'images'>, color: string) =>
  images.find(({ alt }) => alt!.toLowerCase().includes(`in ${color.toLowerCase()}`))?.url;

test('the product page and the quick view show the colour of the picture as chosen, and that goes into the cart', async ({
  page,
}) => {
  const cap = await capOf(page);
  await page.goto(`/product/${cap.id}`);
  await expect(page.getByRole('radio', { name: seenOf(cap), exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL('/cart');
  expect(await storedCart(page)).toMatchObject([{ id: cap.id, selectedColor: seenOf(cap) }]);

  await page.goto(`/search?q=${encodeURIComponent(cap.title)}`);
  await page.getByRole('button', { name: `Quick View: ${cap.title}`, exact: true }).click();
  const view = page.getByRole('dialog', { name: cap.title });
  await expect(view.getByRole('radio', { name: seenOf(cap), exact: true })).toBeChecked();
  await view.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  expect(await storedCart(page)).toMatchObject([{ id: cap.id, quantity: 2, selectedColor: seenOf(cap) }]);
});

test('a cap added from its card is asked for its colour in the cart, by keyboard too; nothing is filled in', async ({
  page,
}) => {
  const cap = await capOf(page);
  await page.goto(`/search?q=${encodeURIComponent(cap.title)}`);
  await page.getByRole('button', { name: `Add to Cart: ${cap.title}`, exact: true }).click();
  await expect.poll(() => storedCart(page)).toMatchObject([{ id: cap.id, selectedColor: '' }]);
  await page.goto('/cart');
  await expect(page.getByText('Choose a color to order it.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(rupees(0));
  const colours = page.getByRole('group', { name: `Color of ${cap.title}` }).getByRole('button');
  await expect(colours).toHaveText(cap.colors);
  await colours.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(colours).toHaveCount(0);
  await expect(page.getByText('Choose a color to order it.')).toHaveCount(0);
  await expect(page.locator('[data-line]:focus')).toContainText(cap.colors[1]!);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(rupees(cap.price));
  expect(await storedCart(page)).toMatchObject([{ id: cap.id, quantity: 1, selectedColor: cap.colors[1] }]);
});

test('2.cart.lines: a line has the picture of the colour that was chosen, on the page and in the quick view', async ({
  page,
}) => {
  const shown = (await products(page, '')).find(
    (one) =>
      new Set(one.images.map(({ url }) => url)).size > 1 &&
      valuesOf(one, 'color').some((color) => ![undefined, one.images[0]!.url].includes(pictureOf(one, color))),
  )!;
  const color = valuesOf(shown, 'color').find(
    (one) => ![undefined, shown.images[0]!.url].includes(pictureOf(shown, one)),
  )!;
  const image = pictureOf(shown, color)!;
  const choose = async (where: Locator) => {
    await where.getByRole('radio', { name: color, exact: true }).check({ force: true });
    await where
      .getByRole('group', { name: 'Size' })
      .getByRole('radio')
      .and(page.locator(':enabled'))
      .first()
      .check({ force: true });
    await where.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page).toHaveURL('/cart');
    expect(await storedCart(page)).toMatchObject([{ id: shown.id, image, selectedColor: color }]);
    await expect(page.locator('[data-line] img')).toHaveAttribute('src', image);
    await page.evaluate(() => localStorage.removeItem('cart'));
  };
  await page.goto(`/product/${shown.id}`);
  await choose(page.locator('main'));
  await page.goto(`/search?q=${encodeURIComponent(shown.title)}`);
  await page.getByRole('button', { name: `Quick View: ${shown.title}`, exact: true }).click();
  await choose(page.getByRole('dialog', { name: shown.title }));
});

for (const [where, viewport] of net(
  [
    ['wide', { width: 1280, height: 900 }],
    ['on a phone', { width: 360, height: 740 }],
  ] as const,
  ([name]) => name === 'on a phone',
))
  test.describe(where, () => {
    test.use({ viewport });

    test('the checkout asks too, and places no order before', async ({ page }) => {
      const { token } = await signedIn(page);
      const cap = await capOf(page);
      await storeCart(page, bare(cap), bare(cap, { selectedColor: cap.colors[1], quantity: 2 }));
      await page.goto('/checkout');
      for (const [label, value] of Object.entries({
        'Full Name': ADDRESS.fullName,
        Address: ADDRESS.address,
        City: ADDRESS.city,
        'Postal Code': ADDRESS.postalCode,
        Phone: ADDRESS.phone,
      }))
        await page.getByLabel(label).fill(value);
      await page.getByLabel('State').selectOption(ADDRESS.state);
      const summary = page.getByRole('region', { name: 'Order Summary' });
      await expect(summary.getByText('Choose a color to order it.')).toBeVisible();
      const colours = summary.getByRole('group', { name: `Color of ${cap.title}` }).getByRole('button');
      await expect(colours.first()).toBeVisible();
      await page.getByRole('button', { name: 'Place Order' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        `Choose a color for ${cap.title}, or take it out of your cart.`,
      );
      await expect(colours.first()).toBeFocused();
      await colours.nth(1).press('Enter');
      await expect(colours).toHaveCount(0);
      expect(await storedCart(page), 'the line that was there grows').toMatchObject([
        { id: cap.id, quantity: 3, selectedColor: cap.colors[1] },
      ]);
      await expect(summary.getByText(rupees(cap.price * 3)).first()).toBeVisible();
      await page.getByRole('button', { name: 'Place Order' }).click();
      await expect(page).toHaveURL(/\/payment\?orderId=/);
      const orders = await (
        await page.request.get('/api/v1/orders', { headers: { authorization: `Bearer ${token}` } })
      ).json();
      expect(orders.map((one: { items: object[] }) => one.items)).toMatchObject([
        [{ id: cap.id, quantity: 3, color: cap.colors[1] }],
      ]);
    });
  });
