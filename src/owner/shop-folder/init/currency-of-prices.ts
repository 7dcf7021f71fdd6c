import { PRICE_WORD } from '../../import/prices/price-word.ts';
import { currencyOfSign, isSignOf, withoutSign } from '../../import/prices/currency-sign.ts';
import type { Table } from '../../import/read/read-table.ts';

/** What a column of prices is called, India's maximum retail price among them. */
export const PRICE = new RegExp(`${PRICE_WORD.source}|\\bmrp\\b`, 'i');

/** The sign that most prices have, or their heading: `Prezzo (€)`. */
export function signOfPrices({ header, records }: Table): string | undefined {
  const columns = header.flatMap((name, at) => (PRICE.test(name) ? [at] : []));
  return (
    mostOf(records.flatMap(({ cells }) => columns.map((at) => withoutSign((cells[at] ?? '').trim()).sign))) ??
    mostOf(columns.flatMap((at) => /(?<!\p{L})\p{Lu}{0,3}\p{Sc}/u.exec(header[at] ?? '')?.[0] ?? []))
  );
}

/** The currency of a sign: where it is that of several, `usual` if that is one of them. */
export function currencyMeant(sign: string | undefined, usual: string | undefined): string | undefined {
  if (sign === undefined) return undefined;
  return usual !== undefined && isSignOf(usual, sign) ? usual : currencyOfSign(sign);
}

/** A sign with what belongs to it, `R$`, beside an amount. */
const SIGN = /(?<!\p{L})(\p{Lu}{0,3}\p{Sc})\s?\d|\d\s?(\p{Sc})/gu;

/** The currency whose sign texts have beside most amounts: a gift card of €25, what is sent free above £50. */
export function currencyOfTexts(texts: readonly string[], language: string | undefined): string | undefined {
  const signs = texts.flatMap((text) => [...text.matchAll(SIGN)].map(([, before, after]) => before ?? after ?? ''));
  // In other languages it is that of many.
  const isSaid = (sign: string) => sign !== '$' || language === undefined || language === 'en';
  return currencyOfSign(mostOf(signs.filter(isSaid)) ?? '');
}

function mostOf(signs: readonly string[]): string | undefined {
  const known = signs.filter((sign) => sign !== '' && currencyOfSign(sign) !== undefined);
  const groups = [...Map.groupBy(known, (sign) => sign).values()];
  return groups.sort((one, other) => other.length - one.length)[0]?.[0];
}
