// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { signOut } from '#session/sign-out.ts';
import { signIn } from '#session/store.ts';

afterEach(() => vi.unstubAllGlobals());

test('presses while the page is left end the token once: another call would have one that has ended', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).pathname);
    return new Response('{"success":true}', { headers: { 'content-type': 'application/json' } });
  });
  vi.stubGlobal('location', { href: 'http://localhost/account', origin: 'http://localhost', assign: vi.fn() });
  signIn('token', 'asha@example.com');
  const press = () => signOut({ revocable: true, toast: { title: 'Signed out' } });
  await Promise.all([press(), press()]);
  await press();
  expect(asked).toEqual(['/api/v1/users/logout']);
  expect(localStorage.getItem('auth_token')).toBeNull();
});
