import { expect, test } from 'vitest';
import { sqlite } from '../../engines.ts';
import { openShop } from '../../fixture.ts';
import { ordersCommand } from './orders-command.ts';

test('a wrong word on the command line is told', async () => {
  const shop = await openShop(sqlite);
  const cli = ordersCommand(shop);
  for (const [args, why] of [
    [['--since', 'yesterday'], '--since is a day such as 2026-11-21.'],
    [['--until', '2026-02-30'], '--until is a day such as 2026-11-21.'],
    [['--limit', '0'], '--limit is a number from 1 on.'],
    [['--json', '--csv'], 'Either --json or --csv.'],
  ] as const)
    expect(await cli('list', ...args)).toMatchObject({ status: 2, wrong: expect.stringContaining(why) });
  expect(await cli('list', '--status', 'lost')).toMatchObject({
    status: 1,
    wrong: expect.stringContaining('There is no status lost'),
  });
  expect((await cli('list')).said).toBe('There are no orders.');
  await shop.close();
});
