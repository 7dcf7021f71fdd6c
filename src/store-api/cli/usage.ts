/** Said with the other commands, and loaded without what they do. */
const STOCK_USAGE = `  stock list [--low N] [--json] [--store ID]
      How many are left of each variant, the fewest first. --low: only where at most N are.
  stock set SKU N [--note TEXT]
      There are N of it now; "none" for N: it is not counted. An import never changes what is there.
  stock add SKU N [--note TEXT]
      So many more, or fewer: stock add JN-32 -2. For a variant without a SKU of its own, its id.
  stock history SKU
      Every change of it: by the owner, by imports, by orders.`;

const CUSTOMERS_USAGE = `  customers show EMAIL [--store ID] [--json]
      Everything the store holds of that person: for who asks what it knows.
  customers erase EMAIL [--store ID] [--yes]
      Closes the account and forgets the person; orders stay without a name, as tax law asks.
      Without --yes it only says what would go.
  customers unsubscribe EMAIL [--store ID]
      Takes the address off the newsletter.`;

export const USAGE = `npm run store -- COMMAND

  backup FILE
      Saves the SQLite database to a new file, also while the shop is open, and checks it.
  restore FILE
      Puts a backup in the database's place, which is kept under another name. Stop the shop first.
      Everybody is signed out, and links to a new password that were open then open nothing.
  import FILE.csv [--images DIR] [--store ID] [--dry-run]
      Brings a Shopify product CSV into a store: all or nothing, as often as you like, while orders
      go on. The stock of variants that the store has stays as it is: see stock.
      --images   where the pictures are that the file names (default: the file's folder)
      --store    the store's id (default: the default store)
      --dry-run  check everything and say what would change
${CUSTOMERS_USAGE}
  messages [--store ID] [--kind contact|newsletter] [--json]
      Lists what shoppers wrote and who wants the newsletter, newest first.
  orders [--status WORD] [--store ID] [--json]
      Lists orders, newest first: pending, processing, shipped, delivered or cancelled ones.
  orders show ID
      Everything of one: lines, address, history, payments.
  orders confirm|ship|deliver|cancel ID [--note TEXT]
      Moves it on and mails the shopper. confirm: the money has come (UPI). The note, such as a
      tracking number, is kept and mailed.
      While it may still be paid at a gateway, confirm asks the gateway instead; --force confirms
      all the same.
  orders refunds
      Money that came for orders that were cancelled or paid already: to return, or to check.
  prepare
      Fills an empty database with the demo shop. Does nothing when there is a store.
${STOCK_USAGE}
  synonyms [FILE.txt] [--store ID]
      Words that shoppers use for one another, beside the common ones: a line each,
      "tee, t-shirt" both ways, "topi > cap" one way. Without a file: shows them.
  stores
      Lists the stores and their hosts.`;
