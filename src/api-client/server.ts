import { createApi, type Api } from './create-api.ts';
import type { OpenStoreApi } from './embedded.ts';
import { forwardTo } from './remote.ts';
import { API_PREFIX } from '#config.ts';
import { readEnvironment, StartError, type Environment } from '#environment.ts';

/** What pages and the server's door know of the store API: embedded in this process, or remote (decisions.md row 7). */
export interface Backend {
  /** Does this path go to the API instead of to a page? */
  owns(pathname: string): boolean;
  fetch(request: Request, peer?: string): Promise<Response>;
  /** The calls a page makes while rendering for a visitor of `host` at `peer`: never over this server's own port. */
  api(host: string, peer?: string): Api;
  /** Sources of the CSP's form-action on the payment page, besides 'self' (decisions.md row 22). */
  paymentSources: string[];
  /** Waits for what is being written; the process ends after this. */
  close(): Promise<void>;
}

export const environment: Environment = readEnvironment(process.env);

/** Opened once a process, also when the development server reloads this module; start.ts closes it at the end. */
export function openBackend(): Promise<Backend> {
  const kept = globalThis as { selvedgeBackend?: Promise<Backend> };
  return (kept.selvedgeBackend ??= environment.API_URL ? Promise.resolve(remote(environment.API_URL)) : embedded());
}

async function embedded(): Promise<Backend> {
  // A glob, so that a checkout without src/store-api still builds and serves with API_URL.
  const found = import.meta.glob<{ openStoreApi: OpenStoreApi }>('../store-api/app.ts');
  const load = Object.values(found)[0];
  if (!load) throw new StartError('This build has no embedded store API: set API_URL.');
  const store = await (await load()).openStoreApi(environment);
  return {
    owns: store.owns,
    fetch: store.fetch,
    api: (host, peer) =>
      createApi((path, init) =>
        store.fetch(new Request(`http://${host}${API_PREFIX}${path}`, { ...init, headers: { ...init.headers, host } }), peer),
      ),
    paymentSources: [...store.paymentOrigins, ...environment.PAYMENT_ORIGINS],
    close: store.close,
  };
}

function remote(base: string): Backend {
  const forward = forwardTo(base, environment.API_HOST);
  const sources = environment.PAYMENT_ORIGINS.length ? environment.PAYMENT_ORIGINS : ['https:', new URL(base).origin];
  return {
    owns: (pathname) => pathname === API_PREFIX || pathname.startsWith(`${API_PREFIX}/`),
    fetch: (request, peer) => forward.pass(request, peer),
    api: (host, peer) => createApi((path, init) => forward.call({ host, peer }, path, init)),
    paymentSources: sources,
    close: () => Promise.resolve(),
  };
}
