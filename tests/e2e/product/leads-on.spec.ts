import { net } from '../support/net.ts';
import { read } from '../support/read.ts';
import { expect, newcomer, test, type Page } from '../support/test.ts';
import { partlySoldOut, products, sized, type Sold } from '../support/visit.ts';

/** What leads on from a product: related and recently viewed products, and a mail for what is sold out. */
test.use({ expectedConsole: [/status of 409/] });

const pathOf = ({ id }: Sold) => `/product/${encodeURIComponent(id)}`;
const related = (page: Page) => page.getByRole('region', { name: 'You may also like' });
const viewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });

for (const javaScriptEnabled of net([true, false], (one) => !one))
  (javaScriptEnabled ? test : read)(
    `related products, ${javaScriptEnabled ? 'with' : 'without'} JavaScript: others, each once`,
    async ({ page }) => {
      const product = await sized(page);
      await page.goto(pathOf(product));
      const links = await related(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toHaveLength(4);
      expect(new Set(links).size).toBe(4);
      expect(links).not.toContain(pathOf(product));
      await related(page).getByRole('link').first().click();
      await expect(page).toHaveURL(links[0]!);
    },
  );

/** A sign of life, and then rest: the code comes. */
async function look(page: Page, product: Sold): Promise<void> {
  await page.goto(pathOf(product));
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await expect
    .poll(() => page.evaluate((id) => (localStorage.getItem('recently_viewed') ?? '').includes(id), product.id))
    .toBe(true);
}

test('recently viewed: newest first, not the page itself, at most 8', async ({ page }) => {
  const some = (await products(page, '')).slice(0, 10);
  await look(page, some[0]!);
  await expect(viewed(page)).toHaveCount(0);
  // As if the next seven had been looked at as well: each visit writes its product before the others.
  await page.evaluate(
    (visited) => {
      const [first] = JSON.parse(localStorage.getItem('recently_viewed')!) as [object];
      const all = visited.map(({ id, title }) => ({ ...first, id, name: title })).reverse();
      localStorage.setItem('recently_viewed', JSON.stringify([...all, first]));
    },
    some.slice(1, 8),
  );
  for (const one of some.slice(8)) await look(page, one);
  const names = viewed(page).getByRole('link');
  await expect(names).toHaveCount(8);
  await expect(names).toHaveText(
    some
      .slice(1, 9)
      .reverse()
      .map(({ title }) => title),
  );
  await expect(viewed(page).locator('img').first()).toBeAttached();
  await names.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(some[8]!.title);
});

test('recently viewed moves nothing', async ({ page }) => {
  const [one, other] = await products(page, '');
  await look(page, one!);
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach(
          (entry) =>
            ((window as unknown as { shifts: number }).shifts += (entry as PerformanceEntry & { value: number }).value),
        ),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await look(page, other!);
  await expect(viewed(page)).toHaveCount(1);
  await viewed(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.0001);
});

test.describe("Email me when it's back", () => {
  const soldOut = partlySoldOut;

  test('a sold-out size: an address is asked for, checked, and kept', async ({ page }) => {
    const product = await soldOut(page);
    await page.goto(pathOf(product));
    await page.getByRole('button', { name: "Email me when it's back" }).click();
    const form = page.getByRole('form', { name: "Email me when it's back" });
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(form.getByLabel('Sold-out size').locator('option')).toHaveText(
      product.variants.filter(({ available }) => !available).map(({ size }) => size!),
    );
    await form.getByRole('button', { name: 'Email me' }).click();
    await expect(form.locator('.field-error')).toHaveCount(1);
    await expect(form.getByLabel('Email')).toBeFocused();
    const { email } = newcomer();
    await form.getByLabel('Email').fill(email);
    const [request] = await Promise.all([
      page.waitForRequest(/stock-requests$/),
      form.getByRole('button', { name: 'Email me' }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({
      email,
      size: product.variants.find(({ available }) => !available)!.size,
    });
    await expect(form.getByRole('status')).toHaveText(`Thank you. We will email ${email} once, when it is back.`);
    await expect(page).toHaveURL(pathOf(product));
  });

  read('what can be had says nothing of it', async ({ page }) => {
    const product = (await products(page, '')).find(
      ({ variants }) => variants.length > 0 && variants.every(({ available }) => available),
    )!;
    await page.goto(pathOf(product));
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: "Email me when it's back" })).toHaveCount(0);
  });

  test('a refusal is told', async ({ page }) => {
    await page.route('**/stock-requests', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: '{"error":"It can be ordered now.","code":"in-stock"}',
      }),
    );
    await page.goto(pathOf(await soldOut(page)));
    await page.getByRole('button', { name: "Email me when it's back" }).click();
    const form = page.getByRole('form', { name: "Email me when it's back" });
    await form.getByLabel('Email').fill('asha@example.com');
    await form.getByRole('button', { name: 'Email me' }).click();
    await expect(form.getByRole('status')).toContainText('in stock again');
  });
});
