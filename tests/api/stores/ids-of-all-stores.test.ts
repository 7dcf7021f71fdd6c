import { numberOf } from '../fixture.ts';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sqlite } from '../engines.ts';
import { ownerCommand } from '../owner-command.ts';
import type { Charge } from '../../fixtures/gateway/charge.ts';
import { webhookOf } from '../../fixtures/gateway/webhooks.ts';
import { readOutbox } from '../../fixtures/read-mail.ts';
import { HOSTS, openStores, type Stores } from './two-stores.ts';
import { createStore } from '#owner/stores/create-store.ts';

/** The second shop is not the default one: what its owner gets by mail, and types, is about it all the same. */
const SECOND = 'second-shop';
const OWNER = 'owner@second.example';
let shop: Stores;
beforeAll(async () => {
  shop = await openStores(sqlite);
  const info = { storeName: 'Second', companyEmail: OWNER };
  await createStore(shop.db, { id: SECOND, isDefault: false, hosts: [HOSTS[SECOND]], info });
});
afterAll(() => shop.close());

const command = (line: string, ...more: string[]) =>
  ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, [...line.split(' '), ...more], {
    saysWhere: true,
  });
const pay = (charge: Charge) => {
  const webhook = webhookOf(charge, { outcome: 'paid' }, shop.banks[SECOND].stripe);
  return shop.call('POST', webhook.path, { host: HOSTS[SECOND], headers: webhook.headers, text: webhook.text });
};
/** The commands of the mail to the owner that names an order. */
async function commandsMailed(orderId: string): Promise<string[]> {
  const number = await numberOf(shop.db, orderId);
  const find = () =>
    readOutbox(join(shop.dataFolder, 'outbox')).find(
      ({ headers, text }) => headers.to === OWNER && text.includes(number),
    );
  await expect.poll(find).toBeDefined();
  return [...find()!.text.matchAll(/npm run store -- (.*)/g)].map(([, line]) => line!.trim());
}

test("every command of the second shop's mails works as it is printed", async () => {
  const token = await shop.shopper(SECOND);
  const paid = await shop.begin(SECOND, token);
  expect(await pay(paid.charge)).toMatchObject({ status: 200 });
  const toShip = await commandsMailed(paid.orderId);
  const number = await numberOf(shop.db, paid.orderId);
  expect(toShip).toEqual([`orders ship ${number} --store ${SECOND}`]);
  expect(await command(toShip[0]!)).toMatchObject({ status: 0, said: `${number}: shipped` });

  const late = await shop.begin(SECOND, token);
  expect(await command(`orders cancel ${late.orderId}`, '--yes')).toMatchObject({ status: 0 });
  expect(await pay(late.charge)).toMatchObject({ status: 200 });
  const [list = '', back = '', settle = '', ...others] = await commandsMailed(late.orderId);
  expect(others).toEqual([]);
  const lateNumber = await numberOf(shop.db, late.orderId);
  expect((await command(list)).said).toContain(lateNumber);
  // This owner's commands know no account of a gateway.
  expect((await command(back, '--yes')).said).toMatch(new RegExp(`^${lateNumber}: .* is for you to return`));
  expect(await command(settle, '--yes')).toMatchObject({ status: 0 });
  expect((await command(list)).said).not.toContain(lateNumber);
});

test('mails of a service that reads another file of settings name it in their commands', async () => {
  const file = join(shop.dataFolder, "owner's second.env");
  writeFileSync(file, `DATA_DIR=${shop.dataFolder}\nDATABASE_URL=${shop.url}\n`);
  vi.stubEnv('SELVEDGE_ENV', file);
  const { orderId, charge } = await shop.begin(SECOND, await shop.shopper(SECOND, 'file@example.com'));
  expect(await pay(charge)).toMatchObject({ status: 200 });
  const [line = ''] = await commandsMailed(orderId);
  vi.unstubAllEnvs();
  const number = await numberOf(shop.db, orderId);
  expect(line).toBe(
    `orders ship ${number} --store ${SECOND} --env '${join(shop.dataFolder, "owner'\\''s second.env")}'`,
  );
  const { stdout } = await promisify(execFile)('sh', ['-c', `printf '%s\\n' ${line}`]);
  const shipped = await ownerCommand({}, stdout.trim().split('\n'));
  expect(shipped).toMatchObject({ status: 0, said: `${number}: shipped` });
});

test('a customer is found in whichever shop knows the address; in several, none is guessed', async () => {
  const email = 'asha@only.example';
  await shop.shopper(SECOND, email);
  expect((await command(`customers show ${email}`)).said).toContain(email);
  expect((await command(`customers export ${email.toUpperCase()}`)).said).toContain(email);
  expect((await command('customers close nobody@example.com')).wrong).toContain('The store knows nobody by');
  expect(await command(`customers close ${email}`, '--yes')).toMatchObject({
    status: 0,
    wrong: expect.stringMatching(/, shop second-shop$/),
  });
  // Also of an account that was closed, and of who has only written.
  expect((await command(`customers show ${email}`)).said).toContain('closed');
  const letter = { email: 'letter@only.example' };
  expect((await shop.post('/newsletter', letter, { host: HOSTS.third })).status).toBe(200);
  expect((await command(`customers unsubscribe ${letter.email}`)).said).toContain('gets no newsletter any more');
  await shop.shopper('third', email);
  expect(await command(`customers erase ${email}`, '--yes')).toEqual({
    status: 1,
    said: '',
    wrong: `Several shops have the customer ${email}. Say which: --store second-shop or --store third.`,
  });
  expect((await command(`customers erase ${email} --store third`, '--yes')).said).toContain('Account closed');
  expect((await command('customers show nobody@example.com')).wrong).toBe(
    'The store knows nobody by nobody@example.com.',
  );
});

test('an order, a SKU and the id of a variant are found in whichever shop has them, which is named', async () => {
  const orderId = await shop.order(SECOND, await shop.shopper(SECOND, 'ids@example.com'));
  await shop.db
    .updateTable('variants')
    .set({ sku: 'ONLY-HERE' })
    .where('store_id', '=', SECOND)
    .where('id', '=', 'jeans-s-indigo')
    .execute();
  const where = expect.stringMatching(/^Database .+\/store\.db, shop second-shop$/);
  expect(await command(`orders show ${orderId}`)).toMatchObject({ status: 0, wrong: '' });
  const number = await numberOf(shop.db, orderId);
  expect((await command(`orders print ${orderId} --slip`)).said).toContain(`Order ${number}<`);
  // By its number too, as people type it; what is said of it has the name that was typed.
  const typed = number.toLowerCase().replaceAll('-', '');
  expect((await command(`orders show ${typed}`)).said).toMatch(new RegExp(`^${number}  pending[^]*\n  ${orderId}\n`));
  expect((await command(`orders print ${typed} ${orderId} --slip`)).said.match(/class="slip"/g)).toHaveLength(1);
  expect(await command(`orders ship ${typed}`)).toMatchObject({
    status: 1,
    wrong: expect.stringMatching(new RegExp(`Order ${number} is pending: it cannot become shipped.$`)),
  });
  expect((await command(`orders confirm ${typed}`)).said).toBe(`${number}: paid`);
  expect((await command(`orders list --search ${typed.slice(2, 7)} --store ${SECOND}`)).said).toContain(number);
  expect((await command('orders show 222222222')).wrong).toBe('There is no order 222-222-222.');
  // In several shops none is guessed.
  const twin = await shop.order('third', await shop.shopper('third', 'twin@example.com'));
  await shop.db.updateTable('orders').set({ number }).where('id', '=', twin).execute();
  expect((await command(`orders show ${number}`)).wrong).toBe(
    `Several shops have an order ${number}. Say which: --store second-shop or --store third.`,
  );
  expect((await command(`orders show ${number} --store third`)).said).toContain(twin);
  expect(await command('stock set ONLY-HERE 4')).toEqual({
    status: 0,
    said: 'ONLY-HERE: 4 (was not counted)',
    wrong: where,
  });
  expect((await command('stock history ONLY-HERE')).said).toContain('not counted -> 4');
  // Three shops have this one: none is guessed.
  expect(await command('stock set jeans-m-indigo 4')).toEqual({
    status: 1,
    said: '',
    wrong:
      'Several shops have the SKU jeans-m-indigo. Say which: --store main or --store second-shop or --store third.',
  });
  expect(await command('stock set jeans-m-indigo 4 --store third')).toMatchObject({ status: 0 });
  expect(await command('orders show ord_none')).toMatchObject({ status: 1, wrong: 'There is no order ord_none.' });
  expect(await command(`orders show ${orderId} --store main`)).toMatchObject({ status: 1 });
});
