import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { ownerCommand } from '../../owner-command.ts';
import { openPottery } from '../pottery.ts';
import { changeLines } from '#owner/shop-folder/changes/change-lines.ts';
import { planFolder } from '#owner/shop-folder/plan-folder.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';

describeEngines('10.prior-price: the lowest price before a sale, of a folder', (engine) => {
  let pottery: Awaited<ReturnType<typeof openPottery>>;
  beforeAll(async () => {
    pottery = await openPottery(engine);
    pottery.write('stock.csv', 'SKU,quantity\n');
  });
  afterAll(() => pottery.close());

  const HEADER = 'Handle,Title,Product Category,Variant SKU,Variant Price,Variant Compare At Price,priorPrice';
  const isIn = (country: string) =>
    pottery.write(
      'store.yaml',
      `id: pottery\nname: "Kiln"\nhosts: [kiln.example]\ncompany:\n  email: post@kiln.example\nterms:\n  country: ${country}\n`,
    );
  const products = (...rows: string[]) => pottery.write('products.csv', [HEADER, ...rows, ''].join('\n'));
  const diff = async () => {
    const { media, shop, read } = pottery;
    return changeLines((await planFolder(shop.db, await read(), { media, dryRun: true })).changes);
  };
  const get = async (path: string) => (await pottery.shop.get(path, { host: 'kiln.example' })).body;
  interface Listed {
    title: string;
    regularPrice: number;
    discountedPrice: number | null;
  }
  const listed = async (query = '') =>
    ((await get(`/products?limit=50${query}`)).data as Listed[])
      .map((one) => `${one.title} ${one.regularPrice} ${one.discountedPrice}`)
      .sort();

  test('only what has a price before is on sale: in lists, counts, searches and the record', async () => {
    isIn('DE');
    products('tee,Tee,Shirts,T,899,999,', 'cap,Cap,Shirts,C,499,599,549');
    await pottery.apply();
    expect(await listed()).toEqual(['Cap 549 499', 'Tee 899 null']);
    expect(await listed('&sale=true')).toEqual(['Cap 549 499']);
    expect(await listed('&search=tee')).toEqual(['Tee 899 null']);
    expect(await listed('&search=tee&sale=true')).toEqual([]);
    expect(await listed('&search=cap&sale=true')).toEqual(['Cap 549 499']);
    expect((await get('/products?facets=all&limit=1')).facets).toMatchObject({ sale: 1 });
    expect(await get('/storeInfo')).toMatchObject({
      hasSale: true,
      capabilities: expect.arrayContaining(['priorPrices']),
    });

    products('tee,Tee,Shirts,T,899,999,', 'cap,Cap,Shirts,C,499,599,');
    expect(await diff()).toEqual(['~ product cap: prior price 549 -> none']);
    await pottery.apply();
    expect(await listed('&sale=true')).toEqual([]);
    expect((await get('/storeInfo')).hasSale).toBe(false);
  });

  test('export writes what was read, and applying that changes nothing; elsewhere the sale is as stated', async () => {
    isIn('DE');
    products('tee,Tee,Shirts,T,899,999,', 'cap,Cap,Shirts,C,499,599,549');
    await pottery.apply();
    expect(await diff()).toEqual([]);
    const folder = await pottery.exported();
    const [header, ...lines] = readFileSync(join(pottery.root, folder, 'products.csv'), 'utf8')
      .trim()
      .split('\n');
    const at = header!.split(',').indexOf('Variant Price');
    expect(
      [header, ...lines].map((line) =>
        line!
          .split(',')
          .slice(at, at + 3)
          .join(),
      ),
    ).toEqual(['Variant Price,Variant Compare At Price,Prior Price', '899.00,999.00,', '499.00,599.00,549.00']);
    expect(await pottery.apply(folder)).toEqual([]);

    isIn('IN');
    expect(await diff()).toContain('~ prices before sales: lowest price of 30 days -> as stated');
    await pottery.apply();
    expect(await listed()).toEqual(['Cap 599 499', 'Tee 999 899']);
    expect(await listed('&search=tee&sale=true')).toEqual(['Tee 999 899']);
    expect((await get('/storeInfo')).capabilities).not.toContain('priorPrices');
    expect(await diff()).toEqual([]);
    expect(await pottery.apply(folder)).toContain('update prices before sales');
    expect(await listed()).toEqual(['Cap 549 499', 'Tee 899 null']);
  });

  test('an unchanged folder of a shop from before shows its sales by the law when it is applied', async () => {
    const stored = { compare_paise: null, regular_paise: 99900, discounted_paise: 89900 };
    await pottery.shop.db.updateTable('variants').set(stored).where('sku', '=', 'T').execute();
    await pottery.shop.db.updateTable('stores').set({ sale_rule: 'stated' }).where('id', '=', 'pottery').execute();
    isIn('DE');
    expect(await diff()).toEqual(['~ prices before sales: as stated -> lowest price of 30 days']);
    expect(await pottery.apply()).toEqual(['update prices before sales']);
    expect(await listed()).toEqual(['Cap 549 499', 'Tee 899 null']);
    expect(await pottery.apply()).toEqual([]);
  });

  test('an owner is told why nothing is struck through: by validate, by apply and by doctor', async () => {
    const settings = { DATABASE_URL: pottery.shop.url, DATA_DIR: pottery.shop.dataFolder };
    const path = join(pottery.root, 'shop');
    const findings = async () => {
      const { checkSales } = await import('#owner/doctor/orders/check-sales.ts');
      return checkSales(pottery.shop.db, (await findStoreById(pottery.shop.db, 'pottery'))!);
    };
    isIn('DE');
    products(
      'tee,Tee,Shirts,T,899,999,',
      'cap,Cap,Shirts,C,499,599,549',
      'hat,Hat,Shirts,H,399,,',
      'tie,Tie,Shirts,I,9,12,9',
    );
    const { said } = await ownerCommand(settings, ['validate', path]);
    const why =
      'What is struck through is the lowest price of the 30 days before the sale, or Prior Price of products.csv where \
the shop has not kept prices for that long, if it is above the price.';
    expect(said).toContain(`On sale in DE without a higher Prior Price (2). ${why}\n  line 2: tee\n  line 5: tie`);
    expect(said).not.toMatch(/: (cap|hat)$/m);
    const applied = await ownerCommand(settings, ['apply', path, '--yes']);
    expect(applied.said).toContain(`On sale, and nothing is struck through (2 products): tee, tie. ${why}`);
    expect(await findings()).toEqual([
      {
        level: 'warning',
        area: 'products',
        what: 'pottery: 2 products are on sale, and nothing is struck through: Tee, Tie',
        advice: `${why} If you know that price, write it there.`,
      },
    ]);

    // Each reduced line has its own cell.
    const sizes = [
      'tee,Tee,Shirts,T,899,999,949,Size,S',
      'tee,,,T2,899,999,,,M',
      'tee,,,T3,899,,,,L',
      'tee,,,T4,899,999,899,,XL',
      'cap,Cap,Shirts,C,499,599,549,Size,S',
      'cap,,,C2,499,599,,,M',
    ];
    pottery.write('products.csv', [`${HEADER},Option1 Name,Option1 Value`, ...sizes, ''].join('\n'));
    expect((await ownerCommand(settings, ['validate', path])).said).toContain(
      `without a higher Prior Price (2). ${why}\n  lines 3, 5: tee\n  line 7: cap`,
    );

    products('tee,Tee,Shirts,T,899,999,949', 'cap,Cap,Shirts,C,499,599,549');
    const calm = await ownerCommand(settings, ['validate', path]);
    expect(calm.said).not.toContain('Prior Price (');
    expect((await ownerCommand(settings, ['apply', path, '--yes'])).said).not.toContain('struck through');
    expect(await findings()).toEqual([]);
    isIn('IN');
    products('tee,Tee,Shirts,T,899,999,');
    expect((await ownerCommand(settings, ['validate', path])).said).not.toContain('Prior Price (');
  });
});
