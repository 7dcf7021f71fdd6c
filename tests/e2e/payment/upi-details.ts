import { expect, type Page } from '../support/test.ts';

/** The code holds what is to be paid and to whom, and beside it stands the same for who types it. */
export async function expectUpiDetails(page: Page, code: string): Promise<void> {
  const { protocol, searchParams } = new URL(code);
  const { pa, pn = '', am, tn = '', cu } = Object.fromEntries(searchParams);
  expect([protocol, pa, cu]).toEqual(['upi:', 'selvedge@testbank', 'INR']);
  expect(am).toMatch(/^\d+\.\d\d$/);
  await expect(page.getByRole('term')).toHaveText(['Amount', 'Payee', 'UPI ID', 'Reference']);
  await expect(page.getByRole('definition')).toHaveText([/^₹[\d,.]+$/, pn, 'selvedge@testbank', tn]);
}
