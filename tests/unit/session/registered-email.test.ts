// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { fillRegisteredEmail, keepRegisteredEmail } from '#session/registered-email.ts';

beforeEach(() => {
  document.body.innerHTML = '<form><input name="email"><input name="password" type="password"></form>';
});
const form = () => document.querySelector('form');
const email = () => document.querySelector<HTMLInputElement>('[name=email]')!;

test('2.register.end: the sign-in has the address that was registered, once, and goes to the password', () => {
  keepRegisteredEmail('asha@example.com');
  fillRegisteredEmail(form());
  expect(email().value).toBe('asha@example.com');
  expect(document.activeElement).toBe(document.querySelector('[name=password]'));
  email().value = '';
  fillRegisteredEmail(form());
  expect(email().value).toBe('');
});

test('what was typed before stays, and nothing moves', () => {
  keepRegisteredEmail('asha@example.com');
  email().value = 'other@example.com';
  fillRegisteredEmail(form());
  expect(email().value).toBe('other@example.com');
  expect(document.activeElement).toBe(document.body);
});

test('whoever has gone to the empty field stays there, and types in place of it', () => {
  keepRegisteredEmail('asha@example.com');
  email().focus();
  fillRegisteredEmail(form());
  expect(document.activeElement).toBe(email());
  expect([email().value, email().selectionStart, email().selectionEnd]).toEqual(['asha@example.com', 0, 16]);
});
