import { DRAWING_POLICY } from '#lib/security-headers.ts';

const TEXT = 'The shop cannot be reached just now. Please try again in a moment.';
const HEADERS = { 'retry-after': '5', 'cache-control': 'no-store', 'content-security-policy': DRAWING_POLICY };

/** The answer while the backend cannot be opened (reliability F6, F8); the next request tries to open it again. */
export function unavailable(isApi: boolean): Response {
  if (isApi) return Response.json({ error: TEXT, code: 'unavailable' }, { status: 503, headers: HEADERS });
  const page = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Back in a moment</title>',
    '<body style="font:1.1rem/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1rem">',
    `<h1>Back in a moment</h1><p>${TEXT}</p><p><a href="">Try again</a></p>`,
  ].join('');
  return new Response(page, { status: 503, headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' } });
}
