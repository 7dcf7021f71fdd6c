import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fileOf, checkFile, markFile } from '../db/sqlite/check-file.ts';
import { defaultStore } from './default-store.ts';
import { importFile } from './import.ts';
import { USAGE } from './usage.ts';
import type { CustomerFlags } from './customers.ts';
import type { StockFlags } from './stock.ts';
import { type Db, openDatabase } from '../db/open-database.ts';
import { type Environment, readEnvironment, StartError } from '#environment.ts';

/** The operator's commands. Says what is wrong in words, never with a stack: code 2 for the command line, else 1. */
class UsageError extends Error {}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const code: unknown = Reflect.get(Object(error), 'code');
  const isUsage = error instanceof UsageError || String(code).startsWith('ERR_PARSE_ARGS');
  // The system's, SQLite's and PostgreSQL's errors carry a code; what does not is a bug and keeps its stack.
  if (!isUsage && !(error instanceof StartError) && typeof code !== 'string') throw error;
  console.error((error as Error).message);
  if (isUsage) console.error(`\n${USAGE}`);
  process.exitCode = isUsage ? 2 : 1;
}

async function run(args: string[]): Promise<void> {
  const options = {
    images: { type: 'string' },
    store: { type: 'string' },
    'dry-run': { type: 'boolean' },
    kind: { type: 'string' },
    status: { type: 'string' },
    note: { type: 'string' },
    force: { type: 'boolean' },
    low: { type: 'string' },
    yes: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  // A number below none is no option.
  const { values, positionals } = parseArgs({
    args: args.map((arg) => (/^-\d+$/.test(arg) ? ` ${arg}` : arg)),
    options,
    allowPositionals: true,
  });
  const [command, file, ...rest] = positionals;
  if (values.help || command === 'help') return console.log(USAGE);
  if (command === 'import') {
    if (!file || rest.length > 0) throw new UsageError('import takes one CSV file.');
    return withDatabase((db, environment) =>
      importFile(db, environment, file, { images: values.images, store: values.store, dryRun: values['dry-run'] }),
    );
  }
  if (command === 'orders' && rest.length <= 1)
    return withDatabase((db, environment) => orders(db, environment, file, rest[0], values));
  if (command === 'backup' || command === 'restore') {
    if (!file || rest.length > 0) throw new UsageError(`${command} takes one file.`);
    const { saveOrRestore } = await import('./backup.ts');
    return saveOrRestore(command, file, readEnvironment(process.env), console.log);
  }
  if (command === 'stock') return withDatabase((db) => stock(db, positionals.slice(1), values));
  if (command === 'customers')
    return withDatabase((db, environment) => customers(db, environment, positionals.slice(1), values));
  if (command === 'synonyms' && rest.length === 0) return withDatabase((db) => synonyms(db, file, values.store));
  if (file || !['prepare', 'stores', 'messages'].includes(command ?? ''))
    throw new UsageError(command ? `There is no command '${positionals.join(' ')}'.` : 'A command is missing.');
  if (command === 'stores') return withDatabase(listStores);
  if (command === 'messages') return withDatabase((db) => showMessages(db, values));
  const { prepare } = await import('./prepare.ts');
  const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
  const path = fileOf(DATABASE_URL);
  if (path) checkFile(path, { mayMakeFolder: DATABASE_URL === `sqlite:${DATA_DIR}/store.db` });
  await withDatabase((db, environment) => prepare(db, environment, console.log));
  if (path) markFile(path);
}

async function withDatabase(act: (db: Db, environment: Environment) => Promise<void>): Promise<void> {
  const environment = readEnvironment(process.env);
  const db = await openDatabase(environment.DATABASE_URL);
  try {
    await act(db, environment);
  } finally {
    await db.destroy();
  }
}

async function showMessages(
  db: Db,
  { store, kind, json = false }: { store?: string | undefined; kind?: string | undefined; json?: boolean | undefined },
): Promise<void> {
  if (kind !== undefined && kind !== 'contact' && kind !== 'newsletter')
    throw new UsageError('--kind is contact or newsletter.');
  const { sayMessages } = await import('./list-messages.ts');
  const storeId = store ?? (await defaultStore(db));
  const known = await db.selectFrom('stores').select('id').where('id', '=', storeId).executeTakeFirst();
  if (!known) throw new StartError(`there is no store '${storeId}'`);
  await sayMessages(db, { storeId, kind, json }, console.log);
}

async function orders(
  db: Db,
  environment: Environment,
  act: string | undefined,
  orderId: string | undefined,
  {
    store,
    status,
    note,
    json,
    force,
  }: { store?: string; status?: string; note?: string; json?: boolean; force?: boolean },
): Promise<void> {
  const { listOrders, listRefunds, showOrder } = await import('../orders/list-orders.ts');
  const { changeOrder, ORDER_ACTIONS } = await import('../orders/change-order.ts');
  const storeId = store ?? (await defaultStore(db));
  if (!act) return console.log((await listOrders(db, { storeId, status, json })).join('\n'));
  if (act === 'refunds') return console.log((await listRefunds(db, storeId)).join('\n'));
  if (!orderId) throw new UsageError(`orders ${act} takes an order's number.`);
  if (act === 'show') return console.log((await showOrder(db, storeId, orderId)).join('\n'));
  const known = ORDER_ACTIONS.find((one) => one === act);
  if (!known) throw new UsageError(`There is no command 'orders ${act}'.`);
  if (force && known !== 'confirm') throw new UsageError('--force is for orders confirm.');
  if (known === 'confirm') {
    const { confirmOrder } = await import('../orders/confirm-order.ts');
    const { reconcileContext } = await import('../payments/reconcile/reconcile-context.ts');
    return console.log(
      (await confirmOrder(await reconcileContext(db, environment), { storeId, orderId, note, force })).join('\n'),
    );
  }
  await changeOrder(db, {
    storeId,
    orderId,
    action: known,
    note,
    now: () => new Date(),
    mailFrom: environment.MAIL_FROM,
  });
  console.log(`${orderId}: ${known === 'ship' ? 'shipped' : known === 'deliver' ? 'delivered' : 'cancelled'}`);
}

async function stock(
  db: Db,
  words: string[],
  { store, ...flags }: { store?: string | undefined } & StockFlags,
): Promise<void> {
  const { stockCommand } = await import('./stock.ts');
  const said = await stockCommand(db, await namedStore(db, store), words, flags);
  if (!said) throw new UsageError(`There is no command 'stock ${words.join(' ')}'.`);
  console.log(said.join('\n'));
}

async function customers(
  db: Db,
  { DATA_DIR }: Environment,
  words: string[],
  { store, ...flags }: { store?: string | undefined } & CustomerFlags,
): Promise<void> {
  const { customersCommand } = await import('./customers.ts');
  const said = await customersCommand(db, await namedStore(db, store), words, { ...flags, dataFolder: DATA_DIR });
  if (!said) throw new UsageError(`There is no command 'customers ${words.join(' ')}'.`);
  console.log(said.join('\n'));
}

/** The store that is named, or the default one. */
async function namedStore(db: Db, id: string | undefined): Promise<string> {
  const storeId = id ?? (await defaultStore(db));
  const known = await db.selectFrom('stores').select('id').where('id', '=', storeId).executeTakeFirst();
  if (!known) throw new StartError(`there is no store '${storeId}'`);
  return storeId;
}

async function synonyms(db: Db, file: string | undefined, store?: string): Promise<void> {
  const { readStoreLines, writeStoreSynonyms } = await import('../search/synonym-rows.ts');
  const storeId = store ?? (await defaultStore(db));
  const before = await readStoreLines(db, storeId);
  if (before === undefined) throw new StartError(`there is no store '${storeId}'`);
  if (!file) return console.log(before || 'No synonyms besides the common ones.');
  await writeStoreSynonyms(db, storeId, await readFile(file, 'utf8'));
  console.log(`Synonyms of ${storeId} replaced.`);
}

async function listStores(db: Db): Promise<void> {
  const hosts = await db.selectFrom('store_hosts').selectAll().orderBy('host').execute();
  for (const { id, is_default } of await db.selectFrom('stores').select(['id', 'is_default']).orderBy('id').execute()) {
    const own = hosts.filter(({ store_id }) => store_id === id).map(({ host }) => host);
    console.log([id, is_default ? '(default)' : '', own.join(' ')].filter(Boolean).join(' '));
  }
}
