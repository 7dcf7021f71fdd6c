import * as text from './text.ts';
import type { Sold } from '../quote/cart-quote.ts';

/** Why a code is not applied; undefined where that has another reason than the code. */
export function refusedCode(code: string, found: Partial<NonNullable<Sold['code']>> = {}): string | undefined {
  const { refusal, usedByCustomer } = found;
  if (refusal === 'code-used') return usedByCustomer ? text.codeUsedByYou(code) : text.codeUsed(code);
  if (refusal === 'code-refused') return text.codeRefused(code);
  return refusal === 'too-many' ? text.codesTooMany : undefined;
}
