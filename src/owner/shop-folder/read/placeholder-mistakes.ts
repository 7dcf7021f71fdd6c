import type { FolderProblem } from '../folder-problem.ts';
import { editDistance } from '#store-api/shop/search/edit-distance.ts';
import type { PolicyPage } from '#store-api/shop/stores/applied-folder.ts';
import { PLACEHOLDERS } from '#lib/text/fill-facts.ts';

/** What may be meant as a placeholder: single braces and brackets stand in other text as well. */
const WRITTEN = /\{\{\s*([^{}\n]*?)\s*\}\}|\{\s*(\w+)\s*\}|\[\s*(\w+)\s*\]/g;

/**
 * Placeholders of a page that nothing fills in, which shoppers would read as they stand (docs/decisions D724): in
 * double braces any other name, in single ones and brackets what is nearly one of ours.
 */
export function placeholderMistakes(file: string, source: string): FolderProblem[] {
  return writtenIn(source).flatMap(({ whole, name, line }) => {
    if (isOneOf(name)) return [];
    const near = PLACEHOLDERS.find((one) => editDistance(one.toLowerCase(), name.toLowerCase(), 2) <= 2);
    if (near === undefined && !whole.startsWith('{{')) return [];
    const hint = near === undefined ? `one of ${PLACEHOLDERS.map(braced).join(', ')}` : `did you mean ${braced(near)}?`;
    return [{ file, line, what: `${whole} is not known: ${hint}` }];
  });
}

/** Of a store that gives out no documents, where its pages say how long it keeps them. */
export function unfilledNotes(pages: Readonly<Record<string, PolicyPage>>, givesDocuments: boolean): FolderProblem[] {
  if (givesDocuments) return [];
  return Object.values(pages).flatMap(({ file, source }) =>
    writtenIn(source)
      .filter(({ name }) => name === 'documentRetention')
      .map(({ whole, line }) => ({
        file: `policies/${file}`,
        line,
        what: `${whole} stays as it stands: it is filled in once tax.yaml has documents`,
      })),
  );
}

/** Outside of comments, which no page shows. */
function writtenIn(source: string): { whole: string; name: string; line: number }[] {
  const shown = withoutComments(source);
  let [line, counted] = [1, 0];
  return [...shown.matchAll(WRITTEN)].map(({ 0: whole, 1: double, 2: single, 3: square, index }) => {
    line += shown.slice(counted, index).split('\n').length - 1;
    counted = index;
    return { whole, name: double ?? single ?? square ?? '', line };
  });
}

/** Blanks in place of comments; lines stay. One that does not end is none. */
function withoutComments(source: string): string {
  // Behind the last end of one nothing is looked for: each beginning there would be read to the end of the page.
  const end = source.lastIndexOf('-->') + '-->'.length;
  const last = end < '-->'.length ? 0 : end;
  return source.slice(0, last).replace(/<!--[^]*?-->/g, (one) => one.replace(/[^\n]/g, ' ')) + source.slice(last);
}

function isOneOf(name: string): boolean {
  return PLACEHOLDERS.some((one) => one === name);
}

function braced(name: string): string {
  return `{{${name}}}`;
}
