import { CODE_KEY, MAX_CODE } from '#config.ts';

/** In pages of a store with codes of discounts: `?code=` of a link is that of this tab. */
const code = new URLSearchParams(location.search).get('code');
try {
  if (code && code.length <= MAX_CODE) sessionStorage[CODE_KEY] = code;
} catch {
  // Storage is denied.
}
