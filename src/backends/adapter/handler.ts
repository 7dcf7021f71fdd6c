import type * as z from 'zod/mini';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import type { AnswerOf, EndpointName, ServerEndpoint } from '#contract/endpoint.ts';

/** A request as its handler sees it: a token where the endpoint needs one, the body read by the endpoint's schema. */
export interface Call<E extends ServerEndpoint> {
  /** The value of Authorization; the engine says whether it is worth anything. */
  token: E['bearer'] extends true ? string : string | undefined;
  body: E extends { body: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
  /** The body as it was sent, to compare repeats under one Idempotency-Key. */
  bodyText: string;
  /** The Idempotency-Key, where there is one. */
  key: string | undefined;
  query: URLSearchParams;
  /** The `:id` of the path, '' when there is none. */
  id: string;
}

/** An answer of the contract's shape, or a refusal. */
export type AnswerFor<N extends EndpointName> = (Omit<Answer, 'body'> & { body: AnswerOf<N> }) | Refusal;
type Refusal = ReturnType<typeof refusal>;

export interface Handler<E extends ServerEndpoint = ServerEndpoint> {
  endpoint: E;
  respond: (call: never) => Promise<Answer>;
  /** The engine cannot do this: the capability is not announced. */
  isOff: boolean;
}

/** An endpoint and what answers it, in the shape that the contract reads. */
export function handle<E extends ServerEndpoint & { name: EndpointName }>(
  endpoint: E,
  respond: (call: Call<E>) => Promise<AnswerFor<E['name']>>,
): Handler<E> {
  return { endpoint, respond, isOff: false };
}

/** An endpoint that the engine has nothing for. Only one of a capability can be left out. */
export function off<E extends ServerEndpoint & { capability: string }>(endpoint: E): Handler<E> {
  return {
    endpoint,
    respond: () => Promise.resolve(refuse(501, 'not-offered', shopRefusals().notOffered)),
    isOff: true,
  };
}

/** As `refuse` of backends/serving, in a type of its own: what is no refusal has the contract's body. */
export function refusal(...parts: Parameters<typeof refuse>) {
  return { ...refuse(...parts), isRefusal: true as const };
}

/** Every endpoint of the contract: a missing one does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<ServerEndpoint & { name: Name }> };

/** The capabilities that the handlers announce by themselves. */
export function capabilitiesOf(handlers: Handlers): string[] {
  return Object.values(handlers).flatMap(({ endpoint, isOff }) =>
    endpoint.capability && !isOff ? [endpoint.capability] : [],
  );
}
