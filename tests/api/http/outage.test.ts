import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { hasPostgres, postgres } from '../engines.ts';
import { openShop, orderOf } from '../fixture.ts';

describe.skipIf(!hasPostgres)('F6 PostgreSQL goes away', () => {
  test('connections cut and refused are 503 with Retry-After; it is back when the server is', async () => {
    const shop = await openShop(postgres);
    const token = await shop.signUp('asha@example.com');
    const order = () => shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token });
    const admin = new pg.Client(`${inject('postgres')}/postgres`);
    await admin.connect();
    const name = await nameOf(shop.db);
    await admin.query(`alter database ${name} with allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const replies = [await order(), await shop.get('/products'), await order()];
    for (const { status, body, headers } of replies) {
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
      expect(headers.get('retry-after')).toBe('5');
    }
    await admin.query(`alter database ${name} with allow_connections true`);
    // After five failures in a row, its own polls counted, the database is not asked for a second.
    await expect.poll(async () => (await order()).status).toBe(201);
    await admin.end();
    await shop.close();
  });
});

async function nameOf(db: Awaited<ReturnType<typeof openShop>>['db']): Promise<string> {
  return (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]!.name;
}
