import { capability } from './capability.ts';
import { cancelPiecesEndpoint } from '#contract/endpoints/orders/cancel-pieces.ts';
import { returnPiecesEndpoint } from '#contract/endpoints/orders/return-pieces.ts';

/** Nobody changes an order that is not theirs, nor sends back what has not come. The placed order stays as it is. */
export const orderChanges = capability(
  'orderChanges',
  'tries to cancel what it has not bought, and to send back what it has not got',
  async (visit) => {
    const placed = await visit.placedOrder();
    if (!placed) return 'no order can be placed';
    const { id, owner } = placed;
    const body = { lines: [{ line: 0, quantity: 1 }] };
    const others = { id: 'no-such-order', token: owner.token, body };
    const unknown = { statuses: [404], what: 'an order that is not the user’s', shop: 'changes an order of others' };
    await visit.refused(cancelPiecesEndpoint, others, unknown);
    await visit.refused(returnPiecesEndpoint, { ...others, body: { ...body, kind: 'withdrawal' } }, unknown);
    const noLine = { id, token: owner.token, body: { lines: [{ line: 999, quantity: 1 }] } };
    await visit.refused(cancelPiecesEndpoint, noLine, {
      statuses: [422],
      what: 'pieces that the order does not have',
      shop: 'says that something was cancelled which nobody bought',
    });
    const early = { id, token: owner.token, body: { ...body, kind: 'withdrawal' } } as const;
    await visit.refused(returnPiecesEndpoint, early, {
      statuses: [409],
      what: 'a return of what has not been delivered',
      shop: 'says that something goes back which has not come',
    });
    return undefined;
  },
  { write: true, account: true },
);
