import type { Page } from '../support/test.ts';
import { answerWith, keep } from '../support/visit.ts';

export const upi = { name: 'note', label: 'Note', type: 'text', rules: { required: true } };
export const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export async function atPayment(page: Page, fields: unknown = [upi], orderId = 'o1'): Promise<void> {
  await keep(page, 'auth_token', 'some');
  await answerWith(page, '/orders', 200, []);
  await answerWith(page, '/payments/fields*', 200, fields);
  await page.goto(`/payment?orderId=${orderId}`);
}

export async function pay(page: Page): Promise<void> {
  await page.getByLabel('Note').fill('for my sister');
  await page.getByRole('button', { name: 'Pay Now' }).click();
}
