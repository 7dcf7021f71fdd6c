declare namespace App {
  interface Locals {
    api: import('#api-client/api.ts').Api;
    /** Takes messages for a store whose backend takes none; undefined where nothing does. */
    mailApi: import('#api-client/api.ts').Api | undefined;
    /** All of the host's products, for sitemaps and feeds. */
    catalogue: import('#api-client/open-backend.ts').WatchedCatalogue;
    /** One name for this host's store, before each of its cache tags. */
    scope: string;
    store: import('#site/store.ts').Store;
    /** Where the browser finds the API: an origin with prefix, or a path. */
    apiBase: string;
    /** Scheme and host of the shop as visitors see it. */
    origin: string;
    /** Sources of the CSP's form-action on the payment page, besides 'self'. */
    paymentSources: () => Promise<string[]>;
    /** Whose pictures the image endpoint serves. */
    imageHosts: string[];
  }
}

interface ImportMetaEnv {
  /** The language the shop is built in: see build/translated-texts.ts. */
  readonly SHOP_LANGUAGE?: string;
}

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates on the first pointer, focus or key, and replays that first act: see islands/event-replay.ts. */
    'client:intent'?: boolean;
  }
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number; default: number }>;
      keepFeatures: string[];
    },
  ): Promise<Uint8Array>;
}

/** Made by the build: see build/inline-scripts.ts. */
declare module 'virtual:head-script' {
  const text: string;
  export default text;
}

/** As the head script, with its hash for the CSP of the pages that have it. */
declare module 'virtual:code-script' {
  const script: { text: string; hash: `sha256-${string}` };
  export default script;
}

/** As the head script. */
declare module 'virtual:page-script' {
  const text: string;
  export default text;
}

/** The values that the head script (site/page/head-script.ts) leaves for the page script. */
interface Window {
  /** Buttons pressed meanwhile. */
  pressed: HTMLElement[];
  /** How the page came: by a view transition, perhaps. */
  revealed: PageRevealEvent | undefined;
}

/** Made by the build: see build/chunk-names.ts. */
declare module 'virtual:chunk-names' {
  /** The file of a module (`src/site/page/lazy-bundle.ts`), then those it imports. */
  export function files(path: string): string[];
  /** The files that the islands with `client:intent` import. */
  export const sharedByIntentIslands: string[];
}

/** Made by the build: see build/critical-css/critical-css.ts. */
declare module 'virtual:critical-css' {
  const styles: {
    /** By page, its critical CSS and the hash of that for the CSP; undefined in development. */
    critical?: Record<string, { css: string; hash: `sha256-${string}` }>;
    /** The file of all other styles. */
    sheet: string;
  };
  export default styles;
}

/** Made by the build: see build/service-worker.ts. */
declare module 'virtual:service-worker' {
  const worker: { buildId: string; script: string; removal: string };
  export default worker;
}

/** Made by the build from what pages export as `cacheable`: see build/cacheable-pages.ts. */
declare module 'virtual:cacheable-pages' {
  /** Every page; without `query`, it may not be cached. */
  export const pages: { route: string; query?: readonly string[] }[];
}
