import { toOrder, type Order } from './order.ts';
import * as text from './text.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { failureText } from '#session/failure-text.ts';
import { confirmOrderEndpoint } from '#contract/endpoints/orders/confirm-order.ts';
import { orderLinkEndpoint } from '#contract/endpoints/orders/order-link.ts';

/** What the page of a mailed link shows, and its status. */
export type LinkedOrder = { status: number } & ({ order: Order } | { problem: string });

interface OpenedLink {
  token: string;
  /** Its button was pressed; else the page is only looked at, as scanners of mail do. */
  confirms: boolean;
  placeLine?: string | undefined;
}

/** Opens a mailed link, and confirms its order where that is asked: too late, the order is shown as it is now. */
export async function openLink(api: Api, { token, confirms, placeLine }: OpenedLink): Promise<LinkedOrder> {
  try {
    const wire = await api(confirms ? confirmOrderEndpoint : orderLinkEndpoint, { body: { token } });
    return { status: 200, order: toOrder(wire, placeLine) };
  } catch (error) {
    const status = error instanceof ApiError && error.kind === 'refused' ? error.status : undefined;
    if (status === 409 && confirms) {
      const now = await openLink(api, { token, confirms: false, placeLine });
      return 'order' in now ? { ...now, status: 409 } : now;
    }
    const isGone = status === 404 || status === 400;
    return isGone
      ? { status: 404, problem: text.linkGoneLong }
      : { status: status ?? 503, problem: await failureText(error) };
  }
}
