import type * as z from 'zod/mini';
import { calls, type CallOf } from '#contract/calls.ts';
import type { AnswerOf, BodyOf, EndpointName } from '#contract/endpoints.ts';
import { ErrorBody, NO_BACKEND } from '#contract/error.ts';
import type { ProductQuery } from '#contract/listing-query.ts';
import { type Query, withQuery } from '#lib/urls.ts';
import { ApiError } from './api-error.ts';

/** What carries a call: given a path below the API prefix, answers like `fetch`. Rejects when nothing answered. */
export type Transport = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<Response>;

export interface CallOptions {
  /** Repeating a call with the same key gives the first answer (docs/behaviour.md 7.idempotency). */
  idempotencyKey?: string;
}

/** Answers read before, by the text they came as: a server reads the same few again and again. What is given is shared, never changed. */
export interface KnownAnswers {
  get(text: string): unknown;
  set(text: string, answer: unknown): unknown;
}

/** The calls of docs/behaviour.md section 7, typed. Every one rejects with ApiError and nothing else. */
export type Api = ReturnType<typeof createApi>;

export function createApi(
  transport: Transport,
  token: () => string | undefined = () => undefined,
  known?: KnownAnswers,
) {
  const call = callerOf(calls, transport, token, known);
  return {
    /** Signs in; `token` is '' when the server sent none. 401 refused on wrong credentials. */
    authorize: (body: BodyOf<'authorize'>) => call('authorize', { body }),
    register: (body: BodyOf<'register'>) => call('register', { body }),
    /** Revokes the bearer token (capability `logout`). */
    logout: () => call('logout'),
    /** Asks for a link by mail (capability `passwordReset`); tells nothing of whether the address is known. */
    forgotPassword: (body: BodyOf<'forgotPassword'>) => call('forgotPassword', { body }),
    /** 400 refused when the link was used, is older than 30 minutes, or never was. */
    resetPassword: (body: BodyOf<'resetPassword'>) => call('resetPassword', { body }),
    accountInfo: () => call('accountInfo'),
    /** One page of products; `count` is the total. */
    products: (query: ProductQuery = {}) => call('products', { query }),
    /** 404 refused when there is no such product. */
    product: (id: string) => call('product', { id }),
    /** Capability `stockRequests`. 409 refused with code `in-stock` when it can be ordered now. */
    requestStock: (id: string, body: BodyOf<'requestStock'>) => call('requestStock', { id, body }),
    orders: () => call('orders'),
    /** Tracking: both the id and the e-mail or phone must match, else 404 refused. */
    order: (id: string, contactInfo: string) => call('order', { id, query: { contactInfo } }),
    createOrder: (body: BodyOf<'createOrder'>, options?: CallOptions) => call('createOrder', { body, ...options }),
    paymentFields: () => call('paymentFields'),
    createPayment: (body: BodyOf<'createPayment'>, options?: CallOptions) =>
      call('createPayment', { body, ...options }),
    /** Capability `newsletter`. */
    subscribe: (body: BodyOf<'subscribe'>) => call('subscribe', { body }),
    /** Capability `contact`; `ticket` is the number a person can quote. */
    sendMessage: (body: BodyOf<'sendMessage'>) => call('sendMessage', { body }),
  };
}

/** Calls of a table by their names. */
export function callerOf<Table extends Record<string, CallOf>>(
  table: Table,
  transport: Transport,
  token: () => string | undefined,
  known?: KnownAnswers,
) {
  return async function call<N extends EndpointName & keyof Table>(
    name: N,
    options: { id?: string; query?: Query; body?: BodyOf<N> } & CallOptions = {},
  ): Promise<AnswerOf<N>> {
    const { method, path, answer, bearer: needsToken } = table[name]!;
    const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'application/json' };
    const bearer = token();
    if (bearer) headers.authorization = `Bearer ${bearer}`;
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    const target = withQuery(path.replace(':id', encodeURIComponent(options.id ?? '')), options.query ?? {});
    const init = { method, ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }) };
    let response = await send(transport, target, { ...init, headers });
    // Some backends refuse a token that has ended even where a guest may look: then this is a guest's look.
    if (response.status === 401 && bearer && method === 'GET' && !needsToken) {
      delete headers.authorization;
      response = await send(transport, target, { ...init, headers });
    }
    return decode(answer as unknown as z.ZodMiniType<AnswerOf<N>>, response, known && { answers: known, name });
  };
}

async function send(transport: Transport, path: string, init: Parameters<Transport>[1]): Promise<Response> {
  try {
    return await transport(path, init);
  } catch (cause) {
    throw new ApiError('no-response', 'The server did not answer.', { cause });
  }
}

async function decode<T>(
  answer: z.ZodMiniType<T>,
  response: Response,
  known?: { answers: KnownAnswers; name: string },
): Promise<T> {
  const text = await readText(response);
  const key = known && response.ok ? `${known.name} ${text}` : undefined;
  const before = key && known!.answers.get(key);
  if (before) return before as T;
  const body = readJson(text);
  if (!response.ok) {
    const read = ErrorBody.safeParse(body.value);
    const { error: serverText, code, fields } = read.success ? read.data : {};
    if (code === NO_BACKEND) throw new ApiError('no-response', 'The server did not answer.', { code });
    throw new ApiError('refused', serverText ?? `The server answered ${response.status}.`, {
      status: response.status,
      serverText,
      code,
      fields,
      body: body.value,
    });
  }
  const read = body.ok ? answer.safeParse(body.value) : undefined;
  if (read?.success) {
    if (key) known!.answers.set(key, read.data);
    return read.data;
  }
  throw new ApiError(read ? 'empty' : 'unreadable', 'The server sent an answer that could not be read.', {
    status: response.status,
    cause: read?.error,
  });
}

/** Half a body is no answer. */
async function readText(response: Response): Promise<string> {
  return response.text().catch((cause: unknown) => {
    throw new ApiError('no-response', 'The server did not finish its answer.', { cause });
  });
}

/** An empty body reads as {}: some backends answer a registration with nothing. */
function readJson(text: string): { ok: boolean; value?: unknown } {
  try {
    return { ok: true, value: text.trim() === '' ? {} : JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
