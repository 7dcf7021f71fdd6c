// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { ApiError } from '#api-client/api-error.ts';
import { LoginForm, RegisterForm } from '#session/forms.ts';
import { fieldErrors } from '#ui/forms/field-errors.ts';
import { afterRegistration, afterSignIn, isCommonWay, loginPath, registerPath } from '#session/guard.ts';
import { accountFailure, loginFailure, registerFailure } from '#session/failure-text.ts';
import { $token, forgetToken, isSignedIn, signIn } from '#session/store.ts';

const errorsOf = (form: typeof LoginForm | typeof RegisterForm, values: object) => {
  const read = form.safeParse(values);
  return read.success ? {} : fieldErrors(read.error);
};

describe('5.login 5.register: validation', () => {
  test('login', () => {
    expect(errorsOf(LoginForm, { email: 'nobody', password: '12345' })).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
    expect(errorsOf(LoginForm, { email: 'a@b.in', password: '123456' })).toEqual({});
  });
  test('registration, all at once', () => {
    expect(
      errorsOf(RegisterForm, { firstName: ' A ', lastName: '', email: 'a@b', password: '1', confirmPassword: '2' }),
    ).toEqual({
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
      confirmPassword: 'Passwords do not match',
    });
  });
});

describe('words of failures', () => {
  const refused = (status: number, serverText?: string) =>
    new ApiError('refused', 'x', { status, ...(serverText ? { serverText } : {}) });
  test('sign-in', async () => {
    expect(await loginFailure(refused(401, 'Wrong e-mail or password'))).toBe('Wrong e-mail or password');
    expect(await loginFailure(refused(401))).toBe('Failed to login. Please check your credentials.');
    expect(await loginFailure(new ApiError('no-response', 'x'))).toBe(
      'No response from server. Please try again later.',
    );
    expect(await loginFailure(new Error('Authentication failed: Token is missing in the response'))).toBe(
      'Authentication failed: Token is missing in the response',
    );
  });
  test('registration', async () => {
    expect(await registerFailure(refused(409, 'Taken'))).toBe('Taken');
    expect(await registerFailure(new ApiError('no-response', 'x'))).toBe('Failed to register. Please try again.');
  });
  test('8.account: account', () => {
    expect(accountFailure(refused(500))).toBe('Failed to load account information (Status: 500)');
    expect(accountFailure(new ApiError('no-response', 'x'))).toBe(
      'Failed to load account information (No response received)',
    );
    expect(accountFailure(new Error('odd'))).toBe('Failed to load account information: odd');
  });
});

describe('where a sign-in leads', () => {
  test('remembers the path', () => {
    expect(loginPath('/payment?orderId=1')).toBe('/login?redirect=%2Fpayment%3ForderId%3D1');
    expect(afterSignIn('?redirect=%2Fpayment%3ForderId%3D1')).toBe('/payment?orderId=1');
  });
  test('registration leads to the sign-in that goes on there, and its page and the sign-in name the way to one another', () => {
    const way = '?redirect=%2Fcheckout';
    expect(registerPath(way)).toBe(`/register${way}`);
    expect(afterRegistration(way)).toBe(`/login${way}`);
    for (const none of ['', '?redirect=/', '?redirect=//evil.example', '?redirect=https://evil.example']) {
      expect(registerPath(none)).toBe('/register');
      expect(afterRegistration(none)).toBe('/');
    }
    expect(['', way, '?redirect=/orders?page=2', '?redirect=/product/1'].map(isCommonWay)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  test.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '\t//evil.example',
    'https://evil.example',
    '/%09/evil.example',
    '/a/..//evil.example',
    '',
  ])('A11 %j leads to /', (target) => {
    const led = afterSignIn(`?redirect=${encodeURIComponent(target)}`);
    expect(new URL(led, 'http://shop.example').origin).toBe('http://shop.example');
    expect(led.startsWith('//')).toBe(false);
  });
});

test("9.keys: the token is kept in localStorage under 'auth_token'", () => {
  signIn('secret', 'asha@example.com');
  expect(localStorage.getItem('auth_token')).toBe('secret');
  expect(isSignedIn()).toBe(true);
  expect(document.documentElement.dataset.session).toBe('in');
  forgetToken();
  expect(localStorage.getItem('auth_token')).toBeNull();
  expect($token.get()).toBeUndefined();
});
