import type { Call, Handler } from './handler.ts';
import { type Answer, toResponse } from '#backends/serving/answer.ts';
import { readBody } from '#backends/serving/body.ts';
import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import { notSignedIn, refuseKey } from '#backends/serving/refusals.ts';
import type { ServerEndpoint } from '#contract/endpoint.ts';

type AnyCall = Omit<Call<ServerEndpoint>, 'token' | 'body'> & { token: string | undefined; body: unknown };

/** Answers one endpoint: a missing token 401, a key or body that cannot be read 400, 413, 415. */
export async function answerCall({ endpoint, respond }: Handler, request: Request, id: string): Promise<Response> {
  const text = shopRefusals();
  const token = bearerOf(request.headers.get('authorization'));
  if (endpoint.bearer && !token) return toResponse(notSignedIn(text));
  const key = request.headers.get('idempotency-key')?.trim();
  const invalid = key && refuseKey(key, text);
  if (invalid) return toResponse(invalid);
  const parsed = endpoint.body ? await readBody(request, endpoint.body, text) : { value: undefined, text: '' };
  if ('refusal' in parsed) return toResponse(parsed.refusal);
  const call: AnyCall = {
    id,
    token,
    body: parsed.value,
    bodyText: parsed.text,
    key: key === '' ? undefined : key,
    query: new URL(request.url).searchParams,
  };
  // The table pairs each handler with its endpoint's body and token; a look-up by path cannot say so.
  return toResponse(await (respond as (call: AnyCall) => Promise<Answer>)(call));
}

/** The token of `Bearer …`, where it is one that a header can carry on. */
function bearerOf(header: string | null): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(header ?? '')?.[1];
}
