import { createApi, type Transport } from '#api-client/api.ts';
import { fetchWhole } from '#lib/net/fetch-whole.ts';
import { withRetries } from '#lib/net/with-retries.ts';
import { loginPath } from './guard.ts';
import { $token, forgetToken } from './store.ts';

/** Of an attempt that is made again when nothing is heard. */
const SILENCE_MS = 8_000;
/** What changes something: a gateway is given 10 seconds to start a payment, on top of the way there and back. */
const CHANGE_SILENCE_MS = 15_000;

/**
 * The browser's way to the API. Any 401 removes the token (docs/behaviour.md section 4). A page that needs a sign-in
 * shows nothing then, whichever call it was, so it leads to one. What changes nothing, and what the backend does only
 * once for one Idempotency-Key, is attempted again when it gets no answer (docs/decisions D265).
 */
export const transport: Transport = async (path, init) => {
  const sent = $token.get();
  const base = apiBase();
  const headers = takesKeys(base) ? init.headers : withoutKey(init.headers);
  // POST /quotes changes nothing.
  const reads = init.method === 'GET' || path === '/quotes';
  const ask = () =>
    fetchWhole(base + path, { ...init, headers, credentials: 'include' }, reads ? SILENCE_MS : CHANGE_SILENCE_MS);
  const isRepeatable = reads || (headers['idempotency-key'] && knowsKeys());
  const response = await (isRepeatable ? withRetries(ask, (answer) => isTemporary(answer, reads)) : ask());
  if (response.status === 401 && sent && $token.get() === sent) {
    forgetToken();
    if ('guarded' in document.documentElement.dataset) goSignIn();
  }
  return response;
};

export const api = createApi(transport, () => $token.get());

/** Where the server said the API is: an address, or a path on this origin. */
function apiBase(): string {
  return new URL(document.documentElement.dataset.api ?? '/api/v1', location.href).href;
}

/**
 * Another origin's backend may not let a browser send a header it does not know (CORS), so it has to announce the key.
 */
function takesKeys(base: string): boolean {
  return new URL(base).origin === location.origin || knowsKeys();
}

/** Does the backend announce that it does one thing for one key? */
function knowsKeys(): boolean {
  return 'idempotent' in document.documentElement.dataset;
}

/**
 * A proxy or a server that will soon answer again. Of a call that changes something 502 is a gateway's refusal, which a
 * shopper hears of, and 409 `in-progress` an attempt that is still being answered.
 */
async function isTemporary(answer: Response, reads: boolean): Promise<boolean> {
  const { status } = answer;
  if (status === 409) return (await answer.clone().text()).includes('"in-progress"');
  return status > (reads ? 501 : 502) && status < 505;
}

function withoutKey(headers: Record<string, string>): Record<string, string> {
  const others = { ...headers };
  delete others['idempotency-key'];
  return others;
}

/** On a page that needs a sign-in: go and get one, and come back here. */
export function goSignIn(): void {
  location.assign(loginPath(location.pathname + location.search));
}
