import { api } from './api.ts';
import { forgetPerson, isSignedIn } from './store.ts';
import * as text from './text.ts';
import { toastOnNextPage, type Toast } from '#ui/toasts.ts';
import { logoutEndpoint } from '#contract/endpoints/users/logout.ts';

let underWay: Promise<void> | undefined;

/**
 * Forgets the token and the person here, and the token at the server when it can (`revocable`: capability `logout`). A
 * server that does not answer is named to the shopper, who is signed out on this device all the same. A second press
 * asks nothing, while the first is under way or after it: the token has ended by then.
 */
export function signOut(how: { revocable: boolean; toast: Toast }): Promise<void> {
  underWay ??= leave(how).finally(() => (underWay = undefined));
  return underWay;
}

async function leave({ revocable, toast }: { revocable: boolean; toast: Toast }): Promise<void> {
  const revoked =
    !revocable ||
    !isSignedIn() ||
    (await api(logoutEndpoint).then(
      ({ success }) => success,
      () => false,
    ));
  await forgetPerson();
  toastOnNextPage(revoked ? toast : { title: text.logoutFailed, kind: 'error' });
  location.assign('/');
}

/** From the menu, on any page. */
export function signOutFromMenu(revocable: boolean): Promise<void> {
  return signOut({ revocable, toast: { title: text.loggedOutElsewhere } });
}
