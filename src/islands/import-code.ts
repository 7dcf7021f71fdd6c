/** Files that a page may need later, named by layouts/Layout.astro: the entry, then what it imports. */
const { lazyBundle = '', islandFiles: files = '' } =
  document.querySelector<HTMLElement>('[data-lazy-bundle]')?.dataset ?? {};
export const lazyBundleFiles = lazyBundle.split(' ') as [string, ...string[]];
/** The code files that the islands with `client:intent` share. */
export const islandFiles = files.split(' ');

/** Tries twice, because a mobile connection may fail for a moment. */
export function importCode<Code>(url: string): Promise<Code> {
  return import(url).catch(() => new Promise((wait) => setTimeout(wait, 1_000)).then(() => import(`${url}?again`)));
}

/** site/page/lazy-bundle.ts: toasts, and behaviour that needs no React. */
export function importLazyBundle<Code>(): Promise<Code> {
  preload(lazyBundleFiles);
  return importCode(lazyBundleFiles[0]);
}

const preloaded = new Set<string | null>();

export function preload(urls: readonly (string | null)[], fetchPriority: 'high' | 'low' = 'high'): void {
  for (const href of urls) {
    if (href && !preloaded.has(href))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }),
      );
    preloaded.add(href);
  }
}
