import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { insertProducts } from '../../api/catalogue.ts';

/**
 * A folder with media and a database with the small catalogue of tests/api/catalogue.ts; `url` names another database.
 */
export async function fillFolder({
  url,
  folder = mkdtempSync(join(tmpdir(), 'selvedge-process-')),
}: { url?: string; folder?: string } = {}): Promise<{ folder: string; url: string; remove: () => void }> {
  mkdirSync(join(folder, 'media'), { recursive: true });
  const address = url ?? `sqlite:${folder}/store.db`;
  const db = await openDatabase(address);
  await createStore(db, {
    id: 'main',
    isDefault: true,
    hosts: ['shop.example'],
    info: { storeName: 'Selvedge & Sons', categories: ['Jeans'] },
  });
  await insertProducts(db, 'main');
  await db.destroy();
  return { folder, url: address, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
