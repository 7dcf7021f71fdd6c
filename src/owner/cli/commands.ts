import type { Command } from './command.ts';
import { backupCommands } from './commands/backup.ts';
import { customerCommands } from './commands/customers.ts';
import { discountCommands } from './commands/discounts.ts';
import { doctorCommands } from './commands/doctor.ts';
import { importCommands } from './commands/import.ts';
import { initCommands } from './commands/init.ts';
import { invoiceCommands } from './commands/invoices.ts';
import { languageCommands } from './commands/language.ts';
import { ledgerCommands } from './commands/ledger.ts';
import { mailCommands } from './commands/mail.ts';
import { messageCommands } from './commands/messages.ts';
import { orderListCommands } from './commands/order-lists.ts';
import { orderCommands } from './commands/orders.ts';
import { pictureCommands } from './commands/pictures.ts';
import { prepareCommands } from './commands/prepare.ts';
import { shopFolderCommands } from './commands/shop-folder.ts';
import { stockCommands } from './commands/stock.ts';
import { storeCommands } from './commands/stores.ts';
import { synonymCommands } from './commands/synonyms.ts';
import { deliveryCommands } from './commands/webhooks/deliveries.ts';
import { receiverCommands } from './commands/webhooks/receivers.ts';

/** All commands of `npm run store --`, in the order of the help: as an owner of a new shop comes to need them. */
export const COMMANDS: readonly Command[] = [
  ...initCommands,
  ...shopFolderCommands,
  ...doctorCommands,
  ...languageCommands,
  ...orderListCommands,
  ...orderCommands,
  ...invoiceCommands,
  ...ledgerCommands,
  ...stockCommands,
  ...discountCommands,
  ...customerCommands,
  ...messageCommands,
  ...receiverCommands,
  ...deliveryCommands,
  ...importCommands,
  ...storeCommands,
  ...synonymCommands,
  ...mailCommands,
  ...pictureCommands,
  ...backupCommands,
  ...prepareCommands,
];
