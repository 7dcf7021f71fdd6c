import type { DocumentView } from './document-view.ts';
import type { Table } from './table.ts';
import { type Markup, markup } from '#lib/text/markup.ts';

const STYLE = `
@page { size: A4; margin: 14mm }
* { box-sizing: border-box }
body { max-width: 182mm; margin: 0 auto; color: #000; background: #fff; font: 10pt/1.45 system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4mm 12mm }
h1 { margin: 0 0 2mm; font-size: 18pt; line-height: 1.2 }
h2 { margin: 6mm 0 1mm; font-size: 10pt }
p { margin: 0 0 1mm }
address { font-style: normal; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto auto; gap: 0 4mm; align-content: start; margin: 0 }
dt { color: #444 }
dd { margin: 0; overflow-wrap: anywhere }
table { width: 100%; margin-top: 6mm; border-collapse: collapse }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: 1.4mm 3mm 1.4mm 0; border-bottom: 0.2mm solid #777; text-align: left; vertical-align: top; \
white-space: pre-line }
th { font-size: 8.5pt; border-bottom: 0.4mm solid #000 }
td:last-child, th:last-child { padding-right: 0 }
.wide { overflow-wrap: anywhere }
.number { text-align: right; white-space: pre }
th.number { white-space: normal }
.rates { width: auto; min-width: 50%; margin-left: auto; break-inside: avoid }
.total { margin: 5mm 0 0; text-align: right; font-size: 13pt; font-weight: 700; break-inside: avoid }
.words { text-align: right }
footer { margin-top: 10mm; break-inside: avoid }
@media print { .pdf { display: none } }
@media screen { body { padding: 6mm 4mm } }
@media screen and (max-width: 150mm) {
.rows thead { display: none }
.rows tr { display: block; padding: 1.5mm 0; border-bottom: 0.2mm solid #777 }
.rows td { display: block; padding: 0; border: 0 }
.rows td:empty { display: none }
.rows .text, .rows .number { display: flex; justify-content: space-between }
.rows .text::before, .rows .number::before { content: attr(data-name); white-space: pre }
}
`;

/**
 * The document as a page that prints on A4 and loads nothing: its policy allows its own style and refuses scripts.
 * `pdf` is the address of the same as a file.
 */
export function documentPage(view: DocumentView, pdf?: string): string {
  const { language, title, number, facts, seller, buyer, rows, rates, total, words, remarks } = view;
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title} ${number}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
<main>
${pdf === undefined ? '' : markup`<p class="pdf"><a href="${pdf}">PDF</a></p>`}
<header>
<div><h1>${title}</h1><p><strong>${seller.name}</strong></p><address>${lines(seller.lines)}</address></div>
<dl>${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
</header>
<h2>${buyer.title}</h2>
<address>${lines(buyer.lines)}</address>
${table(rows)}
${rates.rows.length === 0 ? '' : table(rates, 'rates')}
<p class="total">${total.name} ${total.amount}</p>
${words === undefined ? '' : markup`<p class="words">${words}</p>`}
<footer>${remarks.map((remark) => markup`<p>${remark}</p>`)}</footer>
</main>
</body>
</html>
`.markup;
}

function table({ columns, rows }: Table, kind = 'rows'): Markup {
  return markup`<table class="${kind}">
<thead><tr>${columns.map((column) => markup`<th class="${column.kind}">${column.name}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => markup`<tr>${row.map((text, index) => cell(text, columns[index]))}</tr>\n`)}</tbody>
</table>`;
}

/** Narrow screens show the name of its column beside it. */
function cell(text: string, { kind, name }: Table['columns'][number] = { kind: 'text', name: '' }): Markup {
  if (text === '') return markup`<td></td>`;
  return markup`<td class="${kind}" data-name="${name}"><span>${lines(text.split('\n'))}</span></td>`;
}

function lines(texts: readonly string[]): Markup {
  return markup`${texts.map((text, index) => (index === 0 ? markup`${text}` : markup`<br>${text}`))}`;
}
