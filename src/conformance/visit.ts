import type { Answer, Checker } from './checker.ts';
import type { CartLine } from '#cart/line.ts';
import type { Capability } from '#contract/store-info.ts';

export interface Shopper {
  email: string;
  password: string;
  token: string;
}

/** An order that this run has placed. */
export interface PlacedOrder {
  id: string;
  owner: Shopper;
  line: CartLine;
  phone: string;
}

/** The options of the command. */
export interface Allowed {
  write: boolean;
  /** A host of the backend that has another store. */
  otherHost?: string | undefined;
  /** Of the pages, where browsers ask the backend itself. */
  origin?: string | undefined;
  credentials?: { email: string; password: string } | undefined;
}

/** The facts that several levels need, asked for once. Undefined: it could not be had, and findings say why. */
export interface Visit extends Checker {
  readonly allowed: Allowed;
  store: () => Promise<Answer<'storeInfo'> | undefined>;
  announces: (capability: Capability) => Promise<boolean>;
  firstPage: () => Promise<Answer<'products'> | undefined>;
  /** The first product of the list, by its own call. */
  product: () => Promise<Answer<'product'> | undefined>;
  /** Who is signed in: the given account, or a new one. */
  shopper: () => Promise<Shopper | undefined>;
  /** Somebody else with a new account; undefined where nothing may be written. */
  somebodyElse: () => Promise<Shopper | undefined>;
  /** An order of the shopper, placed once; undefined where nothing may be written. */
  placedOrder: () => Promise<PlacedOrder | undefined>;
}
