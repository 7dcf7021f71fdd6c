import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHUNK_GROUPS, chunkGroups, emptyGroups, NAMED_FILES } from '../../../src/build/chunk-groups.ts';
import { islandsByDirective } from '../../../src/build/island-directives.ts';

const REACT = '/shop/node_modules/react/index.js';
const LAZY = '/shop/src/site/page/lazy-bundle.ts';
const intent = ['a', 'b'].map((name) => `src/${name}.tsx`);
const load = ['c', 'd', 'e', 'f'].map((name) => `src/${name}.tsx`);

/** The group of the module `it` that these entries import; it imports React where it `draws`. */
function groupOf(importers: string[], { draws = false, dynamic = [] as string[], it = 'it' } = {}): string | null {
  const entries = importers.map((name) => (name === 'lazy' ? LAZY : `/shop/src/${name}.tsx`));
  const graph = {
    getModuleInfo: (id: string) => ({
      isEntry: entries.includes(id),
      importers: id === it ? [...entries, ...dynamic] : [],
      dynamicImporters: dynamic.includes(id) ? [LAZY] : [],
      importedIds: id === it ? (draws ? [REACT] : []) : id.endsWith('.tsx') ? [REACT] : [],
    }),
  };
  const groups = chunkGroups({ intent, load }, '/shop').sort((a, b) => b.priority - a.priority);
  return groups.map(({ name }) => name(it, graph)).find(Boolean) ?? null;
}

describe('which file of the browser a module is in follows from who imports it', () => {
  test.each([
    ['shop', ['a', 'c', 'd'], {}],
    ['shop', ['lazy', 'c', 'd'], {}],
    ['wishlist', ['a', 'c'], {}],
    ['wishlist', ['lazy', 'c'], {}],
    ['shop', ['a', 'b'], { dynamic: ['script'] }],
    ['api', ['c', 'd', 'e'], {}],
    ['components', ['a', 'c', 'd'], { draws: true }],
    ['components', ['c', 'd', 'e'], { draws: true }],
    ['intent-islands', ['a', 'b'], {}],
    ['intent-islands', ['a', 'c'], { draws: true }],
    ['quote', ['c', 'd'], { it: '/shop/src/cart/quote/store.ts' }],
    [null, ['c'], { it: '/shop/src/cart/quote/store.ts' }],
    ['attempt', ['c', 'd'], { it: '/shop/src/checkout/idempotency-key.ts' }],
    ['api', ['c', 'd'], { it: '/shop/src/contract/totals.ts' }],
    [null, ['c', 'd'], {}],
    [null, ['lazy'], {}],
    [null, ['a'], { draws: true }],
  ])('%s: imported by %j, %j', (group, importers, how) => expect(groupOf(importers, how)).toBe(group));

  test('the islands are read from the pages', () => {
    const islands = islandsByDirective();
    expect(islands.intent).toContain('src/cart/CartDrawer.tsx');
    expect(islands.load).toContain('src/checkout/CheckoutPage.tsx');
  });

  test.each(NAMED_FILES)('%s, which a rule names, is there', (file) => expect(existsSync(file)).toBe(true));

  test('a group without a module is named, and ends the build', () => {
    expect(emptyGroups([...CHUNK_GROUPS, 'LoginForm'])).toEqual([]);
    expect(emptyGroups(['react', 'shop', undefined, 'components'])).toEqual([
      'api',
      'wishlist',
      'intent-islands',
      'quote',
      'attempt',
    ]);
  });
});
