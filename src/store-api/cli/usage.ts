/** Said with the other commands, and loaded without what they do. */
export const STOCK_USAGE = `  stock list [--low N] [--json] [--store ID]
      How many are left of each variant, the fewest first. --low: only where at most N are.
  stock set SKU N [--note TEXT]
      There are N of it now; "none" for N: it is not counted. An import never changes what is there.
  stock add SKU N [--note TEXT]
      So many more, or fewer: stock add JN-32 -2. For a variant without a SKU of its own, its id.
  stock history SKU
      Every change of it: by the owner, by imports, by orders.`;

export const CUSTOMERS_USAGE = `  customers show EMAIL [--store ID] [--json]
      Everything the store holds of that person: for who asks what it knows.
  customers erase EMAIL [--store ID] [--yes]
      Closes the account and forgets the person; orders stay without a name, as tax law asks.
      Without --yes it only says what would go.
  customers unsubscribe EMAIL [--store ID]
      Takes the address off the newsletter.`;
