import type { PartKind } from '#contract/totals.ts';

/** One of the amounts between the lines and the total, in whole paise. */
export interface Part {
  kind: PartKind;
  /** For shoppers and the owner. */
  label: string;
  /** Below 0 where something is taken off. */
  amount: number;
  /** It stands in the prices and adds nothing. */
  included?: boolean;
  /** Of what was called off before it was paid for: which pieces of the order these are. */
  pieces?: readonly OrderPiece[];
}

/** A piece of an order: the place of its line, and its own place in that line; both from 0. */
export type OrderPiece = readonly [line: number, piece: number];

/** The lines that a total is of. */
export type PricedLines = readonly { price_paise: number; quantity: number }[];
