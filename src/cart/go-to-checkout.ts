import * as text from './text.ts';
import { loginPath } from '#session/guard.ts';
import { isSignedIn } from '#session/store.ts';
import { toastOnNextPage } from '#ui/toasts.ts';

/** On to /checkout; a guest signs in first and comes back there (docs/behaviour.md 2.cart.login). */
export function goToCheckout(): void {
  if (isSignedIn()) return location.assign('/checkout');
  toastOnNextPage({ title: text.loginTitle, text: text.loginText, kind: 'warning' });
  location.assign(loginPath('/checkout'));
}
