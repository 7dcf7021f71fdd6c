import { toOrder, type Order } from './order.ts';
import * as text from './text.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { failureText } from '#session/failure-text.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';

/** The result of a search for one order. */
export type Tracked = { order: Order } | { problem: string };

/**
 * The search the address asks for, made by the server. An address that only names an order asks for none. Serves pages
 * without JavaScript (reliability B7).
 */
export async function track(api: Api, query: URLSearchParams, placeLine?: string): Promise<Tracked | undefined> {
  const id = query.get('id')?.trim() ?? '';
  const contact = query.get('contact')?.trim();
  if (contact === undefined) return undefined;
  if (!id || !contact) return { problem: text.requiredLong };
  try {
    return { order: toOrder(await api(orderEndpoint, { id, query: { contactInfo: contact } }), placeLine) };
  } catch (error) {
    return { problem: await trackingProblem(error) };
  }
}

/** Too many attempts. */
const TOO_MANY = 429;

/**
 * Who is told to check what was typed must have typed something wrong: the words of docs/behaviour.md 8.track are for
 * a search that was made and found nothing. A shop that did not answer, or asks for patience, says so.
 */
export async function trackingProblem(error: unknown): Promise<string> {
  const { kind, status = 0 } = error instanceof ApiError ? error : { kind: undefined };
  if (kind === 'refused' && status < 500 && status !== TOO_MANY) return text.notFound;
  return kind === 'empty' ? text.notFound : failureText(error);
}
