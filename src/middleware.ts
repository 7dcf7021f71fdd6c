import { defineMiddleware } from 'astro:middleware';
import { markDegraded } from '#cache/degraded.ts';
import { environment, openBackend } from '#api-client/open-backend.ts';
import { noteRoute } from '#request-context.ts';
import { apiBase } from '#lib/api-base.ts';
import { isMissing, redirectTo } from '#site/page/redirect.ts';
import { addSpeculationHeader } from '#site/page/speculation.ts';
import { loadStore } from '#site/load-store.ts';

/** For each page request: the API client and the store's record for the host of the request. */
export const onRequest = defineMiddleware(async ({ locals, request, url, clientAddress, routePattern }, next) => {
  noteRoute(routePattern);
  const host = request.headers.get('host') ?? url.host;
  const backend = await openBackend();
  const visitor = { host, peer: clientAddress, forwardedFor: request.headers.get('x-forwarded-for') ?? undefined };
  locals.api = backend.api(visitor, () => markDegraded(request));
  locals.catalogue = backend.catalogue(host);
  locals.scope = await backend.scopeOf(host);
  locals.store = await loadStore(locals.api);
  locals.mailApi = backend.mailApi(visitor, locals.store);
  locals.apiBase = apiBase(host, environment);
  locals.origin = await backend.originOf(host);
  locals.paymentSources = () => backend.paymentSourcesOf(host);
  locals.imageHosts = environment.IMAGE_HOSTS;
  const answer = await next();
  const target = isMissing(answer) ? await backend.redirectOf(host, url.pathname) : undefined;
  return target === undefined ? addSpeculationHeader(answer) : redirectTo(target, url);
});
