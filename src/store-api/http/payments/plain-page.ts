import { createHash } from 'node:crypto';
import { escapeHtml } from '#lib/text/escape-html.ts';

export interface PlainPage {
  title: string;
  /** English unless it says otherwise. */
  language?: string;
  style: string;
  /** HTML; the caller escapes what it inserts. */
  main: string;
  /** Runs at the end of the body. */
  script?: string;
  /** Sources of the CSP's form-action. */
  formAction: string;
  referrer: 'same-origin' | 'strict-origin';
  status?: number;
}

/** A page outside Astro: its CSP allows its own style and script by hash and nothing else, and it is not cached. */
export function plainPage({
  title,
  language = 'en',
  style,
  main,
  script,
  formAction,
  referrer,
  status = 200,
}: PlainPage): Response {
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>${main}
</main>${script ? `\n<script>${script}</script>` : ''}
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    ...(script ? [`script-src ${hashOf(script)}`] : []),
    `style-src ${hashOf(style)}`,
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': referrer,
    },
  });
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
