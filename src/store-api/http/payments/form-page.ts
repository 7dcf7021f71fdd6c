import { paymentFormsIn } from '#backends/serving/payment-form-texts.ts';
import { escapeHtml } from '#lib/text/escape-html.ts';
import { plainPage } from './plain-page.ts';
import type { Gateway } from '../../shop/payments/gateway.ts';

/** Submits the form at once, unless the shopper came back to the page. */
const SCRIPT = `if(performance.getEntriesByType('navigation')[0]?.type!=='back_forward')document.forms[0].submit()`;
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; \
background: light-dark(#fbfaf7, #14171b); color: light-dark(#1b2127, #eceff3); }
main { display: grid; gap: 1.25rem; width: min(24rem, 100% - 2.5rem); text-align: center; }
p { margin: 0; font-size: 1.125rem; }
button { width: 100%; min-height: 3rem; border: 0; border-radius: 2px; \
background: light-dark(#1d3557, #a9c4ee); color: light-dark(#fff, #10192a); \
font: inherit; font-weight: 500; cursor: pointer; }
a { color: inherit; }
:focus-visible { outline: 2px solid light-dark(#2a5bd0, #8fb6ff); outline-offset: 2px; }
`;

/**
 * A page that submits a gateway's form by script, or by its button. Its CSP allows no other script and no other target.
 */
export function formPage(
  { action, inputs, origins }: ReturnType<NonNullable<Gateway['form']>>,
  language: string,
): Response {
  const text = paymentFormsIn(language);
  const hidden = inputs
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
  const main = `
<p>${escapeHtml(text.takingYou)}</p>
<form method="post" action="${escapeHtml(action)}">
${hidden}
<button type="submit">${escapeHtml(text.goOn)}</button>
</form>
<a href="/orders">${escapeHtml(text.backToOrders)}</a>`;
  // The referrer is cut to the origin, because the page's URL holds the signed reference.
  return plainPage({
    title: text.toPayment,
    language,
    style: STYLE,
    main,
    script: SCRIPT,
    formAction: origins.join(' '),
    referrer: 'strict-origin',
  });
}
