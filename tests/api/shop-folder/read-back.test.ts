import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importCatalogue } from '#owner/import/import-catalogue.ts';
import { describeEngines } from '../engines.ts';
import { HEADER, openPottery } from './pottery.ts';

const shirt = (price: number) => `${HEADER}\nlinen-shirt,Linen Shirt,Shirts,Size,M,LS-M,${price}\n`;

describeEngines('24.1: success is said after the shop was read back (docs/decisions D310)', (engine) => {
  let pottery: Awaited<ReturnType<typeof openPottery>>;
  beforeEach(async () => {
    pottery = await openPottery(engine);
    pottery.write('stock.csv', 'SKU,quantity\nLS-M,10\n');
    pottery.write('products.csv', shirt(1499));
    await pottery.apply();
  });
  afterEach(() => pottery.close());

  /** From now on the database does this after each such statement, as if another command had done it just then. */
  const meddle = async (when: string, what: string) => {
    const { db } = pottery.shop;
    if (engine.name === 'SQLite') {
      await sql.raw(`create trigger meddle after ${when} begin ${what}; end`).execute(db);
      return;
    }
    const body = `begin if pg_trigger_depth() = 1 then ${what}; end if; return null; end`;
    await sql.raw(`create function meddle() returns trigger language plpgsql as '${body}'`).execute(db);
    await sql.raw(`create trigger meddle after ${when} for each row execute function meddle()`).execute(db);
  };
  const dearer = () => meddle('update on variants', 'update variants set regular_paise = 1 where id = new.id');

  test('an import whose prices are not there says so', async () => {
    await dearer();
    pottery.write('products.csv', shirt(1599));
    const file = join(pottery.root, 'shop/products.csv');
    await expect(importCatalogue(pottery.shop.db, { storeId: 'pottery', file, media: pottery.media })).rejects.toThrow(
      'The shop is not as the file says: linen-shirt. Another import or apply may have changed it just now.',
    );
  });

  test('so does apply', async () => {
    await dearer();
    pottery.write('products.csv', shirt(1599));
    await expect(pottery.apply()).rejects.toThrow('The shop is not as the file says: linen-shirt.');
  });

  test('apply compares all that a folder says, not products alone', async () => {
    await meddle('insert on store_hosts', 'delete from store_hosts where host = new.host');
    pottery.write('products.csv', shirt(1599));
    await expect(pottery.apply()).rejects.toThrow(
      'It was written, but the shop is not as the folder says:\n  hosts\nAnother apply, import or command',
    );
  });
});
