import { expect, test } from 'vitest';
import { checkGateways, readEnvironment, StartError } from '#environment.ts';
import { accountsOf } from '#environment/store-accounts.ts';

const PAYU = { PAYU_KEY: 'k', PAYU_SALT: 's' };
const OWN = { PAYU_KEY__MY_SHOP: 'own', PAYU_SALT__MY_SHOP: 'own-salt' };
const of = (source: Record<string, string>, id: string, isDefault = false) => {
  const { PAYU_KEY, PAYU_SALT, PAYU_URL } = accountsOf(readEnvironment(source), { id, isDefault });
  return { PAYU_KEY, PAYU_SALT, PAYU_URL };
};
const LIVE = 'https://secure.payu.in';

test('an account belongs to the store it names; one that names none to the default store', () => {
  const both = { ...PAYU, ...OWN };
  expect(of(both, 'my-shop')).toEqual({ PAYU_KEY: 'own', PAYU_SALT: 'own-salt', PAYU_URL: LIVE });
  expect(of(both, 'main', true)).toEqual({ PAYU_KEY: 'k', PAYU_SALT: 's', PAYU_URL: LIVE });
  expect(of(both, 'other')).toEqual({ PAYU_KEY: undefined, PAYU_SALT: undefined, PAYU_URL: LIVE });
  expect(of(both, 'my-shop', true)).toMatchObject({ PAYU_KEY: 'own' });
});

test('the server of a gateway is no account: every store takes it, unless it names its own', () => {
  const test = { PAYU_URL: 'https://test.payu.in' };
  expect(of({ ...OWN, ...test }, 'my-shop')).toMatchObject({ PAYU_URL: 'https://test.payu.in' });
  expect(of({ ...OWN, ...test, PAYU_URL__MY_SHOP: LIVE }, 'my-shop')).toMatchObject({ PAYU_URL: LIVE });
});

test.each([
  [{ PAYU_KEY__MY_SHOP: 'k' }, 'PAYU_KEY__MY_SHOP needs PAYU_SALT__MY_SHOP too'],
  [{ ...PAYU, PAYU_SALT__B: 's' }, 'PAYU_SALT__B needs PAYU_KEY__B too'],
  [{ PAYU_URL__B: LIVE, PAYU_KEY__A: 'k', PAYU_SALT__A: 's' }, 'PAYU_URL__B needs PAYU_KEY__B and PAYU_SALT__B too'],
  [
    { 'PAYU_KEY__my-shop': 'k' },
    'PAYU_KEY__my-shop must end in the id of a store in capitals, such as PAYU_KEY__MY_SHOP',
  ],
  [{ PAYU_KEY__: 'k' }, 'PAYU_KEY__ must end in the id of a store in capitals, such as PAYU_KEY__MY_SHOP'],
  [{ ...OWN, PAYU_SALT__MY_SHOP: 'a b' }, 'PAYU_SALT__MY_SHOP must be visible ASCII characters without blanks'],
  [{ ...OWN, PAYU_URL__MY_SHOP: 'http://payu.in' }, 'PAYU_URL__MY_SHOP must be an https address'],
  [
    { SMTP_URL__MY_SHOP: 'smtp://x' },
    'SMTP_URL__MY_SHOP: only the settings of gateways can be set for one store, SMTP_URL cannot',
  ],
])('%j is refused by name and without its secret', (source, words) => {
  expect(() => readEnvironment(source as Record<string, string>)).toThrow(new StartError(words));
});

test('variables of other programs are left alone, and an empty one is unset', () => {
  expect(readEnvironment({ MY_TOOL__X: '1', npm_config__auth: 'x', PAYU_KEY__A: '' }).STORE_ACCOUNTS.size).toBe(0);
});

test('a public shop starts with the account of one store', () => {
  const settings = { STORE_ORIGIN: 'https://shop.example', ...OWN };
  expect(() => checkGateways(readEnvironment(settings))).not.toThrow();
});
