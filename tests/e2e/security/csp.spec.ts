import { expect, test } from '../support/test.ts';
import { watchPolicy } from './policy.ts';

/**
 * That nothing of the shop's own runs into the policy is seen where it goes: on the whole journey in
 * journey/journey.spec.ts and journey/ways-to-pay.spec.ts, on every route in access/every-screen.spec.ts.
 */
test('X6 the policy is in force: what it forbids does not happen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL! });
  const violations = await watchPolicy(context);
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="globalThis.ran = 1"><iframe srcdoc="<script>parent.ran = 1</script>"></iframe><a href="javascript:globalThis.ran = 1" id="trap">x</a>',
    );
    const script = Object.assign(document.createElement('script'), { textContent: 'globalThis.ran = 1' });
    document.body.append(script);
    document.getElementById('trap')!.click();
    document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' }));
  });
  await expect.poll(() => new Set(violations.map((told) => told.split(' ')[0])).size).toBeGreaterThanOrEqual(3);
  expect(
    await page.evaluate(() => [Reflect.get(globalThis, 'ran'), document.baseURI.startsWith('https://evil')]),
  ).toEqual([undefined, false]);
  // Later, since what a debugger evaluates may evaluate.
  const evaluated = () =>
    new Promise((resolve) =>
      setTimeout(() => {
        try {
          resolve((0, eval)('1'));
        } catch {
          resolve('stopped');
        }
      }),
    );
  expect(await page.evaluate(evaluated)).toBe('stopped');
  await context.close();
});
