import { expectCountedTogether } from '../process/counted-together.ts';
import { fill, stopPostgres } from '../process/engines.ts';
import { test } from '../process/program.ts';
import { startProcess } from '../process/shop-process.ts';

test.describe.configure({ timeout: 120_000 });
test.afterAll(stopPostgres);

// On SQLite the shop of process/two-workers does.
test('A2 E3 two processes on PostgreSQL count together; a worker that dies takes no count with it, nor the others', async () => {
  const filled = await fill('PostgreSQL');
  test.skip(!filled, 'PostgreSQL is not installed');
  const shop = await startProcess({
    DATA_DIR: filled!.folder,
    DATABASE_URL: filled!.url,
    WEB_CONCURRENCY: '2',
    LOG_LEVEL: 'debug',
    TRUSTED_PROXIES: '127.0.0.0/8',
  });
  await expectCountedTogether(shop);
  await shop.close();
  await filled!.remove();
});
