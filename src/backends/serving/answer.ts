import type { WireError } from '#contract/error.ts';
import type { WireQuote } from '#contract/quote.ts';
import { count } from '#counters.ts';

/** An answer of a handler, refusals included. `body` becomes JSON unless `text` already holds it. */
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

interface RefusalParts {
  fields?: Record<string, string>;
  quote?: WireQuote;
  headers?: Record<string, string>;
}

/**
 * A refusal: a sentence for people, a code for programs, a message for each wrong field (docs/behaviour.md 7.errors).
 */
export function refuse(
  status: number,
  code: string,
  error: string,
  { fields, quote, headers }: RefusalParts = {},
): Answer {
  const body: WireError = { error, code, ...(fields ? { fields } : {}), ...(quote ? { quote } : {}) };
  return { status, body, ...(headers ? { headers } : {}) };
}

export function tryLater(seconds: number, status: 429 | 503, code: string, error: string): Answer {
  if (status === 429) count('rate_limited');
  return refuse(status, code, error, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });
}

/** A JSON response that browsers do not sniff, and that nobody caches unless the answer's headers say otherwise. */
export function toResponse({ status, body, text = JSON.stringify(body), headers }: Answer): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

export function isRefusal(value: unknown): value is Answer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'body' in value &&
    'status' in value &&
    typeof value.status === 'number' &&
    value.status >= 400
  );
}
