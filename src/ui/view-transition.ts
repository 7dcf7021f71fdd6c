import { root } from '#islands/page-root.ts';

const HANDED_ON_MS = 99;
/** GB, as browsers tell it; phones of less show the next page a tenth of a second sooner without pictures of two pages. */
const TURNS_FROM = 8;

/** Low-end phones turn pages plainly: the rule for it is the page's first style sheet (site/page/view-transition.css). */
export function turnPlainly(): void {
  if ((navigator as { deviceMemory?: number }).deviceMemory! < TURNS_FROM) document.styleSheets[0]!.disabled = true;
}

/** While a page turns into the next the browser gives taps to the root element: they are handed on to what they met. */
export function handTapsOn(): void {
  addEventListener('pagereveal', ({ viewTransition: turning }) => {
    if (!turning) return;
    const handOn = ({ target, isTrusted, clientX, clientY }: MouseEvent) => {
      if (target !== root || !isTrusted) return;
      turning.skipTransition();
      turning.finished.then(() => {
        const met = document.elementFromPoint(clientX, clientY) as HTMLElement;
        met.focus();
        met.click();
      });
    };
    addEventListener('click', handOn);
    turning.finished.then(() => setTimeout(() => removeEventListener('click', handOn), HANDED_ON_MS));
  });
}

/** A card's picture becomes the product's: the page that comes has one of that name. */
export function turnPages(): void {
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
