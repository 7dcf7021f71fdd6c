import type * as z from 'zod/mini';

/**
 * An endpoint of /api/v1 as a client knows it. `name` is what handlers, log and metrics call it, `path` is below the
 * prefix, `:id` marks a parameter, `bearer` says whether a token is needed, and `answer` reads both of the
 * specification's readings into one shape.
 */
export interface Endpoint {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly bearer: boolean;
  readonly answer: z.ZodMiniType;
}

/**
 * The codes of an endpoint's own refusals by status (docs/behaviour.md 7.errors). Any endpoint may also refuse what it
 * cannot read, a missing token, and too many requests.
 */
type Errors = Readonly<Record<number, readonly string[]>>;

/** The parts that only a server needs. */
export interface ServerParts {
  /** Reads the JSON body, and refuses what the server refuses. */
  readonly body?: z.ZodMiniType;
  readonly errors: Errors;
  /** Not in the specification's table: clients use the endpoint only when the store announces this. */
  readonly capability?: string;
}

export type ServerEndpoint = Endpoint & ServerParts;

/**
 * All endpoints by name. Each file in `endpoints/` adds its own (declaration merging), so that an endpoint without a
 * handler does not compile (`store-api/http/handlers/handlers.ts`), and a client has the types of body and query.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Endpoints {}

export type EndpointName = keyof Endpoints;
export type BodyOf<N> = N extends EndpointName
  ? Endpoints[N] extends { body: infer S extends z.ZodMiniType }
    ? z.input<S>
    : undefined
  : undefined;
export type AnswerOf<N extends EndpointName> = z.output<Endpoints[N]['answer']>;

/**
 * An endpoint with what only its server needs. That is given as a function, and nothing here has a side effect, so
 * that a browser that imports the endpoint does not load it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function onServer<const E extends Endpoint, const P extends ServerParts>(endpoint: E, parts: () => P): E & P {
  return { ...endpoint, ...parts() };
}
