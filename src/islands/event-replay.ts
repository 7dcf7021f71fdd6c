import { afterPaint } from '#lib/after-paint.ts';
import { isPlain } from '#lib/plain-click.ts';
import { reloadOnce } from '#lib/reload-once.ts';
import { ASLEEP, wakeUp } from './hydrate.ts';

/**
 * Does a tap's work without the island's code, when it can; false leaves it to the island. Asked for buttons marked
 * `data-quick`.
 */
export type Quick = (button: HTMLElement, island: HTMLElement) => boolean;

const waking = new Map<HTMLElement, HTMLElement[]>();

/**
 * The code of an island (`client:intent`, `client:load`) or act is fetched on the first pointer, focus, key or scroll
 * that reaches it. Taps that come before it is awake (Enter in a form is one, on its button) are held back, from the
 * page's first byte on, and replayed in their order, so none is lost (docs/architecture.md, "Hydration"); pressing a
 * submit button again is the same act. Links keep their own behaviour unless marked `data-replay`; inputs always keep
 * theirs, islands read them from the DOM.
 */
export function holdTaps(quick: Quick): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'scroll'])
    addEventListener(type, startBy, true);
  addEventListener('click', (event) => hold(event, quick), true);
  // Islands that are their page's purpose come with it, as soon as their first tag is there.
  customElements.define(
    'astro-island',
    class extends HTMLElement {
      connectedCallback() {
        if (this.getAttribute('client') === 'load') wake(this, Promise.resolve());
      }
    },
  );
}

function startBy({ target, type }: Event): void {
  if (!(target instanceof Element) || target.closest('[data-quick]')) return;
  // A strip that snaps into its place has not been scrolled.
  const part = (type !== 'scroll' || target.scrollLeft) && target.closest<HTMLElement>(ASLEEP);
  if (part) wake(part);
}

function hold(event: MouseEvent, quick: Quick): void {
  const target = (event.target as Element).closest<HTMLElement>('button,a[data-replay]');
  const part = target?.closest<HTMLElement>(ASLEEP);
  if (!target || !part || (target as HTMLButtonElement).popoverTargetElement || !isPlain(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const held = waking.get(part) ?? [];
  if (!held.length && 'quick' in target.dataset && quick(target, part)) return;
  const again = (target as HTMLButtonElement).type === 'submit' && held.includes(target);
  target.ariaBusy = 'true';
  wake(part);
  if (!again) waking.get(part)!.push(target);
}

function wake(part: HTMLElement, shown = afterPaint()): void {
  if (waking.has(part)) return;
  const held: HTMLElement[] = [];
  waking.set(part, held);
  // React compares the attributes: the marks go before it looks.
  const unmark = () => held.forEach((target) => (target.ariaBusy = null));
  shown
    .then(() => wakeUp(part, unmark))
    .then(
      () => held.forEach((target) => target.click()),
      (error: unknown) => {
        waking.delete(part);
        unmark();
        reloadOnce(error);
      },
    );
}
