import { type Markup, markup } from '#lib/text/markup.ts';

/** For any paper: A4 and Letter, and rolls of 58 to 110 mm, on which a row of a table becomes two lines. */
const STYLE = `
@page { margin: 10mm 4mm }
* { box-sizing: border-box }
body { max-width: 194mm; margin: 0 auto; padding: 0 8mm; color: #000; background: #fff; \
font: 10.5pt/1.4 system-ui, sans-serif }
h1 { margin: 6mm 0 1mm; font-size: 18pt; line-height: 1.2 }
h2 { margin: 6mm 0 1mm; font-size: 10.5pt; break-after: avoid }
p { margin: 0 0 1mm }
address { font-style: normal; overflow-wrap: anywhere }
table { width: 100%; margin-top: 5mm; border-collapse: collapse }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: 1.6mm 4mm 1.6mm 0; border-bottom: 0.2mm solid #777; text-align: left; vertical-align: top }
th { font-size: 9pt; white-space: nowrap; border-bottom: 0.4mm solid #000 }
th:last-child, td:last-child { padding-right: 0 }
td { overflow-wrap: break-word }
.box { width: 8mm }
.box i { display: block; width: 4.5mm; height: 4.5mm; border: 0.3mm solid #000 }
.quantity { width: 1%; text-align: right; white-space: nowrap }
td.quantity { font-weight: 700 }
td.code { font: 9.5pt/1.6 ui-monospace, monospace; overflow-wrap: anywhere }
.product small { display: block; font-size: 9.5pt }
.number { text-align: right; white-space: nowrap }
.total td { border-bottom: 0; font-weight: 700 }
.shop { font-size: 13pt; font-weight: 700 }
.parties { display: flex; flex-wrap: wrap; gap: 0 12mm; break-inside: avoid }
.parties > * { flex: 1 1 70mm }
.to address { font-size: 13pt }
.slip + .slip { break-before: page }
@media (max-width: 120mm) {
body { padding: 0; font-size: 9.5pt }
h1 { font-size: 14pt }
.parties > * { flex-basis: 100% }
thead { display: none }
tr { display: flex; flex-wrap: wrap; gap: 0 2mm; padding: 1.2mm 0; border-bottom: 0.2mm solid #777 }
td { padding: 0; border: 0 }
td:empty { display: none }
.box { width: auto }
.quantity { width: auto }
.product { flex: 1 1 60% }
.code { flex: 1 1 40% }
.code::before { content: ""; display: inline-block; width: 6.5mm }
.unit { display: none }
}
`;

/** A page to print that loads nothing: its policy allows its own style and refuses scripts. */
export function printPage({ title, language, body }: { title: string; language: string; body: Markup }): string {
  const page = markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return page.markup;
}

/** The content of a column, which decides how it is set; `box` is an empty square to tick, `unit` the price of one. */
type ColumnKind = 'box' | 'quantity' | 'code' | 'product' | 'number' | 'unit number';

export interface Column {
  name: string;
  kind: ColumnKind;
}

/** A table with a head; each row has a cell for each column, the one of a box is ignored. */
export function table(columns: readonly Column[], rows: readonly (readonly (string | Markup)[])[]): Markup {
  const cell = (content: string | Markup, index: number) => {
    const kind = columns[index]?.kind ?? 'product';
    return markup`<td class="${kind}">${kind === 'box' ? markup`<i></i>` : content}</td>`;
  };
  return markup`<table>
<thead><tr>${columns.map(({ name, kind }) => markup`<th class="${kind}">${name}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => markup`<tr>${row.map(cell)}</tr>\n`)}</tbody>
</table>`;
}

/** A product's title, and what was chosen below it. */
export function productCell(title: string, choice: readonly (string | null)[]): Markup {
  const chosen = choice.filter((text) => text !== null && text !== '').join(', ');
  return chosen === '' ? markup`${title}` : markup`${title} <small>${chosen}</small>`;
}

/** Lines below one another. */
export function lines(texts: readonly string[]): Markup {
  return markup`${texts.map((text, index) => (index === 0 ? markup`${text}` : markup`<br>${text}`))}`;
}
