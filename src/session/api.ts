import { createApi, type Transport } from '#api-client/api.ts';
import { loginPath } from './guard.ts';
import { $token, forgetToken } from './store.ts';

const TIMEOUT_MS = 20_000;

/**
 * The browser's way to the API. Any 401 removes the token (docs/behaviour.md section 4). A page that needs a sign-in
 * shows nothing then, whichever call it was, so it leads to one.
 */
export const transport: Transport = async (path, init) => {
  const sent = $token.get();
  const base = apiBase();
  const response = await fetch(base + path, {
    ...init,
    headers: takesKeys(base) ? init.headers : withoutKey(init.headers),
    credentials: 'include',
    signal: signalAfter(TIMEOUT_MS),
  });
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
  return new URL(base).origin === location.origin || 'idempotent' in document.documentElement.dataset;
}

/** As `AbortSignal.timeout`, which Chrome below 103 does not have, and below 124 with another error. */
function signalAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The store did not answer in time.', 'TimeoutError')), ms);
  return controller.signal;
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
