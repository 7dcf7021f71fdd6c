import { readdir } from 'node:fs/promises';
import { failure, fine, type Finding, warning } from './finding.ts';
import { readProductStates } from './product-states.ts';
import { isPublicHost } from '#lib/net/public-address.ts';
import { someOf, stripped } from '#lib/text/terminal-text.ts';
import { recordOfFile } from '#store-api/shop/media/picture-record.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import { ownerOptions } from '#store-api/shop/stores/owner-options.ts';

/** A picture of ours in a record, whichever field names it: a path, not the end of another host's address. */
const MEDIA = /(?<![^\s"',(=])\/media\/([a-z0-9][a-z0-9._-]+)/g;

const HOST = /\bhttps?:\/\/[^\s"',/]+/g;

/** Whether a picture of a record has an address that only this machine or its network reaches. */
function isUnreachable(record: string): boolean {
  return [...record.matchAll(HOST)].some(([address]) => {
    const host = URL.parse(address)?.hostname;
    return host !== undefined && !isPublicHost(host);
  });
}

/** Products that are shown without price, picture or stock, and pictures whose files are gone. */
export async function checkCatalogue(db: Db, store: Store, mediaFolder: string): Promise<Finding[]> {
  const files = new Set(await readdir(mediaFolder).catch(() => []));
  /** A file that is not there yet can be encoded from its master. */
  const isWhole = async (record: string): Promise<boolean> => {
    const missing = [...record.matchAll(MEDIA)].map(([, file = '']) => file).filter((file) => !files.has(file));
    const records = await Promise.all(missing.map((file) => recordOfFile(mediaFolder, file)));
    return records.every((one) => one !== undefined);
  };
  const gaps = {
    price: [] as string[],
    picture: [] as string[],
    file: [] as string[],
    stock: [] as string[],
    reach: [] as string[],
  };
  let count = 0;
  /** Those whose pictures are elsewhere. */
  let linked = 0;
  for await (const { title, hasPrice, isAvailable, pictures } of readProductStates(db, store.id)) {
    count += 1;
    const name = stripped(title);
    if (!hasPrice) gaps.price.push(name);
    if (pictures.length === 0) gaps.picture.push(name);
    if (!(await isWhole(pictures.join(' ')))) gaps.file.push(name);
    if (pictures.some(isUnreachable)) gaps.reach.push(name);
    if (pictures.some((one) => one.search(HOST) >= 0)) linked += 1;
    if (!isAvailable) gaps.stock.push(name);
  }
  const of = (names: readonly string[], one: string, many: string) =>
    `${store.id}: ${names.length} of ${count} products ${names.length === 1 ? one : many}: ${someOf(names)}`;
  const restore = `Copy ${mediaFolder} back from a backup, or import or apply again.`;
  const found = [
    ...((await isWhole(JSON.stringify(store.info)))
      ? []
      : [failure('pictures', `${store.id}: files of the store's own pictures are missing`, restore)]),
    ...(gaps.file.length > 0
      ? [failure('pictures', of(gaps.file, 'lacks files of its pictures', 'lack files of their pictures'), restore)]
      : []),
    ...(gaps.price.length > 0
      ? [failure('products', of(gaps.price, 'costs nothing', 'cost nothing'), 'Give them a price.')]
      : []),
    ...(gaps.picture.length > 0
      ? [warning('products', of(gaps.picture, 'has no picture', 'have no picture'), 'Give them a picture.')]
      : []),
    ...(gaps.reach.length > 0
      ? [
          warning(
            'products',
            of(
              gaps.reach,
              'has pictures that only this machine or its network reaches',
              'have pictures that only this machine or its network reaches',
            ),
            'Give addresses in products.csv that everybody reaches, or copy the files to pictures/ and name those.',
          ),
        ]
      : []),
    ...(gaps.stock.length > 0
      ? [
          warning(
            'products',
            of(gaps.stock, 'is sold out', 'are sold out'),
            `npm run store -- stock set SKU N${ownerOptions(store)}, or hide them.`,
          ),
        ]
      : []),
  ];
  if (count === 0) return [...found, warning('products', `${store.id} shows no product`, 'Import or apply some.')];
  const elsewhere =
    linked > 0 ? `; ${linked} of them with pictures at other addresses, at which this has not looked` : '';
  return found.length > 0
    ? found
    : [fine('products', `${store.id}: ${count} products, all with price, picture and stock${elsewhere}`)];
}
