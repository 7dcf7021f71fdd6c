import type { WireImage } from '#contract/product.ts';

const HOVERS = '(hover: hover) and (min-width: 48rem)';
const WIDTH = 640;

/** The file of a card's second picture. None of a picture that comes in one size: originals may be any weight. */
export function secondFile(picture: WireImage | undefined): string | undefined {
  const candidates = (picture?.srcset && (picture.sources?.[0]?.srcset ?? picture.srcset))?.split(', ') ?? [];
  const widths = candidates.map((one) => one.split(' ') as [string, string]);
  return (widths.find(([, width]) => parseInt(width) >= WIDTH) ?? widths.at(-1))?.[0];
}

/** Fetches a card's second picture when a mouse first points at the card; a touch screen has none. */
export function showSecondPictures(): void {
  if (!matchMedia(HOVERS).matches) return;
  const show = (card: Element | null): void => {
    const box = card?.querySelector<HTMLElement>('[data-second]');
    if (!box) return;
    const picture = Object.assign(document.createElement('img'), { className: 'on-hover', alt: '' });
    picture.src = box.dataset.second ?? '';
    delete box.dataset.second;
    box.append(picture);
  };
  show(document.querySelector('.product-card:hover'));
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, ({ target }) => show((target as Element).closest('.product-card')));
}
