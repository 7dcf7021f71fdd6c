import type { WireError } from '#contract/error.ts';

/** What a handler gives back: values, no exceptions. `body` becomes JSON, unless it is there as `text` already. */
export interface Answer {
  status: number;
  body: unknown;
  text?: string;
  headers?: Record<string, string>;
}

export function ok(body: unknown, status = 200): Answer {
  return { status, body };
}

/** 200 with a body that is JSON text already. */
export function okText(text: string, headers: Record<string, string>): Answer {
  return { status: 200, body: undefined, text, headers };
}

/** A refusal: a sentence for a person, a word for a machine, words beside fields (design.md section 5). */
export function refuse(status: number, code: string, error: string, { fields, headers }: { fields?: Record<string, string>; headers?: Record<string, string> } = {}): Answer {
  const body: WireError = { error, code, ...(fields ? { fields } : {}) };
  return { status, body, ...(headers ? { headers } : {}) };
}

export function tryLater(seconds: number, status: 429 | 503, code: string, error: string): Answer {
  return refuse(status, code, error, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });
}

/** JSON, never sniffed as anything else; kept by nobody unless the answer says otherwise. */
export function toResponse({ status, body, text = JSON.stringify(body), headers }: Answer): Response {
  return new Response(text, { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers } });
}

export function isRefusal(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'body' in value && 'status' in value && typeof value.status === 'number' && value.status >= 400;
}
