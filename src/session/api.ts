import { ofetch } from 'ofetch';
import { createApi, type Transport } from '#api-client/create-api.ts';
import { loginPath } from './guard.ts';
import { $token, forgetToken } from './store.ts';

const TIMEOUT_MS = 20_000;

/** The browser's way to the API. Any 401 removes the token (spec section 4). */
const transport: Transport = async (path, init) => {
  const sent = $token.get();
  const response = await ofetch.raw(apiBase() + path, {
    ...init,
    credentials: 'include',
    retry: 0,
    timeout: TIMEOUT_MS,
    ignoreResponseError: true,
    responseType: 'stream',
  });
  if (response.status === 401 && sent && $token.get() === sent) forgetToken();
  return response;
};

export const api = createApi(transport, () => $token.get());

/** Where the server said the API is: an address, or a path on this origin. */
function apiBase(): string {
  return new URL(document.documentElement.dataset.api ?? '/api/v1', location.href).href;
}

/** On a page that needs a sign-in: go and get one, and come back here. */
export function goSignIn(): void {
  location.assign(loginPath(location.pathname + location.search));
}
