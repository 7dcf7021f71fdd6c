import { afterPaint } from '#lib/after-paint.ts';
import { isPlain } from '#lib/plain-click.ts';
import { reloadOnce } from '#lib/reload-once.ts';
import { INERT_PARTS, activate } from './hydrate.ts';

/**
 * Does a tap's work without the island's code, when it can; false leaves it to the island. Asked for buttons marked
 * `data-instant`.
 */
export type InstantHandler = (button: HTMLElement, island: HTMLElement) => boolean;

const queues = new Map<HTMLElement, HTMLElement[]>();

/**
 * The code of an island (`client:intent`, `client:load`) or act is fetched on the first pointer, focus, key or scroll
 * that reaches it. Taps that come before it is awake (Enter in a form is one, on its button) are held back, from the
 * page's first byte on, and replayed in their order, so none is lost (docs/architecture.md, "Hydration"); pressing a
 * submit button again is the same act. Links keep their own behaviour unless marked `data-replay`; inputs always keep
 * theirs, islands read them from the DOM.
 */
export function replayEvents(instantHandler: InstantHandler): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'scroll'])
    addEventListener(type, hydrateOn, true);
  addEventListener('click', (event) => queueClick(event, instantHandler), true);
  // Islands that are their page's purpose come with it, as soon as their first tag is there.
  customElements.define(
    'astro-island',
    class extends HTMLElement {
      connectedCallback() {
        if (this.getAttribute('client') === 'load') startHydration(this, Promise.resolve());
      }
    },
  );
}

function hydrateOn({ target, type }: Event): void {
  if (!(target instanceof Element) || target.closest('[data-instant]')) return;
  // A strip that snaps into its place has not been scrolled.
  const part = (type !== 'scroll' || target.scrollLeft) && target.closest<HTMLElement>(INERT_PARTS);
  if (part) startHydration(part);
}

function queueClick(event: MouseEvent, instantHandler: InstantHandler): void {
  const target = (event.target as Element).closest<HTMLElement>('button,a[data-replay]');
  const part = target?.closest<HTMLElement>(INERT_PARTS);
  if (!target || !part || (target as HTMLButtonElement).popoverTargetElement || !isPlain(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const queue = queues.get(part) ?? [];
  if (!queue.length && 'quick' in target.dataset && instantHandler(target, part)) return;
  const again = (target as HTMLButtonElement).type === 'submit' && queue.includes(target);
  target.ariaBusy = 'true';
  startHydration(part);
  if (!again) queues.get(part)!.push(target);
}

function startHydration(part: HTMLElement, shown = afterPaint()): void {
  if (queues.has(part)) return;
  const queue: HTMLElement[] = [];
  queues.set(part, queue);
  // React compares the attributes: the marks go before it looks.
  const unmark = () => queue.forEach((target) => (target.ariaBusy = null));
  shown
    .then(() => activate(part, unmark))
    .then(
      () => queue.forEach((target) => target.click()),
      (error: unknown) => {
        queues.delete(part);
        unmark();
        reloadOnce(error);
      },
    );
}
