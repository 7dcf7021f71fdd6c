import type { ClientDirective } from 'astro';

/**
 * `client:intent`: an island's code is fetched on the first pointer, focus or key that reaches it. Taps and submits
 * that come before the island is alive are held back and replayed in their order, so none is lost (design.md section
 * 4); pressing a submit button again is the same act. Links keep their own behaviour unless marked `data-replay`;
 * inputs always keep theirs, islands read them from the DOM.
 */
const EARLY = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

const intent: ClientDirective = (load, _options, island) => {
  let waking: Promise<void> | undefined;
  let held: HTMLElement[] = [];

  function wake(): void {
    waking ??= revive().catch((error: unknown) => {
      waking = undefined;
      release();
      reloadOnce(error);
    });
  }

  async function revive(): Promise<void> {
    const hydrate = await load();
    // React compares the attributes: the marks go before it looks.
    for (const target of held) target.removeAttribute('aria-busy');
    await hydrate();
    for (const name of EARLY) island.removeEventListener(name, wake);
    island.removeEventListener('click', hold, true);
    island.removeEventListener('submit', holdSubmit, true);
    for (const target of release()) target.click();
  }

  function release(): HTMLElement[] {
    const released = held;
    held = [];
    for (const target of released) target.removeAttribute('aria-busy');
    return released;
  }

  function hold(event: MouseEvent): void {
    const target = (event.target as Element).closest<HTMLElement>('button, a[data-replay]');
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    stop(event, target);
  }

  function holdSubmit(event: SubmitEvent): void {
    const target = event.submitter ?? (event.target as HTMLFormElement).querySelector<HTMLElement>('[type=submit]');
    if (target) stop(event, target);
  }

  function stop(event: Event, target: HTMLElement): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    const again = (target as HTMLButtonElement).type === 'submit' && held.includes(target);
    if (!again) held.push(target);
    target.setAttribute('aria-busy', 'true');
    wake();
  }

  for (const name of EARLY) island.addEventListener(name, wake, { passive: true });
  island.addEventListener('click', hold, true);
  island.addEventListener('submit', holdSubmit, true);
};

/** After a deploy an open page may name chunks that are gone (reliability B9): one reload fetches the new names. */
function reloadOnce(error: unknown): void {
  const key = 'reloaded-for-chunk';
  try {
    if (sessionStorage.getItem(key) === location.href) return;
    sessionStorage.setItem(key, location.href);
  } catch {
    return;
  }
  if (navigator.onLine && /import|fetch|load/i.test(String(error))) location.reload();
}

export default intent;
