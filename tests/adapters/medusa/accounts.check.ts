import { expect, test } from 'vitest';
import { api, newShopper, openApi } from './shopper.ts';
import { accountInfoEndpoint } from '#contract/endpoints/users/account-info.ts';
import { authorizeEndpoint } from '#contract/endpoints/users/authorize.ts';
import { registerEndpoint } from '#contract/endpoints/users/register.ts';

test('an account: register, sign in, who it is; a second one and a wrong password are refused', async () => {
  const { email, password, token, api: own } = await newShopper();
  expect(token).not.toBe('');
  expect(await own(accountInfoEndpoint)).toMatchObject({ email, firstName: 'Asha', lastName: 'Verma' });
  const again = { email, password, firstName: 'Asha', lastName: 'Verma' };
  await expect(api(registerEndpoint, { body: again })).rejects.toMatchObject({ status: 409, code: 'email-taken' });
  const other = { ...again, password: 'not that one' };
  await expect(api(registerEndpoint, { body: other })).rejects.toMatchObject({ code: 'email-taken' });
  const wrong = { email, password: 'not that one' };
  await expect(api(authorizeEndpoint, { body: wrong })).rejects.toMatchObject({ code: 'bad-credentials' });
  const forged = await openApi(`${token}x`);
  await expect(forged(accountInfoEndpoint)).rejects.toMatchObject({ status: 401 });
});
