import { expect, test } from 'vitest';
import { sqlite } from '../../engines.ts';
import { numberOf } from '../../fixture.ts';
import { openShopOfParcels } from './shop-of-parcels.ts';

test('what has arrived, and what has not: nobody reads that all of it is there before it is', async () => {
  const shop = await openShopOfParcels(sqlite);
  const id = await shop.paid();
  const number = await numberOf(shop.db, id);
  const mailOf = async (subject: string) =>
    (await shop.mails()).find(
      (mail) => mail.subject === `${subject} of your order ${number} from Selvedge & Sons is on its way`,
    )?.text;
  await shop.run('ship', id, '--line', '1x1');
  expect(await mailOf('A part')).toContain('Still to come:\n1 x Slim Raw Jeans, M, Indigo\n1 x Woven Belt\n\nOrder:');
  await shop.run('ship', id, '--line', '1');
  expect((await shop.mails()).at(-1)!.text).toContain('Still to come:\n1 x Woven Belt\n\nOrder:');
  expect((await shop.run('deliver', id, '2')).said).toBe(
    `${id}: parcel 2 delivered, 1 parcel on its way, 1 piece left to send`,
  );
  await shop.run('ship', id);
  // What has left in an earlier parcel and has not arrived is not still to come.
  expect(await mailOf('The rest')).not.toContain('Still to');
  expect((await shop.run('deliver', id, '1')).said).toBe(`${id}: parcel 1 delivered, 1 parcel on its way`);
  expect((await shop.run('deliver', id)).said).toBe(`${id}: delivered`);
  await shop.close();
});
