import type { RefusalTexts } from './refusal-texts.ts';
import type * as z from 'zod/mini';
import { type Answer, refuse } from './answer.ts';
import { problemOf, isTooDeep } from './json-body.ts';
import { MAX_CALL_BYTES } from '#config.ts';
import { readLimited } from '#lib/net/read-limited.ts';

/** The text of a body of at most 64 KB; no more than that is read (reliability H10). */
export async function readText(request: Request, text: RefusalTexts): Promise<string | Answer> {
  const read = await readLimited(request, MAX_CALL_BYTES);
  return typeof read === 'string' ? read : refuseUnread(read, text);
}

export function refuseUnread(status: 400 | 413, text: RefusalTexts): Answer {
  return status === 413 ? refuse(413, 'too-large', text.tooLarge) : refuse(400, 'invalid-body', text.unreadable);
}

/** A JSON body parsed by the schema, or a refusal that names every wrong field. */
export async function readBody<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
  text: RefusalTexts,
): Promise<{ value: z.output<S>; text: string } | { refusal: Answer }> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return { refusal: refuse(415, 'not-json', text.notJson) };
  const body = await readText(request, text);
  if (typeof body !== 'string') return { refusal: body };
  const invalid = (error: string) => ({ refusal: refuse(400, 'invalid-body', error) });
  if (isTooDeep(body)) return invalid(text.tooDeep);
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return invalid(text.invalidJson);
  }
  const problem = problemOf(json, text);
  if (problem) return invalid(problem);
  const read = schema.safeParse(json);
  return read.success ? { value: read.data, text: body } : { refusal: refuseFields(read.error.issues, text) };
}

function refuseFields(issues: z.core.$ZodIssue[], text: RefusalTexts): Answer {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues.slice(0, 100))
    fields[path.map((key) => String(key).slice(0, 100)).join('.')] ??= message;
  return refuse(400, 'invalid', issues[0]?.message ?? text.invalid, { fields });
}
