import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { type ImportBench, openBench } from './import-database.ts';
import { PRIOR_PRICE_CASES } from '../../fixtures/import/prior-prices.ts';

const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

describeEveryEngine('10.prior-price', (engine) => {
  let bench: ImportBench;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    on(0);
    bench = await openBench(engine);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await bench.close();
  });

  const HEADER = 'Handle,Title,Category,Option1 Name,Option1 Value,SKU,Price,Compare-at price,Prior Price';
  const on = (day: number) => vi.setSystemTime(FIRST_DAY + day * DAY_MS);
  const movesTo = (country: string) =>
    bench.db
      .updateTable('stores')
      .set({ info: JSON.stringify({ storeName: 'Shop', categories: ['Shirts'], terms: { country } }) })
      .execute();
  const imports = (...lines: string[]) => {
    const file = join(bench.folder, 'products.csv');
    writeFileSync(file, [HEADER, ...lines, ''].join('\n'));
    return bench.run(file);
  };
  const shownOf = (one: { regular_paise: number; discounted_paise: number | null } | undefined) =>
    one &&
    (one.discounted_paise === null
      ? `${one.regular_paise / 100}`
      : `${one.discounted_paise / 100} was ${one.regular_paise / 100}`);
  const shown = async () => {
    const variants = await bench.db
      .selectFrom('variants')
      .selectAll()
      .orderBy('product_id')
      .orderBy('position')
      .execute();
    return Object.fromEntries(variants.map((one) => [one.sku, shownOf(one)]));
  };
  const products = async () => {
    const rows = await bench.db.selectFrom('products').selectAll().execute();
    for (const row of rows) expect(row.on_sale).toBe(row.discounted_paise === null ? 0 : 1);
    return Object.fromEntries(rows.map((one) => [one.handle, shownOf(one)]));
  };
  const line = (handle: string, size: string, prices: (number | string)[], sku = `${handle}-${size}`) =>
    [handle, handle, 'Shirts', 'Size', size, sku, ...prices].join(',');

  test('worked cases: what is shown of each', async () => {
    const results: Record<string, unknown> = {};
    for (const countries of [
      ['DE', 'NO'],
      ['IN', 'GB'],
    ]) {
      const cases = PRIOR_PRICE_CASES.map((one, index) => ({ ...one, handle: `case-${index}` })).filter(({ country }) =>
        countries.includes(country),
      );
      await movesTo(countries[0]!);
      for (const day of new Set(cases.flatMap(({ said }) => [...said.keys()]).sort((one, other) => one - other))) {
        on(day);
        await imports(
          ...cases.flatMap(({ handle, said }) => {
            const prices = said.get(day);
            return prices ? [line(handle, 'M', prices)] : [];
          }),
        );
      }
      const [choices, whole] = [await shown(), await products()];
      for (const { name, handle } of cases) {
        results[name] = choices[`${handle}-M`];
        expect([name, whole[handle]]).toEqual([name, results[name]]);
      }
    }
    expect(results).toEqual(Object.fromEntries(PRIOR_PRICE_CASES.map((one) => [one.name, one.shown])));
  });

  const history = async () => {
    const rows = await bench.db.selectFrom('price_changes').selectAll().orderBy('at').orderBy('variant_id').execute();
    const names = new Map(
      (await bench.db.selectFrom('variants').select(['id', 'sku']).execute()).map((one) => [one.id, one.sku]),
    );
    return rows.map((one) => {
      const day = (Date.parse(one.at) - FIRST_DAY) / DAY_MS;
      return `${day} ${names.get(one.variant_id) ?? 'gone'} ${shownOf(one)}`;
    });
  };

  test('each change of a price is kept once, as it was stated, and nothing where none changed', async () => {
    await movesTo('DE');
    await imports(line('cap', 'M', [49, 69, '']), line('cap', 'L', [55, '', '']));
    expect(await history()).toEqual(['0 cap-L 55', '0 cap-M 49 was 69']);
    on(1);
    await imports(line('cap', 'M', [49, 69, '']), line('cap', 'L', [55, '', '']));
    await imports(line('cap', 'M', [49, 69, 69]), line('cap', 'L', [55, '', '']));
    expect(await shown()).toEqual({ 'cap-M': '49 was 69', 'cap-L': '55' });
    expect(await history()).toHaveLength(2);
    on(2);
    await imports(line('cap', 'M', [49, 59, '']), line('cap', 'L', [45, '', '']));
    expect(await shown()).toEqual({ 'cap-M': '49', 'cap-L': '45' });
    expect(await products()).toEqual({ cap: '45' });
    expect((await history()).slice(2)).toEqual(['2 cap-L 45', '2 cap-M 49 was 59']);
  });

  test('each choice has a reference of its own, and a product is shown as its cheapest', async () => {
    await movesTo('FR');
    await imports(line('cap', 'M', [69, '', '']), line('cap', 'L', [79, '', '']));
    on(20);
    await imports(line('cap', 'M', [69, '', '']), line('cap', 'L', [75, '', '']), line('cap', 'XL', [70, '', '']));
    on(45);
    await imports(line('cap', 'M', [65, 69, '']), line('cap', 'L', [59, 99, '']), line('cap', 'XL', [60, 70, '']));
    expect(await shown()).toEqual({ 'cap-M': '65 was 69', 'cap-L': '59 was 75', 'cap-XL': '60' });
    expect(await products()).toEqual({ cap: '59 was 75' });
    on(46);
    await imports(line('cap', 'M', [65, 69, '']), line('cap', 'L', [59, 99, '']), line('cap', 'XL', [58, 70, '']));
    expect(await products()).toEqual({ cap: '58' });
  });

  test('another SKU, and leaving and coming back, make no new price', async () => {
    await movesTo('DE');
    await imports(line('cap', 'M', [69, '', '']), line('cap', 'L', [69, '', '']));
    on(40);
    await imports(line('cap', 'M', [49, 69, ''], 'NEW-M'));
    expect(await shown()).toEqual({ 'NEW-M': '49 was 69' });
    expect(await history()).toEqual(['0 gone 69', '0 NEW-M 69', '40 NEW-M 49 was 69']);
    on(41);
    await imports(line('cap', 'M', [39, 69, ''], 'NEWER-M'), line('cap', 'L', [49, 69, '']));
    expect(await shown()).toEqual({ 'NEWER-M': '39 was 69', 'cap-L': '49 was 69' });
    expect(await history()).toHaveLength(5);
  });

  test('a store that moves to the EU, and away from it, shows its sales by the law from its next import on', async () => {
    await movesTo('IN');
    const both = [line('cap', 'M', [69, '', '']), line('hat', 'M', [49, 69, 65]), line('tie', 'M', [49, 69, ''])];
    await imports(...both);
    on(40);
    await imports(line('cap', 'M', [49, 59, '']));
    const stated = { 'cap-M': '49 was 59', 'hat-M': '49 was 69', 'tie-M': '49 was 69' };
    expect(await shown()).toEqual(stated);
    const changes = () => bench.db.selectFrom('changes').select('tag').orderBy('seq').execute();
    for (let times = 0; times < 2; times++) {
      await movesTo('DE');
      const before = (await changes()).length;
      expect(await bench.run(join(bench.folder, 'products.csv'))).toMatchObject({ unchanged: 1 });
      expect(
        (await changes())
          .slice(before)
          .map(({ tag }) => tag)
          .sort(),
      ).toEqual(['catalogue', 'info', 'products']);
      expect(await shown()).toEqual({ 'cap-M': '49 was 69', 'hat-M': '49 was 65', 'tie-M': '49' });
      expect(await products()).toEqual({ cap: '49 was 69', hat: '49 was 65', tie: '49' });
      await movesTo('CH');
      await bench.run(join(bench.folder, 'products.csv'));
      expect(await shown()).toEqual(stated);
      expect(await products()).toEqual({ cap: '49 was 59', hat: '49 was 69', tie: '49 was 69' });
    }
    expect(await history()).toHaveLength(4);
  });
});
