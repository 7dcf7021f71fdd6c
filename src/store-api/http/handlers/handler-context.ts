import type * as z from 'zod/mini';
import type { Answer } from '#backends/serving/answer.ts';
import type { RequestContext } from '../app-context.ts';
import type { User } from '../../base/auth/user.ts';
import type { EndpointName, ServerEndpoint } from '#contract/endpoint.ts';

/** A request as its handler sees it: the store found, the token checked, the body read by the endpoint's schema. */
export interface HandlerContext<E extends ServerEndpoint> extends RequestContext {
  user: E['bearer'] extends true ? User : undefined;
  body: E extends { body: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
  /** The body as it was sent, to compare repeats under one Idempotency-Key. */
  bodyText: string;
  query: URLSearchParams;
  /** The `:id` of the path, '' when there is none. */
  id: string;
}

/** An endpoint of the contract and what answers it. */
export interface Handler<E extends ServerEndpoint> {
  endpoint: E;
  respond: (context: HandlerContext<E>) => Answer | Promise<Answer>;
}

export function handle<E extends ServerEndpoint>(endpoint: E, respond: Handler<E>['respond']): Handler<E> {
  return { endpoint, respond };
}

/** A handler for every endpoint of the contract: a missing one does not compile. */
export type Handlers = {
  [Name in EndpointName]: {
    endpoint: ServerEndpoint & { name: Name };
    respond: (context: never) => Answer | Promise<Answer>;
  };
};
