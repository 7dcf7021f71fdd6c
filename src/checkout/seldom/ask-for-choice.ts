import * as text from '../text.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import { lineElement } from '#cart/lines/line-element.ts';

/** Asks for the size or colour of a line instead of leaving it out without a word: the shopper wants it. */
export function askForChoice(line: CartLine, problems: ReadonlyMap<string, string>): string {
  const element = lineElement(lineKey(line));
  // The buttons are fetched when a line first asks: until they are there, the line itself takes the focus.
  (element?.querySelector<HTMLElement>('[data-choices] button') ?? element)?.focus();
  return text.choose(problems.get(lineKey(line)) ?? '', line.name);
}
