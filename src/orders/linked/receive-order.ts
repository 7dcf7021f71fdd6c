import * as text from './text.ts';
import { enterNumber } from '../text.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { MAX_CALL_BYTES } from '#config.ts';
import { sendLinkEndpoint } from '#contract/endpoints/orders/send-link.ts';
import { readForm } from '#lib/net/read-form.ts';
import { failureText } from '#session/failure-text.ts';

/** The form that asks for a link was posted: whether it was taken, not whether there is such an order. */
interface ReceivedOrder {
  status: number;
  order: string;
  problem?: string;
}

export async function receiveOrder(request: Request, api: Api): Promise<ReceivedOrder | undefined> {
  if (request.method !== 'POST') return undefined;
  const form = await readForm(request, MAX_CALL_BYTES);
  if (typeof form === 'number') return { status: form, order: '', problem: text.notRead };
  const order = form.get('order')?.trim() ?? '';
  if (order === '') return { status: 400, order, problem: enterNumber };
  try {
    await api(sendLinkEndpoint, { body: { order } });
    return { status: 200, order };
  } catch (error) {
    const refused = error instanceof ApiError && error.kind === 'refused' ? error.status : undefined;
    return { status: refused ?? 503, order, problem: await failureText(error) };
  }
}
