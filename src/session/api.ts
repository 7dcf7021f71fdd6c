import { createApi, type Transport } from '#api-client/api.ts';
import { fetchWhole } from '#lib/net/fetch-whole.ts';
import { withRetries } from '#lib/net/with-retries.ts';
import { loginPath } from './guard.ts';
import { $token, forgetToken } from './store.ts';

/** Of an attempt that is made again when nothing is heard. */
const PATIENCE_MS = 8_000;
/**
 * The patience of calls that change something: a gateway is given 10 seconds to start a payment, on top of the way
 * there and back.
 */
const CHANGE_PATIENCE_MS = 15_000;

/**
 * The browser's way to the API. Any 401 removes the token (docs/behaviour.md 4.auth.401). A page that needs a sign-in
 * shows nothing then, whichever call it was, so it leads to one. What changes nothing, and what the backend does only
 * once for one Idempotency-Key, is attempted again when it gets no answer (docs/decisions D265).
 */
export const transport: Transport = async (path, init) => {
  const sent = $token.get();
  // The server says where the API is, an address or a path on this origin, and whether the backend announces keys.
  const { api: address = '/api/v1', idempotent, guarded } = document.documentElement.dataset;
  const base = new URL(address, location.href);
  const { 'idempotency-key': key, ...others } = init.headers;
  const knowsKeys = idempotent !== undefined;
  // Another origin's backend may not let a browser send a header it does not know (CORS): it has to announce the key.
  const headers = knowsKeys || base.origin === location.origin ? init.headers : others;
  const reads = init.method === 'GET';
  const ask = () =>
    fetchWhole(
      base.href + path,
      { ...init, headers, credentials: 'include' },
      reads ? PATIENCE_MS : CHANGE_PATIENCE_MS,
    );
  const response = await (reads || (key && knowsKeys) ? withRetries(ask) : ask());
  if (response.status === 401 && sent && $token.get() === sent) {
    forgetToken();
    if (guarded !== undefined) goSignIn();
  }
  return response;
};

export const api = createApi(transport, () => $token.get());

/** On a page that needs a sign-in: go and get one, and come back here. */
export function goSignIn(): void {
  location.assign(loginPath(location.pathname + location.search));
}
