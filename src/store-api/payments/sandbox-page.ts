import { createHash } from 'node:crypto';
import { formatMoney } from '#lib/money.ts';

/** What the bank's page shows of an attempt. */
export interface SandboxView {
  storeName: string;
  orderId: string;
  amountPaise: number;
  currency: string;
  locale: string;
  reference: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#eef2f6, #12171d); color: light-dark(#17202a, #eef2f6); }
main { box-sizing: border-box; width: min(26rem, 100%); padding: 2rem 1.5rem; background: light-dark(#fff, #1c242d); border-radius: 1rem; }
h1 { margin: 0; font-size: 1.125rem; }
p { margin: .5rem 0; }
.note { font-size: .875rem; color: light-dark(#52606d, #a8b5c2); }
.amount { margin: 1.25rem 0 0; font-size: 2.25rem; font-weight: 700; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 1.5rem; }
dt { color: light-dark(#52606d, #a8b5c2); }
dd { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; }
button { min-height: 3rem; border: 1px solid light-dark(#52606d, #a8b5c2); border-radius: .5rem; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.approve { border-color: #0b6b3a; background: #0b6b3a; color: #fff; }
button:focus-visible { outline: 3px solid #2b7de9; outline-offset: 2px; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The three things a shopper can do at a bank, as plain forms: no script is needed, and none may run. */
export function askPage(view: SandboxView, formOrigin: string): Response {
  const amount = formatMoney(view.amountPaise / 100, view);
  const body = `
<h1>Sandbox bank</h1>
<p class="note">A test bank: no money moves.</p>
<p class="amount">${escape(amount)}</p>
<dl><dt>Pay to</dt><dd>${escape(view.storeName)}</dd><dt>Order</dt><dd>${escape(view.orderId)}</dd></dl>
<form method="post" action="/sandbox-bank/decide">
<input type="hidden" name="reference" value="${escape(view.reference)}">
<button class="approve" name="decision" value="approve">Approve</button>
<button name="decision" value="decline">Decline</button>
<button name="decision" value="abandon">Abandon</button>
</form>`;
  return page(`Pay ${amount} to ${view.storeName}`, body, { formOrigin });
}

/** One sentence, for a phone that has nothing more to do, or a reference that leads nowhere. */
export function messagePage(message: string, status = 200): Response {
  return page('Sandbox bank', `<h1>Sandbox bank</h1><p role="status">${escape(message)}</p>`, { status });
}

function page(title: string, body: string, { status = 200, formOrigin = '' }: { status?: number; formOrigin?: string }): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>${body}
</main>
</body>
</html>
`;
  const policy = ["default-src 'none'", `style-src 'sha256-${STYLE_HASH}'`, `form-action 'self' ${formOrigin}`.trim(), "base-uri 'none'", "frame-ancestors 'none'"];
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    },
  });
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
