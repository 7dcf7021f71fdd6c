import { type Command, type Options, UsageError } from '../command.ts';
import { withStore } from '../with-database.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { AppliedLine } from '../../stock/apply-stock-file.ts';
import type { StockChange } from '../../stock/change-stock.ts';

export const stockCommands: readonly Command[] = [
  {
    name: 'stock list',
    options: ['low', 'json', 'store'],
    help: ['How many are left of each variant, the fewest first. --low: only where at most N are.'],
    run(_, options) {
      const { low, json } = options;
      if (low !== undefined && !/^\d{1,10}$/.test(low)) throw new UsageError('--low is a number.');
      return withStore(options, async (db, storeId) => {
        const { listStock } = await import('../../stock/list-stock.ts');
        const lines = await listStock(db, { storeId, low: low === undefined ? undefined : Number(low), json });
        console.log(lines.join('\n'));
      });
    },
  },
  {
    name: 'stock set',
    arguments: ['<SKU>', '<N>'],
    options: ['note', 'store'],
    writes: 'database',
    help: ['There are N of it now; "none" for N: it is not counted. An import never changes what is there.'],
    run: ([sku = '', amount = ''], options) =>
      change(sku, { to: amount === 'none' ? null : wholeNumber(amount) }, options),
  },
  {
    name: 'stock add',
    arguments: ['<SKU>', '<N>'],
    options: ['note', 'store'],
    writes: 'database',
    help: [
      'So many more, or fewer: stock add JN-32 -2. For a variant without a SKU of its own, its id. One that',
      'is not counted stays so; its history has the entry.',
    ],
    run: ([sku = '', amount = ''], options) => change(sku, { by: wholeNumber(amount) }, options),
  },
  {
    name: 'stock apply',
    arguments: ['<FILE.csv>'],
    options: ['note', 'json', 'store'],
    writes: 'database',
    help: [
      'Sets them all, from a file of SKU (or Handle, Size, Color) and quantity, in one step: a wrong line',
      'changes nothing. The numbers are what lies there now, also in a file that export wrote.',
      'A quantity of - is not counted. Variants that the file does not name stay as they are.',
    ],
    run: ([file = ''], options) =>
      withStore(options, async (db, storeId) => {
        const { applyStockFile } = await import('../../stock/apply-stock-file.ts');
        const { escaped } = await import('#lib/text/terminal-text.ts');
        const applied = await applyStockFile(db, { storeId, file, note: options.note, now: () => new Date() });
        console.log(options.json ? escaped(JSON.stringify(applied, null, 2)) : summaryOf(applied));
      }),
  },
  {
    name: 'stock history',
    arguments: ['<SKU>'],
    options: ['store', 'json'],
    help: ['Every change of it: by the owner, by imports, by orders.'],
    run: ([sku = ''], options) =>
      withStore(
        options,
        async (db, storeId) => {
          const { stockHistory } = await import('../../stock/stock-history.ts');
          console.log((await stockHistory(db, { storeId, sku, json: options.json })).join('\n'));
        },
        { sku },
      ),
  },
];

/** Numbers, and what is not counted, which is none. */
function summaryOf(applied: readonly AppliedLine[]): string {
  const numbers = applied.filter(({ after }) => after !== null);
  const differing = numbers.filter(({ before, after }) => before !== after).length;
  const uncounted = applied.length - numbers.length;
  const parts = [
    ...(numbers.length > 0 || uncounted === 0 ? [`${numbers.length} set, ${differing} of them to another number`] : []),
    ...(uncounted > 0 ? [`${uncounted} not counted`] : []),
  ];
  return `${parts.join('; ')}.`;
}

function wholeNumber(text: string): number {
  if (!/^[+-]?\d+$/.test(text)) throw new UsageError(`'${text}' is not a whole number.`);
  return Number(text);
}

function change(sku: string, stockChange: StockChange, options: Options): Promise<void> {
  const write = async (db: Db, storeId: string) => {
    const { changeStock } = await import('../../stock/change-stock.ts');
    const { before, after } = await changeStock(db, {
      storeId,
      sku,
      change: stockChange,
      note: options.note,
      now: () => new Date(),
    });
    const { figureText } = await import('../../stock/figure-text.ts');
    const isUntouched = before === null && 'by' in stockChange;
    console.log(
      isUntouched
        ? `${sku}: not counted, as before: it is sold without counting. The history has it; \`stock set ${sku} N\` counts it.`
        : `${sku}: ${figureText(after)} (was ${figureText(before)})`,
    );
  };
  return withStore(options, write, { sku });
}
