import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BELT } from '../catalogue.ts';
import { sqlite } from '../engines.ts';
import { orderOf } from '../fixture.ts';
import { readOutbox } from '../../fixtures/read-mail.ts';
import { HOSTS, openStores, type StoreId, type Stores } from './two-stores.ts';
import { languageFiles } from '#translations/known-languages.ts';

/** One process, of whose stores one has a language of its own (docs/decisions D351). */
let shop: Stores;
beforeAll(async () => {
  languageFiles.set('xx', {
    refusals: {
      emailTaken: 'Diese Adresse hat schon ein Konto.',
      badCredentials: 'Adresse oder Passwort ist falsch.',
      notSignedIn: 'Bitte anmelden.',
    },
    emails: {
      passwordResetEmail: ({ shop, link }: { shop: string; link: string }) => ({
        subject: `Neues Passwort für ${shop}`,
        text: `Hier: ${link}`,
      }),
    },
    orderEmails: {
      greeting: 'Guten Tag,',
      orderNumber: (id: string) => `Bestellung: ${id}`,
    },
    paymentForms: { howToPay: 'Wie möchten Sie zahlen?', stripe: 'Karte und mehr' },
  });
  shop = await openStores(sqlite);
  await shop.set('second-shop', { language: 'xx' });
});
afterAll(async () => {
  await shop.close();
  languageFiles.delete('xx');
});

const PERSON = { email: 'mira@example.com', password: 'a long password', firstName: 'Asha', lastName: 'Rao' };

async function refusalsOf(store: StoreId) {
  const host = HOSTS[store];
  await shop.post('/users/register', PERSON, { host });
  const token = (await shop.post('/users/authorize', PERSON, { host })).body.token as string;
  const answers = [
    await shop.post('/users/register', PERSON, { host }),
    await shop.post('/users/authorize', { ...PERSON, password: 'another one' }, { host }),
    await shop.get('/accountInfo', { host }),
    await shop.post('/orders', orderOf([{ productId: 'no-such', quantity: 1 }]), { host, token }),
  ];
  return answers.map(({ body }) => body.error as string);
}

test('each store refuses in its own language, and in English what is not translated', async () => {
  expect(await refusalsOf('main')).toEqual([
    'An account with this email address already exists. Please sign in instead.',
    'Invalid email or password.',
    'Please sign in.',
    'Some products are no longer available.',
  ]);
  expect(await refusalsOf('second-shop')).toEqual([
    'Diese Adresse hat schon ein Konto.',
    'Adresse oder Passwort ist falsch.',
    'Bitte anmelden.',
    'Some products are no longer available.',
  ]);
});

const BUYER = 'asha@example.com';

test('each store mails in its own language', async () => {
  for (const store of ['main', 'second-shop'] as const) {
    const token = await shop.shopper(store, BUYER);
    await shop.post('/users/forgot-password', { email: BUYER }, { host: HOSTS[store] });
    await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { host: HOSTS[store], token });
  }
  const mailed = () => readOutbox(join(shop.dataFolder, 'outbox')).filter(({ headers }) => headers.to === BUYER);
  await vi.waitFor(() => expect(mailed()).toHaveLength(4), 30_000);
  const of = (shopName: string) =>
    mailed()
      .filter(({ headers, text }) => `${headers.subject} ${text}`.includes(shopName))
      .map(({ headers, text }) => [headers.subject, text.split('\n')[0], /^Bestellung: [2-9B-Z-]{11}$/m.test(text)])
      .sort();
  expect(of('The second-shop')).toEqual([
    ['Neues Passwort für The second-shop', expect.stringMatching(/^Hier: https:\/\/second\.example\//), false],
    // The subject is not translated here.
    [expect.stringMatching(/^Your order at The second-shop/), 'Guten Tag,', true],
  ]);
  expect(of('Selvedge')).toEqual([
    [expect.stringMatching(/^Choose a new password for /), 'Hello,', false],
    [expect.stringMatching(/^Your order at /), 'Hello,', false],
  ]);
});

test('each store asks how to pay in its own language', async () => {
  const asked = async (store: StoreId) => {
    const token = await shop.shopper(store, 'kian@example.com');
    const { body } = await shop.get('/payments/fields', { host: HOSTS[store], token });
    const [{ label, options, rulesMessages }] = body;
    return [label, options[0].label, rulesMessages.required];
  };
  expect(await asked('main')).toEqual([
    'How would you like to pay?',
    'Card and more (Stripe)',
    'Please choose a way to pay',
  ]);
  expect(await asked('second-shop')).toEqual([
    'Wie möchten Sie zahlen?',
    'Karte und mehr',
    'Please choose a way to pay',
  ]);
});
