import { type Command, UsageError } from '../command.ts';
import { withStore } from '../with-database.ts';
import { writeOutput } from '../write-output.ts';

export const discountCommands: readonly Command[] = [
  {
    name: 'discounts list',
    options: ['json', 'store'],
    help: ['The discounts of discounts.yaml, and how often their codes were taken.'],
    run: (_, options) =>
      withStore(options, async (db, storeId) => {
        const { listDiscounts } = await import('../../discounts/list-discounts.ts');
        console.log((await listDiscounts(db, { storeId, json: options.json })).join('\n'));
      }),
  },
  {
    name: 'discounts make',
    arguments: ['<ID>'],
    options: ['count', 'out', 'store'],
    writes: 'database',
    help: [
      'Makes N new codes of a discount that has `codes: many`, and prints them as CSV, or writes a new',
      'file with --out. No letters that look alike are in them.',
    ],
    run: async ([id = ''], { count = '', ...options }) => {
      const { makeCodes, MOST_CODES } = await import('../../discounts/make-codes.ts');
      if (!/^[1-9]\d{0,6}$/.test(count) || Number(count) > MOST_CODES)
        throw new UsageError(`${count === '' ? 'How many? ' : ''}--count is a number from 1 to ${MOST_CODES}.`);
      await withStore(options, (db, storeId) =>
        makeCodes(db, { storeId, id, count: Number(count), now: () => new Date() }, (codes) =>
          writeOutput([`${['Code', ...codes].join('\r\n')}\r\n`], options.out),
        ),
      );
    },
  },
];
