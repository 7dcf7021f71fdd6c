import type { Command } from '../command.ts';
import { csvStyleOf, MONTH, periodOf, SEPARATOR } from '../read-options.ts';
import { withStore } from '../with-database.ts';
import { writeOutput } from '../write-output.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';

/** Money that came and went back, of all orders. */
export const ledgerCommands: readonly Command[] = [
  {
    name: 'ledger export',
    options: ['month', 'separator', 'out', 'store'],
    help: [
      'For the accountant: CSV, oldest first, a row for each payment that brought money and each refund',
      'that is back, by its gateway or by you. A refund is below 0.',
      `${MONTH}; without it all of them`,
      SEPARATOR,
    ],
    run: (_, options) => {
      const style = csvStyleOf(options);
      return withStore(options, async (db, storeId) => {
        const { ledgerCsv } = await import('../../orders/records/ledger-csv.ts');
        const period = periodOf(options, await dateStyleOf(db, storeId));
        await writeOutput(ledgerCsv(db, { storeId, ...period }, style), options.out);
      });
    },
  },
];
