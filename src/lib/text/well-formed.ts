/** As `toWellFormed`, which Chrome below 111 does not have: half a pair of surrogates becomes U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
