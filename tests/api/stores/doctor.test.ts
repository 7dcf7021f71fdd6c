import { expect, test } from 'vitest';
import { sqlite } from '../engines.ts';
import { HOSTS, openStores } from './two-stores.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { examine } from '#owner/doctor/examine.ts';

test('doctor names the settings that a store lacks, and those that are of no store', async () => {
  const shop = await openStores(sqlite);
  const look = async (settings: Record<string, string>) =>
    (await examine({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder, ...settings }, { lookUp: async () => [] }))
      .filter(({ area, level }) => area === 'gateways' && level !== 'ok')
      .map(({ level, what, advice }) => [level, what, advice]);
  const stripe = { STRIPE_SECRET_KEY: 'hush', STRIPE_WEBHOOK_SECRET: 'hush' };
  const third = [
    'error',
    'third has no account at a gateway: nobody can pay there',
    "Set its own, such as UPI_VPA__THIRD and UPI_NAME__THIRD: settings without a store's name are the default store's.",
  ];
  await shop.set('second-shop', { payments: [{ gateway: 'payu' }, { gateway: 'upi' }] });
  expect(
    await look({
      ...stripe,
      UPI_VPA__SECOND_SHOP: 'shop@bank',
      UPI_NAME__SECOND_SHOP: 'Shop',
      UPI_VPA__SECOND: 'ab@bank',
      UPI_NAME__SECOND: 'X',
    }),
  ).toEqual([
    [
      'warning',
      'UPI_VPA__SECOND, UPI_NAME__SECOND: no store has this id',
      'The stores are main (__MAIN), second-shop (__SECOND_SHOP), third (__THIRD).',
    ],
    [
      'error',
      'second-shop offers payu, and PAYU_KEY__SECOND_SHOP, PAYU_SALT__SECOND_SHOP are not set',
      'Set it, or offer something else.',
    ],
    third,
  ]);
  expect(await look({ UPI_VPA__SECOND_SHOP: 'shop@bank' })).toEqual([
    ['error', 'UPI_VPA__SECOND_SHOP needs UPI_NAME__SECOND_SHOP too', 'Set what is missing, or none of this gateway.'],
    ['warning', expect.stringContaining('none is set'), expect.anything()],
    ['error', expect.stringContaining('second-shop offers payu'), expect.anything()],
    ['error', expect.stringContaining('second-shop offers upi, and UPI_VPA__SECOND_SHOP'), expect.anything()],
    third,
  ]);
  const euros = { currency: 'EUR', locale: 'de-DE' };
  await createStore(shop.db, { id: 'third', isDefault: false, hosts: [HOSTS.third], info: euros });
  expect((await look(stripe)).at(-1)).toEqual([
    'error',
    'third has no account at a gateway: nobody can pay there',
    "Set its own, such as STRIPE_SECRET_KEY__THIRD and STRIPE_WEBHOOK_SECRET__THIRD: settings without a store's name " +
      "are the default store's.",
  ]);
  await createStore(shop.db, { id: 'main', isDefault: true, hosts: [HOSTS.main], info: euros });
  const ofThird = { STRIPE_SECRET_KEY__THIRD: 'hush', STRIPE_WEBHOOK_SECRET__THIRD: 'hush' };
  expect((await look(ofThird)).find(([, what]) => what?.startsWith('main '))?.[2]).toBe(
    'Set its own, such as STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
  );
  await shop.close();
});
