import type * as z from 'zod/mini';
import { wayToStore } from './way-to-store.ts';
import * as text from '../text.ts';
import type { Api } from '#api-client/api.ts';
import { ApiError } from '#api-client/api-error.ts';
import { MAX_CALL_BYTES } from '#config.ts';
import { readForm } from '#lib/net/read-form.ts';
import { failureText } from '#session/failure-text.ts';
import { sendMessageEndpoint, sendMessageOnServer } from '#contract/endpoints/messages/send-message.ts';
import { subscribeEndpoint, subscribeOnServer } from '#contract/endpoints/messages/subscribe.ts';

/** The result of a form that was posted to its page, where no script runs. */
export interface Received {
  status: number;
  said?: { title: string; text: string };
  problem?: string;
  /** The values typed, to stand in the form again when there is a problem. */
  values: Record<string, string>;
}

type Locals = Pick<App.Locals, 'api' | 'mailApi' | 'store'>;

/**
 * Undefined when no form was posted. Where nothing takes messages none is sent, as with a script (docs/behaviour.md
 * 4.contact).
 */
export function receiveMessage(request: Request, locals: Locals): Promise<Received | undefined> {
  return receive(
    request,
    sendMessageOnServer.body,
    () => ({ title: text.messageSent, text: text.messageSentLong }),
    sendBy(locals, 'contact', (api, body) => api(sendMessageEndpoint, { body })),
  );
}

export function receiveSubscription(request: Request, locals: Locals): Promise<Received | undefined> {
  return receive(
    request,
    subscribeOnServer.body,
    ({ toConfirm }) =>
      toConfirm
        ? { title: text.toConfirm, text: text.toConfirmLong }
        : { title: text.subscribed, text: text.subscribedLong },
    sendBy(locals, 'newsletter', (api, body) => api(subscribeEndpoint, { body })),
  );
}

/** The same for a script that posted the form (post-form.ts); undefined for a browser, which gets the page. */
export function answerScript(request: Request, { status, problem }: Received): Response | undefined {
  if (request.headers.get('accept') !== 'application/json') return undefined;
  return Response.json(problem === undefined ? { success: true } : { error: problem }, {
    status,
    headers: { 'cache-control': 'no-store' },
  });
}

/** The answer to a post is for one visitor. */
export function setReceivedStatus(
  response: { status?: number | undefined; headers: Headers },
  { status }: Received,
): void {
  response.status = status;
  response.headers.set('cache-control', 'no-store');
}

interface Answer {
  success: boolean;
  toConfirm?: boolean | undefined;
}
type Send<T> = ((values: T) => Promise<Answer>) | undefined;

function sendBy<T>(
  { api, mailApi, store }: Locals,
  capability: 'contact' | 'newsletter',
  send: (api: Api, values: T) => Promise<Answer>,
): Send<T> {
  const way = wayToStore({ store, mailApi }, capability);
  const taker = way === 'call' ? api : way === 'mail' ? mailApi : undefined;
  return taker && ((values) => send(taker, values));
}

async function receive<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
  said: (answer: Answer) => NonNullable<Received['said']>,
  send: Send<z.output<S>>,
): Promise<Received | undefined> {
  if (request.method !== 'POST') return undefined;
  const form = await readForm(request, MAX_CALL_BYTES);
  if (typeof form === 'number')
    return {
      status: form,
      problem: form === 413 ? text.requestTooLarge : text.requestUnreadable,
      values: {},
    };
  const values = Object.fromEntries(form);
  const read = schema.safeParse(values);
  if (!read.success) return { status: 400, problem: problemOf(read.error.issues[0]), values };
  try {
    const answer = (await send?.(read.data)) ?? { success: true };
    return answer.success
      ? { status: 200, said: said(answer), values: {} }
      : { status: 502, problem: await failureText(undefined), values };
  } catch (error) {
    const refused = error instanceof ApiError && error.kind === 'refused' ? error.status : undefined;
    return { status: refused ?? 503, problem: await failureText(error), values };
  }
}

const LABELS = new Map<PropertyKey, string>(
  Object.entries({ name: text.name, email: text.email, subject: text.subject, message: text.message }),
);

/** The problem of a field, in the words of the form. */
function problemOf(issue: z.core.$ZodIssue | undefined): string {
  const [field = ''] = issue?.path ?? [];
  const label = LABELS.get(field) ?? String(field);
  if (issue?.code === 'invalid_type') return text.missing(label);
  if (field === 'email') return text.emailInvalid;
  return issue?.code === 'too_big' ? text.tooLong(label, Number(issue.maximum)) : text.missing(label);
}
