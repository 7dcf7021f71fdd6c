import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { openShopOfParcels } from './shop-of-parcels.ts';
import { formatMinute } from '#lib/days.ts';

describeEngines('orders deliver --csv', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfParcels>>;
  beforeEach(async () => void (shop = await openShopOfParcels(engine)));
  afterEach(() => shop.close());
  const file = (text: string) => {
    const path = join(shop.dataFolder, 'courier.csv');
    writeFileSync(path, text);
    return path;
  };

  test('shows what it would do, does it with --yes, and nothing when it comes again', async () => {
    const [one, two] = [await shop.paid(1), await shop.paid(1)];
    await shop.run('ship', one, '--line', '1', '--tracking', 'AB1');
    await shop.run('ship', one, '--tracking', 'AB2');
    await shop.run('ship', two, '--tracking', 'AB3');
    const day = formatMinute(new Date(Date.now() - 1_000).toISOString(), 'Asia/Kolkata').slice(0, 10);
    const path = file(
      `Tracking number,Status,Date\nAB1,Delivered,${day}\nAB2,In transit,\nAB3,delivered,\nAB9,Delivered,\nAB1,Delivered,\nAB2,Delivered,2020-01-01\n`,
    );
    const says = [
      '6 rows: 2 have arrived, 0 had before; 1 say something else: In transit (1).',
      `${path}:5: no parcel has the number AB9`,
      `${path}:6: AB1 stands in line 2 already`,
      `${path}:7: was not sent yet on 2020-01-01`,
    ];
    const dry = await shop.run('deliver', '--csv', path);
    expect(dry).toMatchObject({ status: 3, said: says.join('\n') });
    expect(dry.wrong).toContain('Nothing is changed: --yes does it.');
    expect(await shop.states(one)).toEqual(['sent 1', 'sent 2']);

    expect((await shop.run('deliver', '--csv', path, '--yes')).said).toBe([...says, '2 delivered.'].join('\n'));
    expect(await shop.states(one)).toEqual(['delivered 1', 'sent 2']);
    expect((await shop.seen(two)).status).toBe(3);
    const arrived = async () => (await shop.mails()).filter(({ subject }) => subject.includes('has arrived')).length;
    expect(await arrived()).toBe(2);
    const again = await shop.run('deliver', '--csv', path, '--yes');
    expect(again.said.split('\n')[0]).toBe(
      '6 rows: 0 have arrived, 2 had before; 1 say something else: In transit (1).',
    );
    expect(await arrived()).toBe(2);
  });

  test('a file in Windows-1252, and one whose columns are not known: a message alone, and no count', async () => {
    const id = await shop.paid(1);
    await shop.run('ship', id, '--line', '1', '--tracking', '7');
    const path = file('');
    writeFileSync(path, Buffer.from('Numéro de suivi;État\n7;Livré\n', 'latin1'));
    expect((await shop.run('deliver', '--csv', path, '--yes')).said).toContain('1 delivered.');
    const unknown = await shop.run('deliver', '--csv', file('Sendung;Status\n7;Zugestellt\n'), '--yes');
    expect(unknown).toEqual({
      status: 1,
      said: '',
      wrong: `${path}:1: has no column "Tracking number"; its columns are Sendung, Status`,
    });
  });

  test('a file that is none, and one number on two parcels', async () => {
    const [one, two] = [await shop.paid(1), await shop.paid(1)];
    for (const id of [one, two]) await shop.run('ship', id, '--tracking', 'AB1');
    expect((await shop.run('deliver', '--csv', join(shop.dataFolder, 'none.csv'))).wrong).toContain('ENOENT');
    expect((await shop.run('deliver', '--csv', file('Tracking number,Status\nAB1,Delivered\n'))).said).toContain(
      '2 parcels that are on their way have the number AB1: say which by orders deliver',
    );
  });
});
