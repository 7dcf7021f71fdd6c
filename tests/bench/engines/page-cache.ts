import { registerHooks } from 'node:module';
import memoryProvider from 'astro/cache/memory';
import type { APIContext } from 'astro';
import { cacheHeaders } from '#cache/cache-headers.ts';
import { randomFrom } from '../../fixtures/random.ts';

/**
 * What the own page cache gains over Astro's `memoryCache()`: pages rendered when a hundred shoppers ask for one at
 * once, bytes held and sent, and what becomes of a page that changes while it is rendered, or cannot be rendered after
 * a change. `node --expose-gc tests/bench/engines/page-cache.ts`.
 */
const ASKED_AT_ONCE = 100;
const PAGES = 500;
const CARDS = 12;

interface Cache {
  respond: (path: string, load: () => Promise<Response>) => Promise<Response>;
  invalidate: (tag: string) => Promise<void> | void;
  /** Resolves when what was rendered is stored. */
  settled: () => Promise<unknown>;
}

// What the build makes of the pages.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'virtual:cacheable-pages'
      ? { url: `data:text/javascript,export const pages = [{ route: '/[name]', query: [] }]`, shortCircuit: true }
      : next(specifier, context),
});
const { PageCache } = await import('#cache/page-cache.ts');

function own(): Cache {
  const cache = new PageCache({ bytes: 256 * 1024 * 1024, followsChanges: true });
  return {
    respond: (path, load) => cache.respond(requestFor(path), load),
    invalidate: (tag) => cache.invalidate([tag]),
    settled: () => cache.settled(),
  };
}

function astro(): Cache {
  const provider = memoryProvider({ max: PAGES * 2 });
  return {
    respond: async (path, load) =>
      await provider.onRequest!({ request: requestFor(path) } as unknown as APIContext, load),
    invalidate: (tag) => provider.invalidate({ tags: [tag] }),
    // It answers when it has stored.
    settled: () => Promise.resolve(),
  };
}

function requestFor(path: string): Request {
  return new Request(`http://localhost${path}`, { headers: { host: 'localhost', 'accept-encoding': 'gzip, br' } });
}

const random = randomFrom(20261125);
const word = () => Math.floor(random() * 46_656).toString(36);

/** A listing of a dozen cards, some 12 KB, of which each differs. */
function page(): string {
  const card = () =>
    `<li class="card grid gap-2"><a href="/product/${word()}-${word()}"><img src="/_image?href=${word()}${word()}&w=320" srcset="${[160, 320, 480, 640].map((width) => `/_image?href=${word()}${word()}&w=${width} ${width}w`).join(', ')}" sizes="(min-width: 40rem) 25vw, 50vw" width="320" height="400" alt="${word()} ${word()} ${word()}"><h3 class="text-sm">${word()} ${word()}</h3><p class="price">₹${Math.floor(random() * 9_000)}</p></a><astro-island props='{"id":"${word()}","title":"${word()} ${word()}","price":${Math.floor(random() * 9_000)}}' ssr><button type="button" data-instant>Add to Cart</button></astro-island></li>`;
  return `<!doctype html><html><head><title>${word()}</title><style>${'.card{display:grid;gap:.5rem}'.repeat(200)}</style></head><body><ul>${Array.from({ length: CARDS }, card).join('')}</ul></body></html>`;
}

const headers = { 'content-type': 'text/html', ...cacheHeaders({ maxAge: 60, stale: 3600, tags: ['shop'] }) };
const rendered = (html: string) => new Response(html, { headers });
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

for (const [name, make] of Object.entries({ own, astro })) {
  console.log(
    `${name}: ${[await rendersAtOnce(make()), await held(make()), await changed(make()), await failing(make())].join('; ')}`,
  );
}

async function rendersAtOnce(cache: Cache): Promise<string> {
  let renders = 0;
  const load = async () => {
    renders += 1;
    await later(20);
    return rendered(page());
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, async () => (await cache.respond('/all', load)).text()));
  return `${renders} renders for ${ASKED_AT_ONCE} at once`;
}

async function held(cache: Cache): Promise<string> {
  const before = await memory();
  for (let number = 0; number < PAGES; number++) {
    const html = page();
    await (await cache.respond(`/page-${number}`, () => Promise.resolve(rendered(html)))).text();
  }
  await cache.settled();
  const bytes = (await memory()) - before;
  const stored = await cache.respond('/page-1', () => Promise.reject(new Error('not stored')));
  const sent = (await stored.arrayBuffer()).byteLength;
  return `${(bytes / PAGES / 1024).toFixed(1)} KB held a page, ${(sent / 1024).toFixed(1)} KB sent`;
}

async function memory(): Promise<number> {
  for (let round = 0; round < 5; round++) {
    globalThis.gc!();
    await later(50);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function changed(cache: Cache): Promise<string> {
  let price = 'old';
  const load = async () => {
    const read = price;
    await later(20);
    return rendered(read);
  };
  const first = cache.respond('/changing', load).then((answer) => answer.text());
  await later(5);
  price = 'new';
  await cache.invalidate('shop');
  await first;
  await cache.settled();
  return `changed while rendered: the ${await (await cache.respond('/changing', load)).text()} page next`;
}

async function failing(cache: Cache): Promise<string> {
  await (await cache.respond('/failing', () => Promise.resolve(rendered('page')))).text();
  await cache.settled();
  await cache.invalidate('shop');
  const { status } = await cache.respond('/failing', () => Promise.resolve(new Response('', { status: 500 })));
  return `not rendered after a change: ${status}`;
}
