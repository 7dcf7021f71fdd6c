import { root } from './page-root.ts';

/** Files a page may come to need, as the build named them (layouts/Layout.astro): one that is asked for, then its imports. */
const { lazyBundle = '', islandFiles: files = '' } = root.dataset;
export const lazyBundleFiles = lazyBundle.split(' ');
/** What all islands share. */
export const islandFiles = files.split(' ');

/** A second try helps over a hole in the line. */
export function importCode<Code>(url: string): Promise<Code> {
  return import(url).catch(() => new Promise((wait) => setTimeout(wait, 1_000)).then(() => import(`${url}?again`)));
}

/** site/page/lazy-bundle.ts: messages, and what needs no React. */
export function importLazyBundle<Code>(): Promise<Code> {
  preload(lazyBundleFiles);
  return importCode(lazyBundleFiles[0]!);
}

const preloaded = new Set<string>();

export function preload(urls: readonly string[], fetchPriority: 'high' | 'low' = 'high'): void {
  for (const href of urls) {
    if (href && !preloaded.has(href))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }),
      );
    preloaded.add(href);
  }
}
