import { propsOf } from './island-props.ts';
import { importCode, importSmallCode, islandFiles, preload } from './page-code.ts';

/** Parts whose code comes with the first touch: React islands, and by `data-act` what site/page/lazy-bundle.ts does. */
export const ASLEEP = 'astro-island[ssr],[data-act]';

interface SmallCode {
  acts: Record<string, (part: HTMLElement) => void>;
}
type Renderer = (island: HTMLElement) => (component: unknown, props: unknown, slots: object, options: object) => void;

/** Fetches a part's code, all files of it at once, and lets it take over its HTML, once `ready` has made that as it came. */
export async function wakeUp(part: HTMLElement, ready: () => void): Promise<void> {
  if (part.dataset.act) {
    const { acts } = await importSmallCode<SmallCode>();
    ready();
    acts[part.dataset.act]!(part);
    delete part.dataset.act;
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
    arrivalOf(island),
  ]);
  ready();
  renderer(island)(code[named('component-export')], propsOf(island), {}, {});
  island.removeAttribute('ssr');
}

/** Astro ends an island's HTML with a comment. */
function arrivalOf(island: HTMLElement): unknown {
  if (island.lastChild?.nodeType === Node.COMMENT_NODE || document.readyState !== 'loading') return undefined;
  return new Promise((arrived) => document.addEventListener('DOMContentLoaded', arrived));
}
