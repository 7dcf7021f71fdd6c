import { bodyToPlace, lineToBuy } from './place.ts';
import type { Refusal } from '../../checker.ts';
import type { Shopper, Visit } from '../../visit.ts';
import { createOrderEndpoint } from '#contract/endpoints/orders/create-order.ts';

/** Orders that have to be refused. A backend that takes one has made it. */
export async function checkRefusedOrders(visit: Visit, { token }: Shopper): Promise<void> {
  const line = await lineToBuy(visit);
  if (!line) return;
  const body = await bodyToPlace(visit, line);
  const refused = (changed: object, want: Omit<Refusal, 'statuses'> & { statuses: number[] }, by?: string) =>
    visit.refused(createOrderEndpoint, { token: by, body: { ...body, ...changed } }, want);
  await refused({}, { statuses: [401], what: 'an order without a token', shop: 'sends nothing then', kind: 'access' });
  const unknown = await bodyToPlace(visit, { ...line, id: 'conformance-no-such-product' });
  await refused(
    unknown,
    {
      statuses: [422],
      what: 'a product that is not there',
      shop: 'takes an order for something that is not sold any more',
    },
    token,
  );
  await refused(
    await bodyToPlace(visit, { ...line, quantity: 0 }),
    {
      statuses: [400, 422],
      what: 'a quantity of 0',
      shop: 'never asks for it; other programs may',
      severity: 'warning',
    },
    token,
  );
  await refused(
    { shippingAddress: { ...body.shippingAddress, city: ' ' } },
    {
      statuses: [400, 422],
      what: 'an address without a city',
      shop: 'never sends such an order; other programs may',
      severity: 'warning',
    },
    token,
  );
}
