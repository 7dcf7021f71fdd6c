import type { Command, Options } from '../command.ts';
import { progressLine } from '../progress-line.ts';
import { counted } from '#lib/text/counted.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';
import { countNotes, countOf, noteLines, notesBesideMistakes } from '../folder-notes.ts';
import { sayWhere } from '../say-where.ts';
import { withDatabase, withStore } from '../with-database.ts';
import { WHERE_TO_COUNT } from './init.ts';
import { appliedLine } from '../../shop-folder/changes/applied-line.ts';
import type { ShopFolder } from '../../shop-folder/read-shop-folder.ts';
import type { RememberedLine } from '../../shop-folder/stock/plan-stock.ts';
import type { Db } from '#store-api/base/db/open-database.ts';

export const shopFolderCommands: readonly Command[] = [
  {
    name: 'validate',
    arguments: ['<DIR>'],
    options: ['category', 'json'],
    help: [
      "Checks a shop's folder without a database: every mistake with its file and line.",
      '--category  the category of products for which products.csv has none; for diff and apply too',
    ],
    run: async ([path = ''], { json, category }) => {
      const folder = await readFolder(path, { json, category, validates: true });
      const { store, categories, products, findings, stock, policies, priceGaps, notes } = folder;
      if (json) {
        const { unprovedSales } = await import('../../shop-folder/catalogue/unproved-sales.ts');
        const counts = { categories: categories.length, products: products.length, stock: stock.length };
        const found = { findings, priceGaps, unprovedSales: unprovedSales(folder), notes };
        const read = { problems: [], ...counts, policies: Object.keys(policies).length, ...found };
        console.log(escaped(JSON.stringify(read, null, 2)));
        return;
      }
      const { delivery, tax, discounts } = folder;
      const parts = [
        counted(categories.length, 'category', 'categories'),
        counted(products.length, 'product'),
        ...(stock.length > 0 ? [counted(stock.length, 'line of stock', 'lines of stock')] : []),
        counted(Object.keys(policies).length, 'policy', 'policies'),
        ...(delivery ? [counted(delivery.methods.length, 'way of delivery', 'ways of delivery')] : []),
        ...(tax ? [counted(tax.classes?.length ?? 0, 'tax class', 'tax classes')] : []),
        ...(discounts ? [counted(discounts.length, 'discount')] : []),
        ...(store.bankTransfer ? ['payment by bank transfer'] : []),
        ...(store.payOnDelivery ? ['payment on delivery'] : []),
        ...(store.returns ? ['returns by shoppers'] : []),
      ];
      const noted = await noteLines(folder);
      const isLookedAt =
        noted.length === 0 ? 'is in order' : 'has no mistakes, and what is to be looked at stands below';
      console.log(`${store.name} ${isLookedAt}: ${parts.join(', ')}.`);
      if (noted.length > 0) console.log(['', ...toBeLookedAt(noted), ''].join('\n'));
      if (!findings) return;
      const { fileLines, linkedLines } = await import('../../import/import-report.ts');
      const { restockLines, stockFindings, stockLine } = await import('../../import/stock-findings.ts');
      const place = stock.length > 0 ? 'products.csv or stock.csv' : undefined;
      const numbers = stockLine(stockFindings(products, stock), WHERE_TO_COUNT, place);
      const restocked = restockLines(products, stock);
      console.log(
        ['products.csv:', numbers, ...restocked, ...linkedLines(products), ...fileLines(findings)].join('\n'),
      );
    },
  },
  {
    name: 'diff',
    arguments: ['<DIR>'],
    options: ['category', 'json'],
    help: ['What apply would change.'],
    run: ([path = ''], { json, category }) =>
      withDatabase(async (db, { DATA_DIR }) => {
        const folder = await readFolder(path, { category });
        const { planFolder } = await import('../../shop-folder/plan-folder.ts');
        const plan = await planFolder(db, folder, { media: `${DATA_DIR}/media`, dryRun: true });
        const { changes, onlyRemembered, storeId } = plan;
        const print = json ? console.error : console.log;
        await countOf(folder, print);
        await warnOfStock(db, storeId, onlyRemembered, print);
        const { renamedLines } = await import('../../shop-folder/catalogue/renamed-products.ts');
        proposeRedirects(await renamedLines(db, folder, plan), print);
        const { changeLines } = await import('../../shop-folder/changes/change-lines.ts');
        const lines = changes.length > 0 ? changeLines(changes) : ['Nothing would change.'];
        console.log(json ? escaped(JSON.stringify(changes, null, 2)) : lines.join('\n'));
      }),
  },
  {
    name: 'apply',
    arguments: ['<DIR>'],
    options: ['failOnDelete', 'download', 'category', 'yes', 'json'],
    writes: 'database',
    help: [
      'Makes a store equal to its folder, in one step, while orders go on: texts, pictures, categories,',
      'policies, products. Stock that the store has stays, but for lines of stock.csv that are new.',
      "--download  downloads pictures that products.csv names by address: they are the shop's own then;",
      '            one that fails stays a link, is listed, and is tried again by the next run',
      '--fail-on-delete  change nothing when products would go; without it asks, or takes --yes',
    ],
    run: ([path = ''], options) =>
      withDatabase(async (db, environment) => {
        const folder = await readFolder(path, { category: options.category });
        sayWhere(options, environment, folder.store.id);
        const { applyFolder } = await import('../../shop-folder/apply-folder.ts');
        const { confirm } = await import('../confirm.ts');
        const { failOnDelete = false, download, json } = options;
        const print = json ? console.error : console.log;
        const { missingLines } = await import('../../import/import-report.ts');
        const { unreachedStores } = await import('../../stores/unreached-stores.ts');
        await countOf(folder, print);
        const before = await unreachedStores(db, environment.STORE_ORIGIN);
        const changes = await applyFolder(db, folder, {
          media: `${environment.DATA_DIR}/media`,
          failOnDelete,
          onRenamed: (redirects) => proposeRedirects(redirects, print),
          onDelete: (handles) => confirm(`Products that the folder does not have go: ${handles.join(', ')}.`, options),
          download: download ? { onProgress: progressLine('Downloading', print) } : undefined,
          onMissing: (missing) => print(missingLines(missing).join('\n')),
          onRemembered: (lines) => warnOfStock(db, folder.store.id, lines, print),
          onProgress: progressLine('Making pictures', print),
        });
        const { changeLines } = await import('../../shop-folder/changes/change-lines.ts');
        const lines = changes.length > 0 ? changeLines(changes) : ['Nothing has changed.'];
        console.log(json ? escaped(JSON.stringify(changes, null, 2)) : lines.join('\n'));
        await warnOfSales(db, folder.store.id, print);
        if (!json && changes.length > 0) print(await appliedLine(db, changes));
        // Of other stores what this one has brought about: the only store, without hosts, has answered on every name.
        for (const [id, line] of await unreachedStores(db, environment.STORE_ORIGIN))
          if (id === folder.store.id || !before.has(id)) print(line);
      }),
  },
  {
    name: 'export',
    arguments: ['<DIR>'],
    options: ['store'],
    writes: 'files',
    help: ['Writes a store as a folder, in one spelling: applying it changes nothing.'],
    run: ([path = ''], options) =>
      withStore(options, async (db, storeId, { DATA_DIR }) => {
        const { exportFolder } = await import('../../shop-folder/export-folder.ts');
        await exportFolder(db, storeId, path, `${DATA_DIR}/media`);
        console.log(`${storeId} is written to ${path}.`);
      }),
  },
];

function toBeLookedAt(noted: readonly string[]): string[] {
  return [`To be looked at (${countNotes(noted)}):`, ...noted];
}

/**
 * With `json` the problems are printed as JSON too. `validates`: a line of stock.csv that names several variants is
 * one, which apply takes as long as it has not changed since an older program applied it; and notes are printed beside
 * them.
 */
async function readFolder(
  path: string,
  { json = false, category, validates = false }: Pick<Options, 'json' | 'category'> & { validates?: boolean } = {},
): Promise<ShopFolder> {
  const { readShopFolder } = await import('../../shop-folder/read-shop-folder.ts');
  const { FolderError } = await import('../../shop-folder/folder-problem.ts');
  return readShopFolder(path, { category, alsoStock: validates }).catch(async (error: unknown) => {
    if (!(error instanceof FolderError)) throw error;
    const { problems, notes, findings } = error;
    const noted = validates && !json ? await notesBesideMistakes(error) : [];
    if (json) console.log(escaped(JSON.stringify({ problems, notes, findings }, null, 2)));
    else if (noted.length > 0) console.log([...toBeLookedAt(noted), ''].join('\n'));
    throw error;
  });
}

/** Prints the lines that lead from the old addresses of renamed products to the new ones. */
function proposeRedirects(lines: readonly string[], print: (line: string) => void): void {
  if (lines.length === 0) return;
  const what = lines.length === 1 ? 'A product is' : `${lines.length} products are`;
  const head = `${what} renamed, by the SKUs, with stock and orders as they are. So that the old address leads to the \
new one, write into redirects.txt:`;
  print([head, ...lines.map((line) => `  ${stripped(line)}`)].join('\n'));
}

/** Prints which sales are told as none. */
async function warnOfSales(db: Db, storeId: string, print: (line: string) => void): Promise<void> {
  const { unstruckSales, WHAT_IS_STRUCK } = await import('../../import/prices/unstruck-sales.ts');
  const products = await unstruckSales(db, storeId);
  if (products.length === 0) return;
  const { someOf } = await import('#lib/text/terminal-text.ts');
  print(
    `On sale, and nothing is struck through (${counted(products.length, 'product')}): \
${someOf(products.map(({ handle }) => handle))}. ${WHAT_IS_STRUCK}`,
  );
}

/** Prints which numbers of stock.csv are not set. */
async function warnOfStock(
  db: Db,
  storeId: string,
  lines: readonly RememberedLine[],
  print: (line: string) => void,
): Promise<void> {
  const { findStoreById } = await import('#store-api/shop/stores/store-of-host.ts');
  const { rememberedText } = await import('../../shop-folder/stock/remembered-text.ts');
  const store = await findStoreById(db, storeId);
  if (store && lines.length > 0) print(rememberedText(lines, store));
}
