import { PAGE_SIZE } from '#config.ts';

/**
 * A product's or listing's shape, in place of what is left, for the time it takes to come (docs/behaviour.md
 * 2.products.loading, 2.product.loading).
 */
export function showPlaceholders(path: string): void {
  const main = document.querySelector('main');
  const results = document.querySelector('[data-results]');
  if (!main) return;
  if (path.startsWith('/product/')) replaceBy('[data-product-template]', main, () => scrollTo(0, 0));
  else if (results)
    replaceBy('[data-listing-skeletons]', results, () => {
      results.setAttribute('aria-busy', 'true');
      const list = results.querySelector('[data-placeholder]');
      for (let count = 1; count < PAGE_SIZE; count += 1) list?.append(list.children[0]?.cloneNode(true) ?? '');
    });
}

/** Puts a template in a place; the content before comes back when the shopper does. */
function replaceBy(template: string, place: Element, then: () => void): void {
  const shape = document.querySelector<HTMLTemplateElement>(template);
  if (!shape || place.querySelector(':scope > [data-placeholder]')) return;
  const hidden = [...place.querySelectorAll<HTMLElement>(':scope > :not([hidden], template, script)')];
  for (const part of hidden) part.hidden = true;
  const shown = [...(shape.content.cloneNode(true) as DocumentFragment).children] as HTMLElement[];
  for (const part of shown) part.dataset.placeholder = '';
  place.append(...shown);
  then();
  addEventListener(
    'pageshow',
    () => {
      for (const part of shown) part.remove();
      for (const part of hidden) part.hidden = false;
      place.removeAttribute('aria-busy');
    },
    { once: true },
  );
}
