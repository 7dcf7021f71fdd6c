/** The tax of a store, as its folder states it: amounts in whole units of the currency, rates per cent. */
export interface TaxSettings {
  /** As shoppers read it; there in a store that is registered. */
  name?: string | undefined;
  registration: 'regular' | 'composition' | 'none';
  /** The store's own, as addresses spell it. */
  state?: string | undefined;
  /** The names of the halves of GST: `true` for the usual ones, or those that differ. */
  halves?: true | { central?: string | undefined; state?: string | undefined; across?: string | undefined } | undefined;
  /** What holds for a price with tax that has no consistent rate; `higher` unless set. */
  gap?: 'higher' | 'lower' | undefined;
  /** The class of what has no other. */
  default?: string | undefined;
  classes?: TaxClass[] | undefined;
  /** GSTIN or VAT number, as documents print it. */
  number?: string | undefined;
  /** The first day of the financial year, `MM-DD`; of the calendar's unless set. */
  yearStart?: string | undefined;
  /** Absent: the store gives out no documents. */
  documents?: true | DocumentSettings | undefined;
}

export interface DocumentSettings {
  /** Before each number: capitals and digits. */
  prefix?: string | undefined;
  /** Words at the foot of each invoice. */
  note?: string | undefined;
}

export interface TaxClass {
  name: string;
  /** Beginnings of HSN codes. */
  hsn?: string[] | undefined;
  /** By their names. */
  categories?: string[] | undefined;
  rates: TaxRate[];
}

export interface TaxRate {
  /** YYYY-MM-DD in the store's time zone. */
  from: string;
  states?: string[] | undefined;
  postalCodes?: string[] | undefined;
  /** In place of bands. */
  rate?: number | undefined;
  /** By the value of one piece before tax; the last one has no limit. */
  bands?: { upTo?: number | undefined; rate: number }[] | undefined;
  /** Unless set it is. */
  deliveryTaxed?: boolean | undefined;
}

interface Taxing {
  info: { terms?: unknown };
  settings: { tax?: Pick<TaxSettings, 'registration'> | undefined };
}

/** The terms of a store: of a tax that it does not state nothing is said of its prices either. */
export function statedTerms({ info: { terms }, settings: { tax } }: Taxing): unknown {
  const statesNone = tax !== undefined && tax.registration !== 'regular';
  return statesNone && terms ? { ...terms, taxIncluded: undefined } : terms;
}
