import { propsOf } from '#islands/island-props.ts';
import type { FormProduct } from '../product-page/form-product.ts';
import { recordViewed, recentlyViewed, type Viewed } from './recently-viewed.ts';
import * as text from '../text.ts';
import { productPath } from '#lib/product-path.ts';

/** On a product's page: remembers it, and shows below everything what was looked at before. */
export function showViewed(island: HTMLElement): void {
  const { product } = propsOf(island) as { product: FormProduct };
  const before = recentlyViewed(product.id);
  const srcset = document.querySelector<HTMLSourceElement>('.gallery source[type="image/avif"]')?.srcset;
  recordViewed({ ...product, srcset });
  const page = document.querySelector('main > .wrap');
  if (before.length && page) addBelow(page, draw(before));
}

/** Only while its place is below the window: nothing in sight may move. */
function addBelow(page: Element, section: HTMLElement): void {
  const end = document.createElement('div');
  page.append(end);
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry || entry.boundingClientRect.top <= innerHeight) return;
    watch.disconnect();
    end.replaceWith(section);
  });
  watch.observe(end);
}

function draw(products: Viewed[]): HTMLElement {
  const section = Object.assign(document.createElement('section'), { className: 'mt-section' });
  section.setAttribute('aria-labelledby', 'viewed');
  section.innerHTML =
    `<h2 id="viewed" class="mb-6 text-heading">${text.recentlyViewed}</h2>` + '<ul class="viewed-strip"></ul>';
  section.querySelector('ul')?.append(...products.map(drawCard));
  return section;
}

function drawCard({ id, name, image, srcset }: Viewed): HTMLElement {
  const card = document.createElement('li');
  card.innerHTML =
    '<a class="group"><span class="picture-box"><picture><source type="image/avif" sizes="12rem">' +
    '<img alt="" width="240" height="300" loading="lazy" decoding="async"></picture></span>' +
    '<span class="mt-2 block text-sm leading-snug underline-offset-4 group-hover:underline"></span></a>';
  const [link, source, picture, label] = ['a', 'source', 'img', '.mt-2'].map((part) => card.querySelector(part)) as [
    HTMLAnchorElement,
    HTMLSourceElement,
    HTMLImageElement,
    Element,
  ];
  link.href = productPath(id);
  if (srcset) source.srcset = srcset;
  else source.remove();
  picture.src = image || '/placeholder.svg';
  label.textContent = name;
  return card;
}
