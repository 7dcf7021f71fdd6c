import * as text from './text.ts';

/** Why a code is not applied; undefined where that has another reason than the code. */
export function refusedCode(code: string, refusal: string | undefined): string | undefined {
  if (refusal === 'code-used') return text.codeUsed(code);
  if (refusal === 'code-refused') return text.codeRefused(code);
  return refusal === 'too-many' ? text.codesTooMany : undefined;
}
