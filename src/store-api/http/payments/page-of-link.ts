import type { RequestContext } from '../app-context.ts';
import { payPage } from '../../shop/order-links/pay-link.ts';

/** Where the shopper goes on after an attempt that was begun by link; undefined for one of an account. */
export function pageOfLink({ app, store }: RequestContext, attemptId: string): Promise<string | undefined> {
  return payPage(app.db, { secret: app.secret, storeId: store.id, attemptId, at: app.now().toISOString() });
}
