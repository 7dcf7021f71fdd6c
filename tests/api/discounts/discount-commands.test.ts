import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { openDiscountShop } from './discount-shop.ts';
import { describeEngines } from '../engines.ts';
import { orderOf, type TestShop } from '../fixture.ts';
import { ownerCommand } from '../owner-command.ts';

describeEngines("the owner's discounts", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openDiscountShop(engine, [
      { id: 'all', label: 'For all', percent: 1 },
      { id: 'summer', label: 'Summer', code: 'Summer 10', amount: 10, uses: 5 },
      { id: 'open', label: 'Open', code: 'OPEN', amount: 10 },
      { id: 'letter', label: 'By letter', codes: 'many', amount: 100 },
    ]);
  });
  afterAll(() => shop.close());
  const command = (...words: string[]) =>
    ownerCommand({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder }, ['discounts', ...words]);

  test('make gives as many new codes as are asked for, and shoppers take them', async () => {
    const { said, status } = await command('make', 'letter', '--count', '3');
    expect(status).toBe(0);
    const [head, ...codes] = said.trim().split('\r\n');
    expect(head).toBe('Code');
    expect(codes).toHaveLength(3);
    for (const code of codes) expect(code).toMatch(/^[2-9B-HJKMNP-TV-Z]{10}$/);
    const token = await shop.signUp('asha@example.com');
    const order = orderOf([{ productId: BELT, quantity: 1 }]);
    for (const [code = '', expectedTotal] of [
      [codes[0]!.toLowerCase(), 889.5],
      ['summer10', 979.5],
    ] as const) {
      const { body } = await shop.post('/orders', { ...order, code, expectedTotal }, { token });
      expect(body).toEqual({ id: expect.any(String) });
      const shown = await ownerCommand({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder }, [
        'orders',
        'show',
        body.id,
      ]);
      expect(shown.said).toContain(`Code: ${code.toUpperCase()}`);
    }
    const { said: list } = await command('list');
    expect(list.split('\n')).toEqual([
      'all  applies by itself  For all',
      'summer  SUMMER10  taken 1 of 5  Summer',
      'open  OPEN  taken 0  Open',
      'letter  3 codes, taken 1  By letter',
      ...[...codes].sort().map((code) => `  ${code}  taken ${code === codes[0] ? 1 : 0} of 1`),
    ]);
    expect(JSON.parse((await command('list', '--json')).said)[1]).toEqual({
      id: 'summer',
      label: 'Summer',
      code: 'Summer 10',
      amount: 10,
      uses: 5,
      usesOfEach: 5,
      codes: [{ code: 'SUMMER10', uses: 1 }],
    });
  });

  test('make writes a new file; where it cannot, no code is kept', async () => {
    const file = join(shop.dataFolder, 'codes.csv');
    const kept = async () => (await shop.db.selectFrom('discount_codes').select('code').execute()).length;
    await command('make', 'letter', '--count', '600', '--out', file);
    expect(readFileSync(file, 'utf8').trim().split('\r\n')).toHaveLength(601);
    const before = await kept();
    expect((await command('make', 'letter', '--count', '2', '--out', file)).wrong).toContain('is there already');
    expect(await kept()).toBe(before);
    expect((await command('list')).said).toContain('letter  603 codes, taken 1  By letter');
  });

  test('what cannot be made is said', async () => {
    expect((await command('make', 'none', '--count', '1')).wrong).toBe(
      'There is no discount none: all, summer, open, letter.',
    );
    expect((await command('make', 'summer', '--count', '1')).wrong).toBe(
      'summer has no codes of its own making: write `codes: many` for it in discounts.yaml.',
    );
    for (const count of ['0', '100001', 'many'])
      expect((await command('make', 'letter', '--count', count)).wrong).toContain(
        '--count is a number from 1 to 100000.',
      );
    expect((await command('make', 'letter')).wrong).toContain('How many? --count is a number from 1 to 100000.');
  });
});
