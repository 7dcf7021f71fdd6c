import type { ServerResponse } from 'node:http';
import type { Finding } from '#conformance/finding.ts';
import type { Limits } from '#conformance/limits.ts';
import type { SendInit, Send } from '#conformance/asking/send.ts';
import type { Allowed } from '#conformance/visit.ts';

/** A request on its way to the backend. */
interface Asked {
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  // As JSON of no type: a fault may do anything to it.
  body: any;
}

/** One thing that a backend does wrong, and what has to be found of it. */
export interface Fault {
  name: string;
  /** Of which calls: `GET /products/:id`. */
  on: string[];
  /** Only of requests that fit. */
  when?: (asked: Asked) => boolean;
  /** Changes what the backend is asked; `first` is the first request of this call that had a token. */
  request?: (asked: Asked, first: Asked) => void;
  /** Changes the JSON of an answer that was given. */
  body?: (body: any, asked: Asked) => unknown;
  /** Answers in place of the backend, which has answered this. */
  answer?: (given: { status: number; text: string }, asked: Asked) => Response;
  /** The same over a connection, for what no Response can be. */
  raw?: (response: ServerResponse, text: string) => void;
  allowed?: Partial<Allowed>;
  limits?: Partial<Limits>;
  finding: Pick<Finding, 'endpoint' | 'path' | 'kind'> & Partial<Pick<Finding, 'severity'>>;
}

/** A backend with a fault, as the suite asks it. */
export function withFault(send: Send, { on, when, request, body, answer }: Fault): Send {
  const first = new Map<string, Asked>();
  return async (path, init) => {
    const asked = toAsked(path, init);
    const route = `${init.method} ${asked.path.replace(/^(\/products|\/orders)\/[^/]+/, '$1/:id')}`;
    if (!first.has(route) && asked.headers.authorization && !asked.headers.authorization.includes('no-such'))
      first.set(route, structuredClone({ ...asked, query: undefined }) as never);
    if (!on.includes(route) || when?.(asked) === false) return send(path, init);
    request?.(asked, first.get(route) ?? asked);
    const query = asked.query.toString();
    const response = await send(`${asked.path}${query && '?'}${query}`, {
      ...init,
      headers: asked.headers,
      ...(init.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
    });
    const { status, headers } = response;
    const text = await response.text();
    if (answer) return answer({ status, text }, asked);
    const changed = body && status < 300 ? JSON.stringify(body(JSON.parse(text), asked)) : text;
    return new Response(changed, { status, headers });
  };
}

function toAsked(path: string, { headers, body }: SendInit): Asked {
  const url = new URL(path, 'http://backend.invalid');
  return {
    path: url.pathname,
    query: url.searchParams,
    headers: { ...headers },
    body: body === undefined ? undefined : JSON.parse(body),
  };
}

export const json = (status: number, body: unknown) => Response.json(body, { status });
