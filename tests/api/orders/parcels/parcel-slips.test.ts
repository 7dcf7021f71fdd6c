import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { numberOf } from '../../fixture.ts';
import { openShopOfParcels } from './shop-of-parcels.ts';

describeEngines('what is printed of an order in several parcels', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfParcels>>;
  beforeEach(async () => void (shop = await openShopOfParcels(engine)));
  afterEach(() => shop.close());

  test('lists and slips follow the pieces: what is to be packed, and a slip for each parcel', async () => {
    const id = await shop.paid();
    const printed = async (...words: string[]) =>
      (await shop.run('print', ...words)).said.replace(/<style>[^]*<\/style>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    await shop.run('pack', id, '--line', '1x1');
    expect(await printed('--picking')).toMatch(/1 order, 2 pieces .* 1 Slim Raw Jeans .* 1 Woven Belt/);
    const slip = await printed('--slip', id);
    expect(slip).toContain(`Order ${await numberOf(shop.db, id)} · Parcel 1`);
    expect(slip).toMatch(/1 Slim Raw Jeans M, Indigo .*1 piece $/);
    expect(slip).not.toMatch(/Belt|Total/);
    await shop.run('ship', id, '--line', '1x1');
    await shop.run('ship', id);
    const both = await printed('--slip', id);
    expect(both).toMatch(/Parcel 1 .* Parcel 2 .*1 Slim Raw Jeans.*1 Woven Belt.*2 pieces/);
  });
});
