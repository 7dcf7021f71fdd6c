import { toOrder, type Order } from '../order.ts';
import * as text from './text.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { failureText } from '#session/failure-text.ts';
import { openLinkedEndpoint, type OpenLinkedAnswer } from '#contract/endpoints/orders/open-linked.ts';

/** The order of a link, with the form of its payment while it may be paid; or why there is none. */
export type OpenedLink =
  { status: 200; order: Order; paymentFields: OpenLinkedAnswer['paymentFields'] } | { status: number; problem: string };

/** Opens a link of a mail to the shopper, which changes nothing: scanners of mail open links. */
export async function openLinked(api: Api, token: string, placeLine?: string): Promise<OpenedLink> {
  try {
    const { order, paymentFields } = await api(openLinkedEndpoint, { body: { token } });
    return { status: 200, order: toOrder(order, placeLine), paymentFields };
  } catch (error) {
    const { kind, status } = error instanceof ApiError ? error : {};
    const isGone = kind === 'refused' && (status === 404 || status === 400);
    if (isGone) return { status: 404, problem: text.linkGoneLong };
    return { status: (kind === 'refused' ? status : undefined) ?? 503, problem: await failureText(error) };
  }
}

/** It shows what is to be paid and nothing else: a gateway knows it. */
export const isForPaying = ({ items }: Pick<Order, 'items'>): boolean => items.length === 0;
