// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ForgotForm, ResetForm } from '#session/forms.ts';
import { fieldErrors } from '#ui/forms/field-errors.ts';
import { dropResetToken, readResetToken } from '#session/reset-token.ts';

test('the secret leaves the address bar, survives a reload, and is dropped after use', () => {
  history.replaceState({ kept: 1 }, '', '/reset-password?token=s3cret');
  expect(readResetToken()).toBe('s3cret');
  expect(location.pathname + location.search).toBe('/reset-password');
  expect(history.state).toEqual({ kept: 1, resetToken: 's3cret' });
  expect(readResetToken()).toBe('s3cret');
  dropResetToken();
  expect(readResetToken()).toBeUndefined();
});

test('the forms', () => {
  const errors = (form: typeof ForgotForm | typeof ResetForm, values: object) => {
    const { error } = form.safeParse(values);
    return error ? fieldErrors(error) : {};
  };
  expect(errors(ForgotForm, { email: 'nobody' })).toEqual({ email: 'Invalid email address' });
  expect(errors(ResetForm, { password: '12345', confirmPassword: '1' })).toEqual({
    password: 'Password must be at least 6 characters',
    confirmPassword: 'Passwords do not match',
  });
  expect(errors(ResetForm, { password: '123456', confirmPassword: '123456' })).toEqual({});
});
