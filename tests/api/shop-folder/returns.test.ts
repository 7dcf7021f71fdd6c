import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { openPottery } from './pottery.ts';
import { readSettings } from '#store-api/shop/stores/store-settings.ts';

describeEngines('returns of a shop folder', (engine) => {
  let pottery: Awaited<ReturnType<typeof openPottery>>;
  beforeEach(async () => void (pottery = await openPottery(engine)));
  afterEach(() => pottery.close());

  test('returns by shoppers are stored, told by diff, exported, and applied twice they are nothing', async () => {
    await pottery.apply();
    pottery.write(
      'store.yaml',
      `id: pottery
name: "Kiln"
hosts: [kiln.example]
terms: { country: IN, returnDays: 7, returnFees: customer }
returns: { online: true, exchange: true, fee: 79.50 }
`,
    );
    expect(await pottery.apply()).toContain('create returns by shoppers');
    expect(await pottery.apply()).toEqual([]);
    const { settings } = await pottery.shop.db
      .selectFrom('stores')
      .select('settings')
      .where('id', '=', 'pottery')
      .executeTakeFirstOrThrow();
    expect(readSettings(settings).returns).toEqual({ online: true, exchange: true, fee: 79.5 });
    const first = await pottery.exported();
    expect(readFileSync(join(pottery.root, first, 'store.yaml'), 'utf8')).toContain('returns:\n  online: true\n');
    expect(await pottery.apply(first)).toEqual([]);
  });
});
