/** What a store charges, as pricing needs it. Amounts are minor units, weights grams, rates per cent. */
export interface PricingTerms {
  /** ISO 3166-1; undefined: the store has not said. Nothing is sent to another one. */
  country?: string | undefined;
  /** The store's own, as addresses spell it: its tax has halves inside it, and what is picked up is supplied there. */
  state?: string | undefined;
  /** The store's own, where rates of what is picked up hang on it. */
  postalCode?: string | undefined;
  /** IANA: from when rates, discounts and days hold. */
  timeZone: string;
  /** Absent: no tax is stated. */
  tax?: TaxTerms | undefined;
  /** Absent: delivery is free and no part of the total. */
  delivery?: DeliveryTerms | undefined;
  /** In the order in which they apply. */
  discounts?: readonly DiscountTerms[] | undefined;
  /** Absent: nobody pays on delivery. */
  payOnDelivery?: PayOnDeliveryTerms | undefined;
  /** The unit to which the total is rounded; absent: it is not. */
  roundTotalTo?: number | undefined;
  /** Of the labels that the store does not give; absent: the shop's. */
  language?: string | undefined;
}

export interface TaxTerms {
  /** As shoppers read it, such as VAT. */
  name: string;
  /** Names of the halves inside the store's state, and of both together outside it; absent: it is one, `name`. */
  halves?: { central: string; state: string; across: string } | undefined;
  /** `composition` states no tax and sends within the state alone, `none` states no tax. */
  registration: 'regular' | 'composition' | 'none';
  /** Whether prices include it, or it is added. */
  included: boolean;
  /** What holds for a price with tax included that has no consistent rate. */
  gap: 'higher' | 'lower';
  classes: readonly TaxClassTerms[];
  /** The class of what has no other. */
  defaultClass?: string | undefined;
}

/** A product is of the class it names, else of that of its HSN code, by the longest beginning, or of its category. */
export interface TaxClassTerms {
  name: string;
  hsn?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  rates: readonly RateTerms[];
}

/**
 * Rates from a day on, of all places or of those that are in the states and have the postal codes. The nearest hold: of
 * the longest beginning of a postal code, then of a state, and of those the newest.
 */
export interface RateTerms {
  /** YYYY-MM-DD in the store's time zone. */
  from: string;
  states?: readonly string[] | undefined;
  /** Beginnings of postal codes. */
  postalCodes?: readonly string[] | undefined;
  /** By the value of one piece before tax and after discount, upwards; the last one has no limit. */
  bands: readonly { upTo?: number | undefined; rate: number }[];
  deliveryTaxed: boolean;
}

export interface DeliveryTerms {
  /** In the order of the folder. */
  methods: readonly MethodTerms[];
  /** Beginnings of postal codes to which nothing is sent. */
  notServed?: readonly string[] | undefined;
}

/**
 * A way to get the goods. Its price is that of the first zone that names the place, else its own, else by weight, else
 * nothing for who picks them up.
 */
export interface MethodTerms {
  id: string;
  label: string;
  /** Absent, with neither zone nor weight that fits: the method does not serve the place. */
  price?: number | undefined;
  /** From what the goods come to, as they are priced and after discounts, it costs nothing. */
  freeFrom?: number | undefined;
  zones?: readonly ZoneTerms[] | undefined;
  /** Upwards; above the last one the method serves nobody. */
  byWeight?: readonly { upTo: number; price: number }[] | undefined;
  /** Postal codes to which nothing is sent don't matter to it. */
  pickUp?: boolean | undefined;
  /** Where and when it can be picked up. */
  at?: string | undefined;
  /** Working days on the way, at least and at most; a zone has its own. */
  days?: readonly [number, number] | undefined;
}

/** The places in one of the states or with one of the postal codes; with neither, every other place. */
export interface ZoneTerms {
  states?: readonly string[] | undefined;
  postalCodes?: readonly string[] | undefined;
  price: number;
  /** Absent: the method's, unless `neverFree`. */
  freeFrom?: number | undefined;
  /** It costs its price whatever the goods come to. */
  neverFree?: boolean | undefined;
  days?: readonly [number, number] | undefined;
}

/**
 * A discount: of lines where it names goods or is of the kind buy X get Y, else of the order. It is for goods that one
 * of its lists names. It takes off a percentage, an amount or the cheapest pieces, and, beside it or alone, the
 * delivery.
 */
export interface DiscountTerms {
  id: string;
  label: string;
  /** In capitals; absent: it applies by itself. */
  code?: string | undefined;
  percent?: number | undefined;
  amount?: number | undefined;
  freeDelivery?: boolean | undefined;
  /** Of every `buy` + `get` pieces the cheapest `get` are free. */
  buy?: number | undefined;
  get?: number | undefined;
  products?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  collections?: readonly string[] | undefined;
  /** What the goods it is for come to at least, before all discounts. */
  minimum?: number | undefined;
  /** Whole days of the store's time zone, both within. */
  from?: string | undefined;
  to?: string | undefined;
  /** How often its code is taken, in all and by one customer. */
  uses?: number | undefined;
  perCustomer?: number | undefined;
  notOnSale?: boolean | undefined;
}

export interface PayOnDeliveryTerms {
  /** As shoppers read it. */
  label: string;
  fee: number;
  /** The largest total before the fee. */
  upTo?: number | undefined;
  /** Beginnings of postal codes where nothing is collected. */
  notServed?: readonly string[] | undefined;
  /** How many parcels a customer may have refused. */
  maxRefusedParcels?: number | undefined;
}
