import { readLimited } from './read-limited.ts';

/** The fields of a form that was posted to its page, or the status that refuses it. */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams | 400 | 413 | 415> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return 415;
  const text = await readLimited(request, maxBytes);
  return typeof text === 'string' ? new URLSearchParams(text) : text;
}
