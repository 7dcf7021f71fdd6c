import type * as z from 'zod/mini';
import { parseJson } from './parse-json.ts';

const MAX_BYTES = 256 * 1024;

/** A gateway refused, failed, or answered what cannot be read. The message holds no secret and no personal data. */
export class GatewayError extends Error {
  /** What it answered instead, with its status; undefined where the answer was none of HTTP. */
  readonly answer: { status: number; json: unknown } | undefined;

  constructor(message: string, answer?: GatewayError['answer']) {
    super(message);
    this.answer = answer;
  }
}

/** Fields for the log: `why` for a failure of the gateway or the network, `err` with its stack for anything else. */
export function errorFields(error: unknown): { why: string } | { err: unknown } {
  if (error instanceof GatewayError) return { why: error.message };
  if (error instanceof DOMException) return { why: error.name === 'TimeoutError' ? 'it took too long' : error.message };
  const cause = error instanceof TypeError && error.message === 'fetch failed' ? error.cause : undefined;
  return cause ? { why: String(Reflect.get(Object(cause), 'code') ?? cause) } : { err: error };
}

/**
 * One HTTP request to a gateway, whose JSON answer is parsed by the schema. Follows no redirects, reads at most 256 KB.
 * @throws GatewayError for a status other than 2xx and for unreadable answers; fetch's own errors and the signal's
 * reason otherwise.
 */
export async function callGateway<S extends z.ZodMiniType>(
  url: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'> & { signal: AbortSignal },
  schema: S,
): Promise<z.output<S>> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const text = await readAtMost(response, MAX_BYTES);
  const { host, pathname } = new URL(url);
  if (!response.ok)
    throw new GatewayError(`${host}${pathname} answered ${response.status}`, {
      status: response.status,
      json: parseJson(text),
    });
  const read = schema.safeParse(parseJson(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new GatewayError(
    `${host}${pathname} gave an answer that cannot be read: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
  );
}

async function readAtMost(response: Response, max: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw new GatewayError('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
