import type * as z from 'zod/mini';
import type { Answer } from '../http/answer.ts';
import type { User, RequestContext } from '../http/app-context.ts';
import type { Endpoint } from '#contract/endpoints.ts';

/** One call as its handler sees it: the store found, the token checked, the body of the contract's shape. */
export interface HandlerContext<Body, Someone> extends RequestContext {
  user: Someone;
  body: Body;
  /** The body as it was sent, for comparing repeats. */
  bodyText: string;
  query: URLSearchParams;
  /** The `:id` of the path, '' when there is none. */
  id: string;
}

export type Handler<E extends Endpoint> = (
  context: HandlerContext<BodyRead<E>, E['bearer'] extends true ? User : undefined>,
) => Promise<Answer>;

/** A handler for every endpoint of the table: a missing one does not compile. */
export type Handlers<Table extends Record<string, Endpoint>> = { [Name in keyof Table]: Handler<Table[Name]> };

type BodyRead<E> = E extends { body: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
