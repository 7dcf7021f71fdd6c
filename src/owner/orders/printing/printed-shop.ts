import type { Db } from '#store-api/base/db/open-database.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';
import { placeLineOf } from '#contract/store/place-lines.ts';
import { StoreTerms } from '#contract/store/terms.ts';
import { StartError } from '#environment.ts';

/** The shop as a sheet names it. */
export interface PrintedShop {
  name: string;
  /** Company and address. */
  address: string[];
  /** How an address is written there: see contract/store/place-lines.ts. */
  placeLine: string | undefined;
  /** How numbers and dates are written. */
  locale: string;
  timeZone: string;
  /** Of the texts. */
  language: string;
}

/** @throws StartError when there is no such store */
export async function printedShop(db: Db, storeId: string): Promise<PrintedShop> {
  const store = await findStoreById(db, storeId);
  if (!store) throw new StartError(`there is no store '${storeId}'`);
  const { companyName, companyAddress, companyPhone, companyEmail } = store.info;
  return {
    name: store.name,
    address: [companyName, companyAddress, companyPhone, companyEmail]
      .flatMap((text) => (typeof text === 'string' ? text.split(/\r?\n/) : []))
      .map((line) => line.trim())
      .filter(Boolean),
    placeLine: placeLineOf(StoreTerms.parse(store.info.terms)?.country),
    locale: store.locale,
    timeZone: store.timeZone,
    language: store.language,
  };
}
