import { formatMoney, type Money } from '#lib/money.ts';
import { propsOf } from '#islands/island-props.ts';
import type { FormProduct } from '../product-page/form-product.ts';
import { isOnSale } from '../variant.ts';
import { recordViewed, recentlyViewed, type Viewed } from './recently-viewed.ts';
import { priceText } from '../price/price-text.ts';
import * as text from '../text.ts';
import { productPath } from '#lib/product-path.ts';

/** On a product's page: remembers it, and shows below everything what was looked at before. */
export function showViewed(island: HTMLElement): void {
  const { product, money } = propsOf(island) as { product: FormProduct; money: Money };
  const before = recentlyViewed(product.id);
  const srcset = document.querySelector<HTMLSourceElement>('.gallery source[type="image/avif"]')?.srcset;
  recordViewed({ ...product, srcset });
  const page = document.querySelector('main > .wrap');
  if (before.length && page) addBelow(page, draw(before, money));
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

function draw(products: Viewed[], money: Money): HTMLElement {
  const section = Object.assign(document.createElement('section'), { className: 'mt-section' });
  section.setAttribute('aria-labelledby', 'viewed');
  section.innerHTML =
    `<h2 id="viewed" class="mb-6 text-heading">${text.recentlyViewed}</h2>` + '<ul class="viewed-strip"></ul>';
  section.querySelector('ul')?.append(...products.map((one) => drawCard(one, money)));
  return section;
}

function drawCard(viewed: Viewed, money: Money): HTMLElement {
  const { id, name, image, srcset } = viewed;
  const card = document.createElement('li');
  card.innerHTML =
    '<a class="group"><span class="picture-box"><picture><source type="image/avif" sizes="12rem">' +
    '<img alt="" width="240" height="300" loading="lazy" decoding="async"></picture></span>' +
    '<span class="mt-2 block text-sm leading-snug underline-offset-4 group-hover:underline"></span></a>' +
    '<p class="mt-0.5 text-sm tabular-nums"></p>';
  const [link, source, picture, label, cost] = ['a', 'source', 'img', '.mt-2', 'p'].map((part) =>
    card.querySelector(part),
  ) as [HTMLAnchorElement, HTMLSourceElement, HTMLImageElement, Element, Element];
  link.href = productPath(id);
  if (srcset) source.srcset = srcset;
  else source.remove();
  picture.src = image || '/placeholder.svg';
  label.textContent = name;
  cost.append(labelled('span', `${text.price} `, priceText(viewed, money)));
  if (isOnSale(viewed))
    cost.append(' ', labelled('del', `${text.wasPrice} `, formatMoney(viewed.originalPrice, money)));
  return card;
}

function labelled(name: 'span' | 'del', label: string, amount: string): HTMLElement {
  const hidden = Object.assign(document.createElement('span'), { className: 'sr-only', textContent: label });
  const element = document.createElement(name);
  if (name === 'del') element.className = 'text-soft';
  element.append(hidden, amount);
  return element;
}
