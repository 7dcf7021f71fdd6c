import { reportDate } from './dates.ts';
import { checkStrangers, type Level, lacksAccount, NO_SHOPPER } from './level.ts';
import { bareOf, pathOf } from '../examining/bare.ts';
import { madeUpEmail } from '../made-up-email.ts';
import type { Shopper, Visit } from '../visit.ts';
import { accountInfoEndpoint } from '#contract/endpoints/users/account-info.ts';
import { authorizeEndpoint } from '#contract/endpoints/users/authorize.ts';
import { registerEndpoint } from '#contract/endpoints/users/register.ts';

/** Registration, sign-in, and whose token it is. */
export const accounts: Level = {
  name: 'accounts',
  does: ({ write, credentials }) =>
    [
      'tries one wrong password',
      ...(credentials ? [`signs in as ${credentials.email}`] : []),
      ...(write ? ['opens accounts conformance-…@example.com, which stay'] : []),
    ].join(', '),
  lacks: lacksAccount,
  run: async (visit) => {
    await visit.refused(
      authorizeEndpoint,
      { body: { email: madeUpEmail(), password: 'not the password' } },
      { statuses: [401], what: 'an unknown account', shop: 'signs in whoever types an address', kind: 'access' },
    );
    const shopper = await visit.shopper();
    if (!shopper) return NO_SHOPPER;
    await checkAccount(visit, shopper);
    await visit.refused(
      authorizeEndpoint,
      { body: { email: shopper.email, password: `${shopper.password}x` } },
      { statuses: [401], what: 'a wrong password', shop: 'signs in without the password', kind: 'access' },
    );
    await checkStrangers(
      visit,
      accountInfoEndpoint,
      'shows an account to who is not signed in, and never asks to sign in again',
    );
    if (visit.allowed.write) await checkRegistration(visit, shopper);
    return undefined;
  },
};

async function checkAccount(visit: Visit, { email, token }: Shopper): Promise<void> {
  const account = await visit.read(accountInfoEndpoint, { token });
  if (!account) return;
  const at = (name: string) => pathOf(bareOf('accountInfo', account.raw).placeOf([name]));
  if (account.value.email !== '' && account.value.email.toLowerCase() !== email.toLowerCase())
    visit.report(account, {
      kind: 'access',
      path: at('email'),
      expected: `${email}, whose token it is`,
      received: JSON.stringify(account.value.email),
      shop: 'shows the account of somebody else',
    });
  reportDate(visit, account, at('createdAt'), account.value.createdAt);
}

async function checkRegistration(visit: Visit, { email }: Shopper): Promise<void> {
  const person = { firstName: 'Conformance', lastName: 'Test' };
  await visit.refused(
    registerEndpoint,
    { body: { ...person, email, password: 'another password' } },
    {
      statuses: [409],
      what: 'an address that has an account',
      shop: 'lets somebody else open the account of a shopper anew',
      kind: 'repeated',
    },
  );
  await visit.refused(
    registerEndpoint,
    { body: { ...person, email: madeUpEmail(), password: 'short' } },
    {
      statuses: [400, 422],
      what: 'a password of 5 characters',
      shop: 'never sends such a password; other programs may',
      severity: 'warning',
    },
  );
}
