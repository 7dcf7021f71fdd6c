import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqlite } from '../../engines.ts';
import { ownerCommand } from '../../owner-command.ts';
import { openPottery } from '../pottery.ts';

/** What `diff` and `apply` say of stock.csv. */
let kiln: Awaited<ReturnType<typeof openPottery>>;
beforeEach(async () => {
  kiln = await openPottery(sqlite);
  await kiln.apply();
});
afterEach(() => kiln.close());

const command = async (name: string, ...more: string[]) => {
  const { shop, root } = kiln;
  const ended = await ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, [
    name,
    join(root, 'shop'),
    ...more,
  ]);
  expect(ended.status).toBe(0);
  return ended;
};
/** products.csv, or an earlier line, has counted both sizes, and no line is remembered. */
const withoutLines = async () => {
  kiln.write('stock.csv', 'SKU,quantity\n');
  await kiln.apply();
};

test('a number that changes is said as old and new', async () => {
  kiln.write('stock.csv', 'SKU,quantity\nLS-M,6\nLS-L,-\n');
  const lines = ['~ stock of LS-M: 10 -> 6', '~ stock of LS-L: 3 -> not counted'];
  expect((await command('diff')).said.split('\n').sort()).toEqual(lines.sort());
  expect((await command('apply')).said.split('\n').sort()).toEqual(['The shop has it.', ...lines].sort());
});

test('24.2: a first line that is only remembered is said, with what to do; the second time it is not news', async () => {
  await withoutLines();
  kiln.write('stock.csv', 'SKU,quantity\nLS-M,6\nLS-L,3\n');
  const line =
    'stock.csv: 1 line is only remembered, as the first of a variant that is counted already: LS-M stays at 10 (the line says 6). \
To set what lies there now: `npm run store -- stock set SKU N --store pottery`, or \
`npm run store -- stock apply FILE.csv --store pottery` with a file of these lines alone.';
  expect((await command('diff')).said.split('\n')).toEqual([line, 'Nothing would change.']);
  expect(await command('diff', '--json')).toMatchObject({ said: '[]', wrong: line });
  expect((await command('apply')).said.split('\n')).toEqual([line, 'Nothing has changed.']);
  expect((await command('apply')).said).toBe('Nothing has changed.');
  expect(await kiln.stock()).toEqual({ 'linen-shirt M': 10, 'linen-shirt L': 3 });
});

test('24.2: of several the lines are counted, also beside what changes', async () => {
  await withoutLines();
  kiln.write('stock.csv', 'SKU,quantity\nLS-M,6\nLS-L,-\n');
  kiln.write('synonyms.txt', 'tee, shirt\n');
  const { said } = await command('apply');
  expect(said).toContain(
    'stock.csv: 2 lines are only remembered, as the first of variants that are counted already: \
LS-M stays at 10 (the line says 6), LS-L stays at 3 (the line says -).',
  );
  expect(said).toContain('~ synonyms');
});
