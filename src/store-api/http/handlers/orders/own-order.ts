import type { RequestContext } from '../../app-context.ts';
import type { User } from '../../../base/auth/user.ts';
import { findOrderId } from '../../../shop/orders/find-order-id.ts';

/** The order of the address, by its id or its number, for the account that asks. */
export async function ownOrder({ app, store, user, id }: RequestContext & { user: User; id: string }) {
  const orderId = (await findOrderId(app.db, store.id, id)) ?? id;
  return { by: { userId: user.id }, userId: user.id, orderId };
}
