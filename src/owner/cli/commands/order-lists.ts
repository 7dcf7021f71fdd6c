import { type Command, type Options, UsageError } from '../command.ts';
import { csvStyleOf, orderFilterOf, SEPARATOR } from '../read-options.ts';
import { withStore } from '../with-database.ts';
import { writeOutput } from '../write-output.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { STATUS_NAMES } from '#contract/order-status.ts';

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const LIST = ['since', 'until', 'status', 'search', 'limit', 'store', 'json', 'csv', 'separator'] as const;

export const orderListCommands: readonly Command[] = [
  {
    name: 'orders list',
    options: LIST,
    help: [
      `Lists orders, newest first: ${oneOf.format(STATUS_NAMES)} ones.`,
      '--since, --until  days such as 2026-11-21, both included',
      '--search  in number, id, e-mail address, name, phone number, products, the reference of a payment',
      '--limit   at most so many (default: 200; with --json and --csv all)',
      '--json, --csv  with lines, address and payment',
      SEPARATOR,
    ],
    run: (_, options) => list(options),
  },
  { name: 'orders', options: LIST, help: ['The same as orders list.'], run: (_, options) => list(options) },
  {
    name: 'orders export',
    options: ['since', 'until', 'status', 'separator', 'out', 'store'],
    help: [
      'For the warehouse and for lists: CSV, oldest first, a row for each line with its order, customer and payment;',
      'goods and delivery by rate of tax, a fee too: what stands under Amount comes to the totals. How many pieces of a',
      'row were cancelled or came back stands in the last columns. For accounting: invoices export, ledger export.',
      SEPARATOR,
      'A cell that a spreadsheet would run as a formula begins with an apostrophe.',
    ],
    run: async (_, options) => {
      const style = csvStyleOf(options);
      await withStore(options, async (db, storeId) => {
        const filter = orderFilterOf(options, await dateStyleOf(db, storeId));
        const { orderLinesCsv } = await import('../../orders/records/order-csv.ts');
        await writeOutput(orderLinesCsv(db, { storeId, ...filter, oldestFirst: true }, style), options.out);
      });
    },
  },
  {
    name: 'orders print',
    arguments: ['[ID...]'],
    options: ['picking', 'slip', 'prices', 'out', 'store'],
    help: [
      'A page to print, as HTML, of these orders, or of all that are paid and not shipped:',
      '--picking    what is to be packed, by product',
      '--slip       a packing slip for each parcel; --no-prices for a present',
    ],
    run: (ids, options) => print(ids, options),
  },
];

async function list(options: Options): Promise<void> {
  if (options.json && options.csv) throw new UsageError('Either --json or --csv.');
  if (options.separator !== undefined && !options.csv) throw new UsageError('--separator is of --csv.');
  const style = csvStyleOf(options);
  await withStore(options, async (db, storeId) => {
    const filter = orderFilterOf(options, await dateStyleOf(db, storeId));
    const { listOrders, ordersJson } = await import('../../orders/list-orders.ts');
    if (options.csv) {
      const { ordersCsv } = await import('../../orders/records/order-csv.ts');
      await writeOutput(ordersCsv(db, { storeId, ...filter }, style));
    } else if (options.json) console.log(await ordersJson(db, { storeId, ...filter }));
    else console.log((await listOrders(db, { storeId, ...filter })).join('\n'));
  });
}

async function print(ids: readonly string[], options: Options): Promise<void> {
  const { picking = false, slip = false, prices = true, out } = options;
  if (picking === slip) throw new UsageError('Either --picking or --slip.');
  await withStore(
    options,
    async (db, storeId) => {
      const { ordersToPrint } = await import('../../orders/printing/orders-to-print.ts');
      const { printedShop } = await import('../../orders/printing/printed-shop.ts');
      const { pickingList } = await import('../../orders/printing/picking-list.ts');
      const { packingSlips } = await import('../../orders/printing/packing-slips.ts');
      const orders = await ordersToPrint(db, storeId, ids);
      const shop = await printedShop(db, storeId);
      await writeOutput([picking ? pickingList(shop, orders) : packingSlips(shop, orders, { prices })], out);
    },
    { orderId: ids[0] },
  );
}
