import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { sqlite } from '../engines.ts';
import { numberOf, openShop, orderOf } from '../fixture.ts';
import { ownerCommand } from '../owner-command.ts';
import { soon } from '../../fixtures/soon.ts';

test('customers show, erase, unsubscribe: --yes alone erases', async () => {
  const shop = await openShop(sqlite);
  const customers = (...args: string[]) =>
    ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, ['customers', ...args]);
  const token = await shop.signUp('asha@example.com');
  const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body;
  const number = await numberOf(shop.db, id);
  await shop.post('/newsletter', { email: 'asha@example.com' });
  // Its file comes with it: what is told of a person changes no more.
  await soon(async () =>
    expect(await shop.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([]),
  );
  expect((await customers('show', 'asha@example.com')).said).toContain(
    `order       ${number}  pending  999.5 INR  Asha Rao, 12 Lake Road, Pune, Maharashtra, 411001, +91 98765 43210`,
  );
  const file = join(shop.dataFolder, 'asha.json');
  expect(await customers('export', 'asha@example.com', '--out', file)).toMatchObject({ status: 0, said: '' });
  const exported = JSON.parse(readFileSync(file, 'utf8'));
  expect(exported).toEqual(JSON.parse((await customers('export', 'asha@example.com')).said));
  expect(exported).toEqual(JSON.parse((await customers('show', 'asha@example.com', '--json')).said));
  expect(exported).toMatchObject({ email: 'asha@example.com', orders: [{ id, number, total: 999.5 }] });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await customers('unsubscribe', 'asha@example.com')).said).toBe(
    'asha@example.com gets no newsletter any more.',
  );
  expect(await customers('erase', 'asha@example.com', '--yes')).toMatchObject({
    status: 1,
    wrong: `asha@example.com has orders that are not finished: ${number}. Deliver or cancel them first.`,
  });
  // What --yes would refuse is not shown as what it would do.
  expect(await customers('erase', 'asha@example.com')).toMatchObject({
    status: 1,
    said: '',
    wrong: `asha@example.com has orders that are not finished: ${number}. Deliver or cancel them first.`,
  });
  await shop.db.updateTable('orders').set({ status: 3 }).execute();
  const preview = await customers('erase', 'asha@example.com');
  expect(preview).toMatchObject({ status: 3, said: expect.stringContaining('asha@example.com') });
  expect(preview.wrong).toBe('Nothing is changed. To forget asha@example.com for good: the same command with --yes.');
  expect((await shop.get('/orders', { token })).status).toBe(200);
  expect((await customers('erase', 'asha@example.com', '--yes')).said).toMatch(
    /^Account closed; 0 messages, 0 requests and (1 mail|2 mails) removed; 1 order kept without name, contact and address\.\nBackups that were taken before still hold all of it, and a restore brings it back: erase again after one\.$/,
  );
  expect((await shop.get('/orders', { token })).status).toBe(401);
  expect(await customers('erase', 'asha@example.com')).toMatchObject({
    status: 1,
    wrong: 'The store knows nobody by asha@example.com.',
  });
  for (const args of [[], ['show'], ['sell', 'x'], ['erase', 'a', 'b']])
    expect(await customers(...args)).toMatchObject({ status: 2 });
  await shop.close();
});
