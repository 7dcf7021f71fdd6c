import { afterPaint } from '#lib/after-paint.ts';
import { isPlain } from '#lib/plain-click.ts';
import { reloadOnce } from '#lib/reload-once.ts';
import { INERT_PARTS, activate } from './hydrate.ts';
import { root } from './page-root.ts';

/**
 * Does what a click on a button with `data-instant` does, without the island's code. False where it cannot, and the
 * island has to.
 */
export type InstantHandler = (button: HTMLElement, island: HTMLElement) => boolean;

const queues = new Map<HTMLElement, HTMLElement[]>();

/**
 * Fetches the code of an island or action on the first pointer, focus, key or scroll event that reaches it. Clicks that
 * come before it is hydrated (Enter in a form is a click on its button) are queued and replayed in their order, so that
 * none is lost (docs/architecture.md, "Hydration"); a second click on the same submit button is dropped. Links keep
 * their own behaviour unless marked `data-replay`. Inputs always do, since islands read them from the DOM.
 */
export function replayEvents(instantHandler: InstantHandler): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'scroll'])
    addEventListener(type, hydrateOn, true);
  addEventListener('click', (event) => queueClick(event, instantHandler), true);
  // What came before: the focus, and buttons that the head script noted.
  startAround(document.activeElement ?? root);
  onclick = null;
  for (const button of self.pressed) {
    button.ariaBusy = null;
    button.click();
  }
  // `client:load` starts as soon as the island's opening tag is parsed.
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
  // A strip that snaps into place sends a scroll event, too.
  if (target instanceof Element && (type !== 'scroll' || target.scrollLeft)) startAround(target);
}

function startAround(target: Element): void {
  const part = !target.closest('[data-instant]') && target.closest<HTMLElement>(INERT_PARTS);
  if (part) startHydration(part);
}

function queueClick(event: MouseEvent, instantHandler: InstantHandler): void {
  const target = (event.target as Element).closest<HTMLElement>('button,a[data-replay]');
  const part = target?.closest<HTMLElement>(INERT_PARTS);
  if (!target || !part || (target as HTMLButtonElement).popoverTargetElement || !isPlain(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const queue = queues.get(part);
  if (!queue?.length && 'instant' in target.dataset && instantHandler(target, part)) return;
  const again = (target as HTMLButtonElement).type === 'submit' && queue?.includes(target);
  target.ariaBusy = 'true';
  startHydration(part);
  if (!again) queues.get(part)?.push(target);
}

function startHydration(part: HTMLElement, shown = afterPaint()): void {
  if (queues.has(part)) return;
  const queue: HTMLElement[] = [];
  queues.set(part, queue);
  // Before hydration, because React compares the attributes.
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
