import { root } from '#islands/page-root.ts';

const FORWARDED_MS = 99;
/** GB, as browsers tell it; phones of less show the next page a tenth of a second sooner without pictures of two pages. */
const MIN_MEMORY_GB = 8;

/** Low-end phones turn pages plainly: the rule for it is the page's first style sheet (site/page/view-transition.css). */
export function disableOnSmallDevices(): void {
  if ((navigator as { deviceMemory?: number }).deviceMemory! < MIN_MEMORY_GB) document.styleSheets[0]!.disabled = true;
}

/** While a page turns into the next the browser gives taps to the root element: they are handed on to what they met. */
export function forwardClicks(): void {
  addEventListener('pagereveal', ({ viewTransition: turning }) => {
    if (!turning) return;
    const forward = ({ target, isTrusted, clientX, clientY }: MouseEvent) => {
      if (target !== root || !isTrusted) return;
      turning.skipTransition();
      turning.finished.then(() => {
        const met = document.elementFromPoint(clientX, clientY) as HTMLElement;
        met.focus();
        met.click();
      });
    };
    addEventListener('click', forward);
    turning.finished.then(() => setTimeout(() => removeEventListener('click', forward), FORWARDED_MS));
  });
}

/** A card's picture becomes the product's: the page that comes has one of that name. */
export function sharePicture(): void {
  addEventListener('pageswap', ({ viewTransition: turning, activation }) => {
    if (!turning) return;
    const to = activation?.entry?.url;
    const link = to && document.querySelector(`.product-card > a[href="${CSS.escape(new URL(to).pathname)}"]`);
    if (link && link.getBoundingClientRect().bottom > 0) link.querySelector('img')?.classList.add('shared-picture');
  });
  addEventListener(
    'unhandledrejection',
    (event) => /transition/i.test(event.reason?.message) && event.preventDefault(),
  );
}
