import type { PartKind } from '#contract/totals.ts';

/** One worked example: a store, a cart and what it comes to. README.md beside it says units and rules. */
export interface Example {
  name: string;
  /** The settled points of README.md that the result hangs on. */
  assumes?: `Q${number}`[];
  store: Store;
  cart: CartLine[];
  place?: Place;
  code?: string;
  method?: string;
  payment?: 'online' | 'on-delivery';
  /** What happened before: uses of the code in all and by this customer, parcels that the customer refused. */
  past?: { used?: number; usedByCustomer?: number; refusedParcels?: number };
  /** Present where an order is sent and not only a quote asked for. */
  order?: { expectedTotal?: number };
  clock: string;
  expected: Expected;
}

export interface Store {
  country: string;
  state?: string;
  currency: string;
  timeZone: string;
  pricesIncludeTax: boolean;
  registration: 'regular' | 'composition' | 'none';
  /** GST has two halves, CGST and SGST, or is IGST; any other name is a tax without halves. */
  taxName: string;
  /** What holds for a price with tax included that has no consistent rate; the higher rate unless set. */
  gap?: 'higher' | 'lower';
  taxClasses: TaxClass[];
  defaultClass?: string;
  /** The beginnings of postal codes to which nothing is sent. */
  notServed?: string[];
  methods: Method[];
  discounts?: Discount[];
  payOnDelivery?: PayOnDelivery;
  /** The unit to which the total is rounded; not at all unless set. */
  roundTotalTo?: number;
}

interface TaxClass {
  name: string;
  hsn?: string[];
  categories?: string[];
  rates: Rates[];
}

interface Rates {
  /** The day, in the store's time zone, from which they hold. */
  from: string;
  state?: string;
  prefixes?: string[];
  /** By the value of one piece before tax and after discount; the last has no limit. */
  bands: { upTo?: number; rate: number }[];
  deliveryTaxed: boolean;
}

interface Method {
  code: string;
  label: string;
  price?: number;
  freeFrom?: number;
  zones?: { states?: string[]; prefixes?: string[]; price: number; freeFrom?: number }[];
  byWeight?: { upTo: number; price: number }[];
  pickUp?: true;
}

interface Discount {
  label: string;
  /** Automatic where it has none. */
  code?: string;
  percent?: number;
  amount?: number;
  freeDelivery?: true;
  buy?: number;
  get?: number;
  products?: string[];
  categories?: string[];
  collections?: string[];
  minimum?: number;
  from?: string;
  to?: string;
  uses?: number;
  perCustomer?: number;
  notOnSale?: true;
}

interface PayOnDelivery {
  fee: number;
  upTo?: number;
  notServed?: string[];
  maxRefusedParcels?: number;
}

export interface Goods {
  product: string;
  category: string;
  collection: string;
  hsn: string;
  grams: number;
  taxClass?: string;
}

interface CartLine extends Goods {
  price: number;
  salePrice?: number;
  quantity: number;
}

export interface Place {
  country: string;
  state?: string;
  postalCode: string;
}

interface Expected {
  subtotal: number;
  parts: Part[];
  total: number;
  open?: ('shipping' | 'tax')[];
  refusals?: ('price-changed' | 'code-used' | 'code-refused' | 'not-served' | 'method-gone')[];
  /** The delivery less its discount, by the rates of the lines. */
  delivery?: { rate: number; base: number; tax: Taxes }[];
  /** The fee of payment on delivery, by the rates of the lines. */
  fee?: { rate: number; base: number; tax: Taxes }[];
  /** The pieces of each line, in the cart's order. */
  lines: Piece[][];
}

export interface Part {
  kind: PartKind;
  label: string;
  amount: number;
  included?: true;
}

export interface Piece {
  /** What each part of kind discount takes off this piece, in the order of those parts. */
  off: number[];
  taxClass?: string;
  rate?: number;
  base?: number;
  tax?: Taxes;
}

type Taxes = Partial<Record<string, number>>;
