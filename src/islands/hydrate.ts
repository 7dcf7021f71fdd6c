import { propsOf } from './island-props.ts';
import { importCode, importLazyBundle, islandFiles, preload } from './import-code.ts';

/** Parts whose code comes with the first touch: React islands, and by `data-action` what site/page/lazy-bundle.ts does. */
export const INERT_PARTS = 'astro-island[ssr],[data-action]';

interface LazyBundle {
  actions: Record<string, (part: HTMLElement) => void>;
}
type Renderer = (island: HTMLElement) => (component: unknown, props: unknown, slots: object, options: object) => void;

/** Fetches a part's code, all files of it at once, and lets it take over its HTML, once `ready` has made that as it came. */
export async function activate(part: HTMLElement, ready: () => void): Promise<void> {
  if (part.dataset.action) {
    const { actions } = await importLazyBundle<LazyBundle>();
    ready();
    actions[part.dataset.action]!(part);
    delete part.dataset.action;
  } else await hydrate(part, ready);
}

/** What Astro's own runtime does for an island, without slots and the props our islands don't take. */
async function hydrate(island: HTMLElement, ready: () => void): Promise<void> {
  const named = (name: string) => island.getAttribute(name)!;
  // A page names the files of its own purpose in its head.
  if (named('client') !== 'load') preload(islandFiles);
  // Only the development server has it.
  if (import.meta.env.DEV && named('before-hydration-url')) await import(named('before-hydration-url'));
  const [code, { default: renderer }] = await Promise.all([
    importCode<Record<string, unknown>>(named('component-url')),
    importCode<{ default: Renderer }>(named('renderer-url')),
    whenParsed(island),
  ]);
  ready();
  renderer(island)(code[named('component-export')], propsOf(island), {}, {});
  island.removeAttribute('ssr');
}

/** Astro ends an island's HTML with a comment. */
function whenParsed(island: HTMLElement): unknown {
  if (island.lastChild?.nodeType === Node.COMMENT_NODE || document.readyState !== 'loading') return undefined;
  return new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
}
