import { NO_SHOPPER } from '../level.ts';
import { capability } from './capability.ts';
import { accountInfoEndpoint } from '#contract/endpoints/users/account-info.ts';
import { authorizeEndpoint } from '#contract/endpoints/users/authorize.ts';
import { logoutEndpoint } from '#contract/endpoints/users/logout.ts';

export const logout = capability(
  'logout',
  'signs in once more and out again',
  async (visit) => {
    const shopper = await visit.shopper();
    if (!shopper) return NO_SHOPPER;
    const { email, password } = shopper;
    const again = await visit.read(authorizeEndpoint, { body: { email, password } });
    const token = again?.value.token;
    if (!token) return NO_SHOPPER;
    if (!(await visit.read(logoutEndpoint, { token, body: {} }))) return undefined;
    const after = await visit.ask(accountInfoEndpoint, { token });
    if (after.error?.status !== 401)
      visit.report(
        { ...after, endpoint: logoutEndpoint },
        {
          kind: 'ignored',
          path: '',
          expected: 'status 401 for the token from then on',
          received: `status ${after.status ?? 0}`,
          shop: 'signs out in this browser only: who has the token stays signed in',
        },
      );
    return undefined;
  },
  { account: true },
);

export const remember = capability(
  'remember',
  'signs in with rememberMe',
  async (visit) => {
    const shopper = await visit.shopper();
    if (!shopper) return NO_SHOPPER;
    const { email, password } = shopper;
    const answer = await visit.read(authorizeEndpoint, { body: { email, password, rememberMe: true } });
    if (answer?.value.token === '')
      visit.report(answer, {
        kind: 'missing',
        path: '$.token',
        expected: 'the field `token`',
        shop: 'signs in nobody who ticks “Remember me”',
      });
    return undefined;
  },
  { account: true },
);
