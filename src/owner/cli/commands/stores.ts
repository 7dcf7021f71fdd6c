import { type Command, NotConfirmed, type Options } from '../command.ts';
import { namedStore } from '../named-store.ts';
import { sayWhere } from '../say-where.ts';
import { counted } from '#lib/text/counted.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';
import { withDatabase } from '../with-database.ts';
import { writeOutput } from '../write-output.ts';
import { reachText } from '../../stores/store-reach.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { ListedStore } from '../../stores/list-stores.ts';
import { type Environment, StartError } from '#environment.ts';

export const storeCommands: readonly Command[] = [
  {
    name: 'list',
    options: ['json'],
    help: ['Lists the stores: hosts, origin, how many products and open orders, gateways.'],
    run: (_, { json }) =>
      withDatabase(async (db, environment) => {
        const { describeStores } = await import('../../stores/list-stores.ts');
        const stores = await describeStores(db, environment);
        console.log(json ? escaped(JSON.stringify(stores, null, 2)) : linesOf(stores).join('\n'));
      }),
  },
  {
    name: 'remove',
    arguments: ['<ID>'],
    options: ['out', 'yes'],
    writes: 'database',
    help: [
      'Removes a store with all that belongs to it. Refuses while an order is neither delivered nor',
      'cancelled. --out FILE first writes its orders to a new file, and is needed when it has some.',
      'Without --yes it only says what would go, and ends with 3.',
    ],
    run: ([id = ''], options) => withDatabase((db, environment) => remove(db, environment, id, options)),
  },
];

function linesOf(stores: readonly ListedStore[]): string[] {
  if (stores.length === 0) return ['There is no store yet.'];
  return stores.flatMap(({ id, name, isDefault, origin, reach, hosts, products, openOrders, ...paid }) => [
    `${id}${isDefault ? ' (default)' : ''}: ${stripped(name)}`,
    `  ${origin ?? 'no origin'}; hosts: ${reachText(reach, hosts)}`,
    `  ${counted(products, 'product')}, ${counted(openOrders, 'open order')}; ${paidBy(paid)}`,
  ]);
}

function paidBy({
  gateways,
  onDelivery,
  byTransfer,
  sandbox,
}: Pick<ListedStore, 'gateways' | 'onDelivery' | 'byTransfer' | 'sandbox'>): string {
  const by = [...gateways, ...(byTransfer ? ['bank transfer'] : [])].join(', ');
  const bank =
    sandbox === undefined || sandbox === 'nobody'
      ? undefined
      : `at the sandbox bank, which moves no money${sandbox === 'everybody' ? '' : ', on this machine alone'}`;
  const too = bank === undefined ? '' : `; also ${bank}`;
  if (onDelivery) return `paid ${by === '' ? '' : `by ${by}, and `}on delivery${too}`;
  if (byTransfer) return `paid by ${by}${too}`;
  return bank === undefined ? `paid by ${gateways.join(', ') || 'no gateway'}` : `paid ${bank}`;
}

async function remove(db: Db, environment: Environment, id: string, options: Options): Promise<void> {
  const { out, yes } = options;
  const { contentsOf, refuseOpenOrders, refuseOthersAccounts, removeStore } =
    await import('../../stores/remove-store.ts');
  const storeId = await namedStore(db, id);
  sayWhere(options, environment, storeId);
  const contents = await contentsOf(db, storeId);
  refuseOpenOrders(storeId, contents);
  await refuseOthersAccounts(db, storeId, environment);
  const { products, customers, orders, messages } = contents;
  if (!yes) {
    console.log(
      [
        `${storeId} would go, with ${counted(products, 'product')}, ${counted(customers, 'customer')}, \
${counted(orders, 'order')} and ${counted(messages, 'message')}.`,
        ...(orders > 0 ? ['Its orders have to be kept for tax law: --out FILE writes them to a file.'] : []),
      ].join('\n'),
    );
    throw new NotConfirmed('Nothing is changed. To remove it for good: the same command with --yes.');
  }
  if (orders > 0 && out === undefined)
    throw new StartError(
      `Nothing was changed: ${storeId} has ${counted(orders, 'order')}, which tax law asks to keep. \
--out FILE writes them to a file.`,
    );
  if (out !== undefined) {
    const { ordersJson } = await import('../../orders/list-orders.ts');
    await writeOutput([`${await ordersJson(db, { storeId, oldestFirst: true })}\n`], out);
  }
  await removeStore(db, { storeId, orders, now: new Date() });
  console.log(`${storeId} is removed. Pictures that no store uses any more go within 30 days.`);
}
