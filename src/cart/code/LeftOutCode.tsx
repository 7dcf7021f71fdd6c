import { refusedCode } from './refused-code.ts';
import type { Sold } from '../quote/cart-quote.ts';

/** That the totals of an order are without the code that the shopper has, and why. */
export default function LeftOutCode({ code, found }: { code: string; found: Sold['code'] }) {
  const why = refusedCode(code, found);
  return why === undefined ? null : <p className="note note-wait md:col-span-2">{why}</p>;
}
