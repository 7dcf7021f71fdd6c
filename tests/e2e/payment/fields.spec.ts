import { expect, test } from '../support/test.ts';
import { answerWith, expectToast, saidAgain } from '../support/visit.ts';
import { atPayment } from './at-payment.ts';

test('5.payment.types 4.payment.visibility 4.payment.disabled: every field type has its control; a field is shown only if it has no showWhenFilled list, or one listed field has a non-blank value', async ({
  page,
}) => {
  await test.step('every field type has its control; others are treated as text', async () => {
    const types = ['text', 'email', 'password', 'number', 'tel', 'textarea', 'select', 'checkbox', 'hologram'];
    await atPayment(
      page,
      types.map((type) => ({
        name: `f_${type}`,
        label: `The ${type}`,
        type,
        placeholder: `like ${type}`,
        description: `What ${type} is for`,
        ...(type === 'select' ? { options: ['one', 'two'] } : {}),
      })),
    );
    for (const type of ['text', 'email', 'password', 'number', 'tel'])
      await expect(page.getByLabel(`The ${type}`, { exact: true })).toHaveAttribute('type', type);
    expect(await page.getByLabel('The textarea').evaluate((one) => one.tagName)).toBe('TEXTAREA');
    await expect(page.getByLabel('The select').locator('option')).toHaveText(['like select', 'one', 'two']);
    await expect(page.getByRole('checkbox', { name: 'The checkbox' })).not.toBeChecked();
    await expect(page.getByLabel('The hologram')).toHaveAttribute('type', 'text');
    await expect(page.getByText('What tel is for')).toBeVisible();
    await page.getByRole('checkbox', { name: 'The checkbox' }).check();
    await answerWith(page, '/payments', 200, { success: true });
    const sent = page.waitForRequest('**/api/v1/payments');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    expect((await sent).postDataJSON().fields.f_checkbox, 'stores the strings true or false').toBe('true');
    await expect(page).toHaveURL('/orders');
  });

  await test.step('a field waits for another; Pay Now for those that are shown', async () => {
    await atPayment(page, [
      { name: 'a', label: 'First' },
      { name: 'b', label: 'Second', showWhenFilled: ['a', 'zzz'], rules: { required: true } },
    ]);
    await expect(page.getByLabel('Second')).toHaveCount(0);
    await page.getByLabel('First').fill('   ');
    await expect(page.getByLabel('Second')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
    await page.getByLabel('First').fill('x');
    await expect(page.getByLabel('Second')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Pay Now' }),
      'disabled when a visible required field is empty',
    ).toBeDisabled();
    await page.getByLabel('Second').fill('y');
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  });
});

test("5.payment.email 5.payment.required: what is wrong stands at the field, and toast 'Validation Error' / 'Please correct the errors in the form.'", async ({
  page,
}) => {
  await test.step("'Please enter a valid email address'", async () => {
    await atPayment(page, [{ name: 'mail', label: 'Mail', type: 'email', rules: { required: true } }]);
    await page.getByLabel('Mail').fill('nobody');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByLabel('Mail')).toHaveAccessibleDescription('Please enter a valid email address');
    await expectToast(page, 'Validation Error', 'Please correct the errors in the form.');
    await saidAgain(page, 'Validation Error', () => page.getByRole('button', { name: 'Pay Now' }).click());
  });

  await test.step("a required empty field sent by Enter gives its first rules message, or 'This field is required'", async () => {
    await atPayment(page, [
      { name: 'who', label: 'Who', rules: { required: true }, rulesMessages: { required: 'Tell us who you are' } },
      { name: 'why', label: 'Why', rules: { required: true } },
      { name: 'other', label: 'Other' },
    ]);
    await page
      .locator('main form')
      .evaluate((form: HTMLFormElement) =>
        form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
      );
    await expect(page.getByLabel('Who')).toHaveAccessibleDescription('Tell us who you are');
    await expect(page.getByLabel('Why')).toHaveAccessibleDescription('This field is required');
    await expectToast(page, 'Validation Error', 'Please correct the errors in the form.');
  });
});

test('5.phone 5.phone.words 9.phone: phone: starts as +91 when required, digits only, at most 10 of them', async ({
  page,
}) => {
  await atPayment(page, [
    { name: 'phone', label: 'Phone', type: 'tel', rules: { required: true } },
    { name: 'homePhone', label: 'Home', type: 'text' },
  ]);
  const phone = page.getByLabel('Phone');
  await expect(phone).toHaveValue('+91');
  await phone.pressSequentially('98a76 543210999');
  await expect(phone).toHaveValue('+919876543210');
  await page.getByLabel('Home').pressSequentially('12');
  await expect(page.getByLabel('Home'), 'a name containing phone').toHaveValue('+9112');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByLabel('Home')).toHaveAccessibleDescription(
    'Phone number must be 13 characters (including +91)',
  );
});

test('5.phone.words: phone: too few characters, and another format', async ({ page }) => {
  const few = { required: true, minLength: 12 };
  const odd = { required: true, minLength: 5, pattern: '^\\+91[6-9][0-9]{9}$' };
  await atPayment(page, [
    { name: 'phone', label: 'Phone', type: 'tel', rules: few },
    { name: 'homePhone', label: 'Home', type: 'tel', rules: odd },
  ]);
  await page.getByLabel('Phone').pressSequentially('98765');
  await page.getByLabel('Home').pressSequentially('1234567890');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Phone number must have at least 12 characters');
  await expect(page.getByLabel('Home')).toHaveAccessibleDescription('Invalid phone number format');
});
