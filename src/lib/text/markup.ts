import { stripped } from './terminal-text.ts';
import { escapeHtml } from './escape-html.ts';

/** HTML that is safe to insert: made by `markup` alone. */
export interface Markup {
  readonly markup: string;
}

/**
 * Escapes every text that is inserted, and makes it one line that a terminal shows too. What `markup` made itself stays
 * as it is; a list of it is joined.
 */
export function markup(
  parts: TemplateStringsArray,
  ...values: (string | number | Markup | readonly Markup[])[]
): Markup {
  return { markup: parts.map((part, index) => part + insert(values[index] ?? '')).join('') };
}

function insert(value: string | number | Markup | readonly Markup[]): string {
  if (typeof value === 'object')
    return [value]
      .flat()
      .map((one) => one.markup)
      .join('');
  return escapeHtml(stripped(String(value)));
}
