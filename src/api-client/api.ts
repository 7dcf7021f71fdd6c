import type * as z from 'zod/mini';
import type { AnswerOf, BodyOf, Endpoint, EndpointName, Endpoints } from '#contract/endpoint.ts';
import { ErrorBody, NO_BACKEND } from '#contract/error.ts';
import { type Query, withQuery } from '#lib/urls.ts';
import { ApiError } from './api-error.ts';

/**
 * The carrier of requests: given a path below the API prefix, it answers like `fetch`. Rejects when nothing answered.
 */
export type Transport = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<Response>;

/**
 * Answers read before, by the text they came as: a server reads the same few again and again. What is given is shared,
 * never changed.
 */
export interface KnownAnswers {
  get: (text: string) => unknown;
  set: (text: string, answer: unknown) => unknown;
}

/** An endpoint of the contract, its types known by its name. */
type KnownEndpoint = Endpoint & { name: EndpointName };

/** The input of an endpoint: the `:id` of its path, its query and its body, where it has them. */
type InputOf<E extends KnownEndpoint> = PathInput<E['path']> &
  QueryInput<Endpoints[E['name']]> &
  (BodyOf<E['name']> extends undefined ? unknown : { body: BodyOf<E['name']> }) & {
    /** Repeating a request with the same key gives the first answer (docs/behaviour.md 7.idempotency). */
    idempotencyKey?: string;
  };
type PathInput<Path> = Path extends `${string}:id${string}` ? { id: string } : unknown;
type QueryInput<E> = E extends { query: infer Q } ? (object extends Q ? { query?: Q } : { query: Q }) : unknown;

/** Asks an endpoint: `api(orderEndpoint, { id, query })`. Rejects with ApiError and nothing else. */
export type Api = <E extends KnownEndpoint>(
  endpoint: E,
  ...input: object extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]
) => Promise<AnswerOf<E['name']>>;

/** The client of the API. Each caller imports the endpoints that it asks. */
export function createApi(
  transport: Transport,
  token: () => string | undefined = () => undefined,
  known?: KnownAnswers,
): Api {
  // What each endpoint takes and gives is said by `Api`; inside, all of them are asked alike.
  return (async ({ name, method, path, answer, bearer: needsToken }: Endpoint, input: AnyInput = {}) => {
    const { id = '', query = {}, body, idempotencyKey } = input;
    const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'application/json' };
    const bearer = token();
    if (bearer) headers.authorization = `Bearer ${bearer}`;
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    const target = withQuery(path.replace(':id', encodeURIComponent(id)), query);
    const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    let response = await send(transport, target, { ...init, headers });
    // Some backends refuse an expired token even where guests may read: then this is a guest's request.
    if (response.status === 401 && bearer && method === 'GET' && !needsToken) {
      delete headers.authorization;
      response = await send(transport, target, { ...init, headers });
    }
    return decode(answer, response, name, known);
  }) as Api;
}

/** Any endpoint's input, once its type has been checked. */
export interface AnyInput {
  id?: string;
  query?: Query;
  body?: unknown;
  idempotencyKey?: string;
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
  endpoint: string,
  known?: KnownAnswers,
): Promise<T> {
  const text = await readText(response);
  const key = known && response.ok ? `${endpoint} ${text}` : '';
  const before = key && known?.get(key);
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
      endpoint,
      fields,
      body: body.value,
    });
  }
  const read = body.ok ? answer.safeParse(body.value) : undefined;
  if (read?.success) {
    if (key) known?.set(key, read.data);
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
