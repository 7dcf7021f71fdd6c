import { lineKey, type CartLine } from '../line.ts';

/** Marks the element of a line, so that it can be found and focused. */
export function lineElementProps(line: CartLine) {
  return { 'data-line': lineKey(line), tabIndex: -1 };
}

export function lineElement(key: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-line]')].find(({ dataset }) => dataset.line === key);
}
