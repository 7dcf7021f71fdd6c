import { type Markup, markup } from './markup.ts';

const STYLE = `
@page { size: A4; margin: 15mm }
* { box-sizing: border-box }
body { max-width: 180mm; margin: 0 auto; color: #000; background: #fff; font: 10.5pt/1.4 system-ui, sans-serif }
h1 { margin: 8mm 0 2mm; font-size: 18pt }
h2 { margin: 6mm 0 1mm; font-size: 12pt; break-after: avoid }
address { font-style: normal; overflow-wrap: anywhere }
table { width: 100%; margin-top: 4mm; border-collapse: collapse }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: 1.5mm 3mm 1.5mm 0; border-bottom: 0.2mm solid #777; text-align: left; vertical-align: top; \
overflow-wrap: anywhere }
th { font-size: 9pt }
.number { text-align: right; white-space: nowrap }
.shop { font-size: 13pt; font-weight: 600 }
.slip + .slip { break-before: page }
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

export interface Column {
  name: string;
  isNumber?: boolean;
}

/** A table with a head; each row has a cell for each column. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): Markup {
  const cell = (text: string, index: number) =>
    columns[index]?.isNumber ? markup`<td class="number">${text}</td>` : markup`<td>${text}</td>`;
  const head = columns.map(({ name, isNumber }) =>
    isNumber ? markup`<th class="number">${name}</th>` : markup`<th>${name}</th>`,
  );
  return markup`<table>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.map((row) => markup`<tr>${row.map(cell)}</tr>\n`)}</tbody>
</table>`;
}

/** Lines below one another. */
export function lines(texts: readonly string[]): Markup {
  return markup`${texts.map((text, index) => (index === 0 ? markup`${text}` : markup`<br>${text}`))}`;
}
