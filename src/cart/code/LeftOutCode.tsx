import { refusedCode } from './refused-code.ts';

/** That the totals of an order are without the code that the shopper has, and why. */
export default function LeftOutCode({ code, refusal }: { code: string; refusal: string }) {
  const why = refusedCode(code, refusal);
  return why === undefined ? null : <p className="note note-wait md:col-span-2">{why}</p>;
}
