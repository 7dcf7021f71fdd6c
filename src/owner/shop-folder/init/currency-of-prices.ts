import { currencyOfSign, isSignOf, withoutSign } from '../../import/prices/currency-sign.ts';
import type { Table } from '../../import/read/read-table.ts';

/** The currency whose sign most prices have: where it is a sign of several, `usual` if that is one of them. */
export function currencyOfPrices({ header, records }: Table, usual: string | undefined): string | undefined {
  const columns = header.flatMap((name, at) => (/price/i.test(name) ? [at] : []));
  const counts = new Map<string, number>();
  for (const { cells } of records)
    for (const at of columns) {
      const { sign } = withoutSign((cells[at] ?? '').trim());
      if (sign !== '' && currencyOfSign(sign) !== undefined) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (most === undefined) return undefined;
  return usual !== undefined && isSignOf(usual, most[0]) ? usual : currencyOfSign(most[0]);
}
