import { expect, test } from '../support/test.ts';
import { answerWith, cutOff, REFUSED, storeInfo } from '../support/visit.ts';

test('2.route.api-test: tests the API connection and logs the response', async ({ page }) => {
  const { storeName } = await storeInfo(page);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
  await page.goto('/api-test');
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(page.getByText('Connection successful.')).toBeVisible();
  await expect(page.locator('[data-api-result]')).toContainText(storeName);
  expect(logged.join()).toContain('storeInfo');
});

test.describe('failures', () => {
  test.use({ expectedConsole: [REFUSED] });
  for (const what of ['a failing server', 'no answer'])
    test(`8.api-test: ${what}: 'Connection failed. Check console for details.'`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
      if (what === 'no answer') await cutOff(page, '/storeInfo');
      else await answerWith(page, '/storeInfo', 500);
      await page.goto('/api-test');
      await page.getByRole('button', { name: 'Test Connection' }).click();
      await expect(page.getByText('Connection failed. Check console for details.')).toBeVisible();
      expect(logged.join(), 'the details').toContain('storeInfo failed');
    });
});

test("8.api-test: 'Unexpected error: {message}.'", async ({ page }) => {
  await page.addInitScript(() => {
    const log = console.log;
    console.log = (...said: unknown[]) => {
      console.log = log;
      throw new Error(`the log of ${String(said[0])} is full`);
    };
  });
  await page.goto('/api-test');
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(page.getByText('Unexpected error: the log of storeInfo is full.')).toBeVisible();
});
