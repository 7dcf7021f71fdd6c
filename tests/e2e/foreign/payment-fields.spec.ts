import { addOrder } from '../../fixtures/backend.ts';
import { expect, fillPayment, pay, signedIn, test, type Page } from './test.ts';

/** The payment form follows whatever fields the backend defines (docs/behaviour.md 5.payment.types). */
test.beforeEach(async ({ page, backend }) => {
  const { email } = await signedIn(page, backend);
  const { id } = addOrder(backend.memory, email, [{ product: backend.memory.products[0]!, quantity: 1 }], {});
  await page.goto(`/payment?orderId=${backend.memory.reading === 'a' ? `order-${id}` : id}`);
  await expect(page.getByLabel('Payer phone')).toHaveValue('+91');
});

/** Pay Now is disabled while a required field is empty; a script or an extension may still send the form. */
const sendAnyway = (page: Page) =>
  pay(page).evaluate((button: HTMLButtonElement) =>
    button.form!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
  );

test('every type is drawn, every word is text; required: the first message, else the specified one; the phone', async ({
  page,
}) => {
  const kind = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement) => field.type);
  expect(await kind('Way to <b>pay</b>')).toBe('select-one');
  expect(await kind('Payer phone')).toBe('tel');
  expect(await kind('Receipt to')).toBe('email');
  expect(await kind('Instalments')).toBe('number');
  expect(await kind('Note')).toBe('textarea');
  expect(await kind('I agree')).toBe('checkbox');
  expect(await kind('Seal')).toBe('text');
  await expect(page.getByRole('radiogroup', { name: 'Gift wrap' }).getByRole('radio')).toHaveCount(2);
  await expect(page.getByLabel('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(page.getByText('We send it <u>once</u>.')).toBeVisible();
  await expect(page.getByLabel('Way to <b>pay</b>').getByRole('option').first()).toHaveText('Pick one');

  await expect(pay(page)).toBeDisabled();
  await sendAnyway(page);
  await expect(page.getByText('Tell us <i>how</i>.')).toBeVisible();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(page.getByText('Please correct the errors in the form.')).toBeVisible();
  // The focus moves a frame after the errors are drawn: it would take the phone's keys.
  await expect(page.locator('[data-error-summary]')).toBeFocused();

  await test.step('phone: +91 stays, a caret in the middle stays, a paste is cleaned', async () => {
    const phone = page.getByLabel('Payer phone');
    await phone.focus();
    await page.keyboard.press('End');
    await phone.pressSequentially('98765x4321');
    await expect(phone).toHaveValue('+91987654321');
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('7');
    await expect(phone).toHaveValue('+9198765' + '7' + '4321');
    expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe('+91987657'.length);
    await page.keyboard.type('8');
    await expect(phone).toHaveValue('+919876574321');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await expect(phone).toHaveValue('+91');
    await page.keyboard.insertText('0091 98765-43210');
    await expect(phone).toHaveValue('+919876543210');
  });

  await fillPayment(page, 'Pay on account');
  await expect(pay(page)).toBeEnabled();
});

test('showWhenFilled, mask and password; wrong values are named, and what cannot be checked is left to the server', async ({
  page,
  backend,
}) => {
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await page.getByLabel('Name on card').fill('  ');
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await page.getByLabel('Name on card').fill('A Verma');
  await page.getByLabel('Card number').pressSequentially('4111x1111 11111111');
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await page.getByLabel('Card PIN').fill('12');
  await fillPayment(page, 'Pay on account');
  await pay(page).click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(page.getByText('Please correct the errors in the form.')).toBeVisible();
  await page.getByLabel('Name on card').fill('');
  await expect(page.getByLabel('Card PIN')).toHaveCount(0);

  await page.getByLabel('Receipt to').fill('asha@nowhere');
  await page.getByLabel('Seal').fill('abc');
  await page.getByLabel('Payer phone').fill('12345');
  await page.getByLabel('Invalid rule').fill('anything');
  await page.getByLabel('Slow rule').fill(`${'a'.repeat(60)}!`);
  const begun = Date.now();
  await pay(page).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(5_000);
  await expect(page.getByText('Three capitals, please.')).toBeVisible();
  await expect(page.getByText('Phone number must be 13 characters (including +91)')).toBeVisible();
  await page.getByLabel('Receipt to').fill('asha@example.com');
  await page.getByLabel('Seal').fill('ABC');
  await page.getByLabel('Payer phone').fill('9876543210');
  await pay(page).click();
  await expect(page).toHaveURL('/orders');
  const { fields } = JSON.parse(backend.requests.findLast(({ url }) => url.endsWith('/payments'))!.body);
  expect(fields).toMatchObject({ way: 'none', payerPhone: '+919876543210', agree: 'true', holder: '' });
  expect(Object.keys(fields)).not.toContain('cardNumber');
  expect(Object.keys(fields)).not.toContain('pin');
});
