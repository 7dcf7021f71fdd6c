import { escapeHtml } from '#lib/text/escape-html.ts';
import { plainPage } from './plain-page.ts';
import { formatMoney } from '#lib/money.ts';

/** The content of the bank's page; money in paise. */
export interface SandboxView {
  storeName: string;
  /** By which people call it. */
  order: string;
  amountPaise: number;
  currency: string;
  locale: string;
  reference: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; \
--ink: light-dark(#17202a, #eceff3); --soft: light-dark(#55606c, #aab5c1); \
--line: light-dark(#d8dde3, #39424d); --go: light-dark(#0b6b3a, #86d6a0); --on-go: light-dark(#fff, #0b2416); }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; \
background: light-dark(#f4f6f8, #12161b); color: var(--ink); }
main { box-sizing: border-box; width: min(27rem, 100%); padding: 1.5rem 1.25rem 2rem; overflow-wrap: anywhere; }
h1 { margin: 0; padding-bottom: .75rem; border-bottom: 1px solid var(--line); font-size: 1rem; font-weight: 600; }
p { margin: .75rem 0 0; }
.note { font-size: .875rem; color: var(--soft); }
.amount { margin-top: 1.75rem; font-size: 2.25rem; line-height: 1.1; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .375rem 1.25rem; margin: 1.5rem 0 2rem; \
padding-block: 1rem; border-block: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; }
form { display: grid; gap: .75rem; }
button { min-height: 3rem; border: 1px solid var(--soft); border-radius: 2px; background: none; \
color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
button:hover { border-color: var(--ink); }
button.approve { border-color: var(--go); background: var(--go); color: var(--on-go); }
:focus-visible { outline: 2px solid light-dark(#2a5bd0, #8fb6ff); outline-offset: 2px; }
`;

/** The page with the three decisions of a shopper, as a plain form: it needs no script, and its CSP allows none. */
export function decisionPage(view: SandboxView, formOrigin: string): Response {
  const amount = formatMoney(view.amountPaise / 100, view);
  const body = `
<h1>Sandbox bank</h1>
<p class="note">A test bank: no money moves.</p>
<p class="amount">${escapeHtml(amount)}</p>
<dl><dt>Pay to</dt><dd>${escapeHtml(view.storeName)}</dd><dt>Order</dt><dd>${escapeHtml(view.order)}</dd></dl>
<form method="post" action="/sandbox-bank/decide">
<input type="hidden" name="reference" value="${escapeHtml(view.reference)}">
<button class="approve" name="decision" value="approve">Approve</button>
<button name="decision" value="decline">Decline</button>
<button name="decision" value="abandon">Abandon</button>
</form>`;
  return page(`Pay ${amount} to ${view.storeName}`, body, { formOrigin });
}

/** A page with one sentence: the end on a phone that scanned a code, or the error of an invalid reference. */
export function messagePage(message: string, status = 200): Response {
  return page('Sandbox bank', `<h1>Sandbox bank</h1><p role="status">${escapeHtml(message)}</p>`, { status });
}

function page(
  title: string,
  main: string,
  { status = 200, formOrigin = '' }: { status?: number; formOrigin?: string },
): Response {
  return plainPage({
    title,
    style: STYLE,
    main,
    formAction: `'self' ${formOrigin}`.trim(),
    referrer: 'same-origin',
    status,
  });
}
