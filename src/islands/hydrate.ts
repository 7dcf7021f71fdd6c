import { propsOf } from './island-props.ts';
import { importCode, importLazyBundle, islandFiles, preload } from './import-code.ts';

/** Parts whose code is fetched on their first event: React islands, and the actions of site/page/lazy-bundle.ts. */
export const INERT_PARTS = 'astro-island[ssr],[data-action]';

interface LazyBundle {
  actions: Record<string, (part: HTMLElement) => void>;
}
type Renderer = (island: HTMLElement) => (component: unknown, props: unknown, slots: object, options: object) => void;

/** Fetches all files of a part at once and runs them on its HTML. `ready` restores that HTML as it came. */
export async function activate(part: HTMLElement, ready: () => void): Promise<void> {
  if (part.dataset.action) {
    const { actions } = await importLazyBundle<LazyBundle>();
    ready();
    // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- a name that is no action is to throw
    actions[part.dataset.action]!(part);
    delete part.dataset.action;
  } else await hydrate(part, ready);
}

/** As Astro's own runtime does it, without slots and kinds of props that our islands do not take. */
async function hydrate(island: HTMLElement, ready: () => void): Promise<void> {
  const named = (name: string) => island.getAttribute(name) ?? '';
  // The head of a page preloads the files of its `client:load` island.
  if (named('client') !== 'load') preload(islandFiles);
  // An attribute of the development server.
  if (import.meta.env.DEV && named('before-hydration-url')) await import(named('before-hydration-url'));
  const [code, { default: renderer }] = await Promise.all([
    importCode<Record<string, unknown>>(named('component-url')),
    importCode<{ default: Renderer }>(islandFiles.at(-1) ?? ''),
    whenParsed(island),
  ]);
  ready();
  renderer(island)(code[named('component-export') || 'default'], propsOf(island), {}, {});
  island.removeAttribute('ssr');
}

/** Astro ends an island's HTML with a comment. */
function whenParsed(island: HTMLElement): unknown {
  if (island.lastChild?.nodeType === Node.COMMENT_NODE || document.readyState !== 'loading') return undefined;
  return new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
}
