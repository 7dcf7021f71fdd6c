import type { Part } from './part.ts';

/** What is to be priced, and who asks, where and when. */
export interface PricingRequest {
  lines: readonly PricingLine[];
  /** Absent: nobody has said yet where the goods go. */
  place?: Place | undefined;
  /** As typed. */
  code?: string | undefined;
  /** The id of a delivery method; absent: the cheapest that serves the place. */
  method?: string | undefined;
  payment?: 'online' | 'on-delivery' | undefined;
  /** Uses of the code in all and by this customer, and parcels that the customer refused. */
  past?: { used?: number; usedByCustomer?: number; refusedParcels?: number } | undefined;
  /** Instant, ISO 8601. */
  at: string;
}

/** Some pieces of one kind. */
export interface PricingLine {
  productId: string;
  categories: readonly string[];
  collections: readonly string[];
  hsn?: string | undefined;
  taxClass?: string | undefined;
  /** Of one piece; absent: it weighs nothing. */
  grams?: number | undefined;
  /** Of one piece, in minor units: what is paid before any discount. */
  price: number;
  /** `price` is a reduced one. */
  onSale: boolean;
  quantity: number;
}

export interface Place {
  country?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
}

/** What a request comes to, in minor units. `subtotal` and the parts that are not included add up to `total`. */
export interface Priced {
  subtotal: number;
  parts: readonly Part[];
  total: number;
  /** What cannot be worked out before the place is known; `total` is then what is known so far. */
  open: readonly ('shipping' | 'tax')[];
  /** The first reason why it cannot be ordered like this; the quote is that without what was refused. */
  refusal?: 'not-served' | 'method-gone' | 'code-used' | 'code-refused' | undefined;
  /** `code-used` is said for the uses of this customer. */
  codeUsedByCustomer?: true | undefined;
  /** The pieces of each line: these allocations never move. */
  lines: readonly (readonly PricedPiece[])[];
  /** What is paid for the delivery, by the rates of the lines. */
  delivery: readonly TaxedShare[];
  /** The fee of payment on delivery, likewise. */
  fee: readonly TaxedShare[];
  /** By which a fee is taxed that comes after the order; absent: no tax is stated, or not yet. */
  goodsRates?: GoodsRates | undefined;
  /**
   * Methods that serve the place, or as long as it is not known every place, with what they would cost after a discount
   * of the delivery.
   */
  methods: readonly MethodOffer[];
  /** As long as the place is not known: what is missing to a delivery that costs nothing, whatever the place is. */
  missingToFree?: number | undefined;
  /** The id of the one that `parts` count. */
  method?: string | undefined;
  /** The code that was applied, in capitals. */
  code?: string | undefined;
}

export interface MethodOffer {
  id: string;
  label: string;
  price: number;
  pickUp: boolean;
  /** Where and when it can be picked up. */
  at?: string | undefined;
  /** Working days on the way to the place, at least and at most. */
  days?: readonly [number, number] | undefined;
  /** What the goods still have to come to for the delivery to be free; absent: nothing would make it so, or it is. */
  missingToFree?: number | undefined;
}

export interface PricedPiece {
  /** What each part of kind `discount` takes off it, in the order of the parts. */
  off: readonly number[];
  taxClass?: string | undefined;
  rate?: number | undefined;
  /** Before tax, after discounts. */
  base?: number | undefined;
  tax?: Taxes | undefined;
}

/** The share of a charge that has one of the rates of the goods. */
export interface TaxedShare {
  rate: number;
  /** Before tax. */
  base: number;
  tax: Taxes;
}

/** A tax as it is stated where goods change hands. */
export interface StatedTax {
  included: boolean;
  /** What it is called there. */
  names: readonly string[];
  /**
   * In so many equal units it is worked out and rounded: the halves of a tax that has them, else all of it. Inside the
   * state each half has its name, across it the one name has both, so that what is paid does not depend on the state.
   */
  units: 1 | 2;
}

/** The tax of an order's goods by their rates: by it whatever else the order charges for is taxed. */
export interface GoodsRates extends StatedTax {
  /** In the order of the lines; `weight` is what the goods of the rate cost. */
  rates: readonly { rate: number; deliveryTaxed: boolean; weight: number }[];
}

/** Amounts by the name of the tax. */
export type Taxes = Readonly<Record<string, number>>;
