import { root } from '#islands/page-root.ts';

const FORWARDED_MS = 99;
/** During a view transition the browser sends clicks to the root element; they are repeated on what is below them. */
export function forwardClicks(): void {
  // The event comes before this script, when the head script has kept it, or after.
  forwardDuring(self.revealed);
  onpagereveal = forwardDuring;
}

function forwardDuring(reveal: PageRevealEvent | undefined): void {
  const transition = reveal?.viewTransition;
  if (!transition) return;
  const forward = ({ target, isTrusted, clientX, clientY }: MouseEvent) => {
    if (target !== root || !isTrusted) return;
    transition.skipTransition();
    void transition.finished.then(() => {
      const met = document.elementFromPoint(clientX, clientY) as HTMLElement;
      met.focus();
      met.click();
    });
  };
  addEventListener('click', forward);
  void transition.finished.then(() => setTimeout(() => removeEventListener('click', forward), FORWARDED_MS));
}

/** The transition turns the card's picture into the product page's, which has the same `view-transition-name`. */
export function sharePicture(): void {
  addEventListener('pageswap', ({ viewTransition: transition, activation }) => {
    if (!transition) return;
    // Chromium has no entry when the page goes for good, whatever its types say.
    const to = (activation as { entry: { url: string } | null } | null)?.entry?.url;
    const link = to && document.querySelector(`.product-card > a[href="${CSS.escape(new URL(to).pathname)}"]`);
    if (link && link.getBoundingClientRect().bottom > 0) link.querySelector('img')?.classList.add('shared-picture');
  });
}

/**
 * Chromium reports each transition that it ends early, "Page already revealed" on a busy machine, as a failure of the
 * page. False keeps it out of the console. Until here the head script lets nothing through: no promise of ours has been
 * made by then.
 */
export function ignoreEndedTransitions(): void {
  onunhandledrejection = ({ reason }) =>
    !/transition/i.test((reason as Partial<Error> | null)?.message as unknown as string);
}
