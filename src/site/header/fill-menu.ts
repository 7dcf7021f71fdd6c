/**
 * The menu's links stand in a `noscript` element, so that they cost a page nothing until the menu is opened and a
 * browser without scripts has them all the same.
 */
export function fillMenu(menu: Element): void {
  const links = menu.querySelector('noscript');
  if (links) links.outerHTML = links.textContent;
}

/** A popover opens after this event. */
export function fillMenuOnOpen(): void {
  addEventListener('beforetoggle', ({ target }) => fillMenu(target as Element), true);
}
