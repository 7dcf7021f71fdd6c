import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../checker.ts';
import type { Visit } from '../../visit.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';

/** Where it was asked for: another store on another host, and browsers that ask from the pages' origin. */
export async function checkHosts(visit: Visit, store: Answer<'storeInfo'>): Promise<void> {
  const { otherHost, origin } = visit.allowed;
  if (otherHost !== undefined) {
    const other = await visit.ask(storeInfoEndpoint, { headers: { host: otherHost } });
    if (other.value !== undefined && isDeepStrictEqual(other.raw, store.raw))
      visit.report(other, {
        kind: 'host',
        path: 'host',
        expected: `the store of ${otherHost}`,
        shop: 'shows the same store on both hosts',
      });
  }
  if (origin === undefined) return;
  const asked = await visit.ask(storeInfoEndpoint, { headers: { origin } });
  const allowed = asked.headers.get('access-control-allow-origin') ?? '';
  if (allowed === origin && asked.headers.get('access-control-allow-credentials') === 'true') return;
  visit.report(asked, {
    kind: 'cors',
    path: 'access-control-allow-origin',
    expected: `${origin}, with access-control-allow-credentials: true`,
    received: allowed || 'no access-control-allow-origin',
    shop: 'gets no answer in the browser: sign-in, orders and payments fail',
  });
}
