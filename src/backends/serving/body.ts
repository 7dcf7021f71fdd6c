import type * as z from 'zod/mini';
import { type Answer, refuse } from './answer.ts';
import { problemOf, isTooDeep } from './json-body.ts';
import { MAX_CALL_BYTES } from '#config.ts';
import { readLimited } from '#lib/net/read-limited.ts';

/** The text of a body of at most 64 KB; no more than that is read (reliability H10). */
export async function readText(request: Request): Promise<string | Answer> {
  const text = await readLimited(request, MAX_CALL_BYTES);
  return typeof text === 'string' ? text : refuseUnread(text);
}

export function refuseUnread(status: 400 | 413): Answer {
  return status === 413
    ? refuse(413, 'too-large', 'The request is too large.')
    : refuse(400, 'invalid-body', 'The request could not be read.');
}

/** A JSON body parsed by the schema, or a refusal that names every wrong field. */
export async function readBody<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
): Promise<{ value: z.output<S>; text: string } | { refusal: Answer }> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return { refusal: refuse(415, 'not-json', 'Send the request as application/json.') };
  const text = await readText(request);
  if (typeof text !== 'string') return { refusal: text };
  const invalid = (error: string) => ({ refusal: refuse(400, 'invalid-body', error) });
  if (isTooDeep(text)) return invalid('The request is nested too deeply.');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return invalid('The request is not valid JSON.');
  }
  const problem = problemOf(json);
  if (problem) return invalid(problem);
  const read = schema.safeParse(json);
  return read.success ? { value: read.data, text } : { refusal: refuseFields(read.error.issues) };
}

function refuseFields(issues: z.core.$ZodIssue[]): Answer {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues.slice(0, 100))
    fields[path.map((key) => String(key).slice(0, 100)).join('.')] ??= message;
  return refuse(400, 'invalid', issues[0]?.message ?? 'The request is not valid.', { fields });
}
