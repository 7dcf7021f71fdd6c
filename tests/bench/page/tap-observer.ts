/** What followed a tap on Add to Cart, in ms from its pointerdown. */
export interface TapResult {
  /** ms from navigation; null when the page never saw it. */
  at: number | null;
  /** Did the finger meet the button? */
  hit: boolean;
  /** The first change a shopper can see, once painted: the button's pressed look, or what the script does. */
  feedback: number | null;
  /** The item is in localStorage and the badge says so, once painted. */
  inCart: number | null;
  /** The page that followed showed something; null while the shopper stays. */
  nextPage: number | null;
  /** How many pieces are in the cart in the end. */
  pieces: number;
}

/**
 * Runs in every document of the tab, before the page's own scripts. Notes are kept in sessionStorage, since the tap
 * may lead to another document.
 */
export function observeTap(productId: string): void {
  if (window !== top || !location.protocol.startsWith('http')) return;
  const note = (key: string, value: number) =>
    sessionStorage.getItem(key) ?? sessionStorage.setItem(key, String(value));
  const since = () => performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('bench-tap'));
  const painted = (key: string) => requestAnimationFrame(() => setTimeout(() => note(key, since())));

  let seenInCart = false;
  function lookInCart(): void {
    if (
      seenInCart ||
      !(Number.parseInt(document.documentElement.dataset.cart ?? '') > 0) ||
      !localStorage.getItem('cart')?.includes(productId)
    )
      return;
    seenInCart = true;
    painted('bench-in-cart');
  }

  /**
   * The button and what it stands in, the messages, dialogs, the cart badge: not what else changes while a page loads.
   */
  function changes(button: Element, { type, target, attributeName, addedNodes }: MutationRecord): boolean {
    const element = target as Element;
    if (type === 'attributes')
      return (
        attributeName === 'data-cart' ||
        element === button ||
        (element.contains(button) && /busy|class|data-/.test(attributeName!)) ||
        element.matches('dialog, [popover]')
      );
    return (
      button.contains(target) ||
      (target instanceof Element &&
        target.closest('dialog, [role=dialog], [popover], [role=status], [role=alert]') !== null) ||
      [...addedNodes].some((node) => node instanceof Element && node.matches('dialog, [role=dialog], [role=alert]'))
    );
  }

  /** `:active` of the frame that is about to be painted, where the style sheet gives it a look. */
  function looksPressed(button: Element): boolean {
    return button.matches(':active') && getComputedStyle(button).opacity !== '1';
  }

  function follow(): void {
    lookInCart();
    setInterval(lookInCart, 10);
  }

  /** Nothing to be seen before: then the next page is the answer. */
  function arrived(paintedAt: number): void {
    const after = performance.timeOrigin + paintedAt - Number(sessionStorage.getItem('bench-tap'));
    note('bench-next-page', after);
    note('bench-feedback', after);
  }

  if (sessionStorage.getItem('bench-tap')) {
    new PerformanceObserver((list) =>
      list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => arrived(startTime)),
    ).observe({ type: 'paint', buffered: true });
    document.addEventListener('DOMContentLoaded', follow);
    return;
  }
  addEventListener(
    'pointerdown',
    (event) => {
      const button = (event.target as Element).closest('button');
      note('bench-tap', performance.timeOrigin + event.timeStamp);
      note('bench-tap-at', event.timeStamp);
      note('bench-hit', button?.textContent.includes('Add to Cart') ? 1 : 0);
      if (!button) return;
      requestAnimationFrame(() => looksPressed(button) && setTimeout(() => note('bench-feedback', since())));
      new MutationObserver((records) => {
        if (records.some((record) => changes(button, record))) painted('bench-feedback');
        lookInCart();
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      follow();
    },
    { capture: true, once: true },
  );
}

/** Runs in the page. */
export function readTap(productId: string): TapResult {
  const noted = (key: string) => (sessionStorage.getItem(key) === null ? null : Number(sessionStorage.getItem(key)));
  const lines = JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: string; quantity: number }[];
  return {
    at: noted('bench-tap-at'),
    hit: noted('bench-hit') === 1,
    feedback: noted('bench-feedback'),
    inCart: noted('bench-in-cart'),
    nextPage: noted('bench-next-page'),
    pieces: lines.filter(({ id }) => id === productId).reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
