import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LAZY_BUNDLE } from './chunk-names.ts';
import { islandsByDirective } from './island-directives.ts';

/** The bundler's facts of a module; it reuses the arrays, so they are copied before the next `getModuleInfo`. */
interface ModuleFacts {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
}
export interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleFacts | null;
}

/** What a quote and an order say of their totals. */
const TOTALS = 'src/contract/totals.ts';
const QUOTE = /\/src\/(?:cart\/quote|checkout\/cart-check)\//;
/** What is done once, however often it is asked for: an order and its payment; and the phone numbers of both. */
const ATTEMPT = ['src/checkout/idempotency-key.ts', 'src/checkout/order/order-id.ts', 'src/lib/places/indian-phone.ts'];
const REACT = /\/node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//;

/** The files that rules name: one that was moved would fall out of its group, unseen. */
export const NAMED_FILES = [TOTALS, ...ATTEMPT];

/**
 * The files that islands share, by who imports a module. One file a set of importers would be twice as many files, and
 * requests cost a phone more than the bytes that one of these groups has too many. What fits none is left to the
 * bundler. A group takes along what its modules import, so the ones with most importers come first.
 */
export const CHUNK_GROUPS = [
  'react',
  'shop',
  'api',
  'wishlist',
  'components',
  'intent-islands',
  'quote',
  'attempt',
] as const;

export function chunkGroups(islands = islandsByDirective(), root = process.cwd()) {
  const intent = new Set(islands.intent.map((file) => resolve(root, file)));
  const load = new Set(islands.load.map((file) => resolve(root, file)));
  const lazyBundle = resolve(root, LAZY_BUNDLE);
  const totals = resolve(root, TOTALS);
  const attempt = new Set(ATTEMPT.map((file) => resolve(root, file)));
  const entries = new Map<string, Set<string>>();
  const react = new Map<string, boolean>();

  /** The entries and lazily imported modules that import this one, directly or not. */
  function entriesOf(id: string, graph: ModuleGraph): Set<string> {
    const known = entries.get(id);
    if (known) return known;
    const found = new Set<string>();
    const seen = new Set<string>();
    const visit = (module: string): void => {
      const facts = graph.getModuleInfo(module);
      if (!facts || seen.has(module)) return;
      seen.add(module);
      if (facts.isEntry || facts.dynamicImporters.length > 0) found.add(module);
      [...facts.importers].forEach(visit);
    };
    visit(id);
    entries.set(id, found);
    return found;
  }

  function needsReact(id: string, graph: ModuleGraph): boolean {
    const known = react.get(id);
    if (known !== undefined) return known;
    const isReact = REACT.test(id);
    // Set before its imports are visited, which may lead back to it.
    react.set(id, isReact);
    if (isReact) return true;
    const imported = [...(graph.getModuleInfo(id)?.importedIds ?? [])];
    const needed = imported.some((one) => needsReact(one, graph));
    react.set(id, needed);
    return needed;
  }

  function groupOf(id: string, graph: ModuleGraph): (typeof CHUNK_GROUPS)[number] | null {
    if (REACT.test(id)) return 'react';
    const users = [...entriesOf(id, graph)];
    const inIntent = users.some((one) => intent.has(one));
    const everywhere = inIntent || users.includes(lazyBundle);
    const pages = users.filter((one) => load.has(one)).length;
    if (needsReact(id, graph)) {
      if (pages > load.size / 3 || (inIntent && pages > 1)) return 'components';
    } else {
      // What a single page has of it is not sent to the others: they fetch it later, if at all.
      if (everywhere && pages > 0) return pages > 1 ? 'shop' : 'wishlist';
      if (inIntent && users.some((one) => !needsReact(one, graph))) return 'shop';
      if (!everywhere && (pages > load.size / 2 || (pages > 1 && id === totals))) return 'api';
    }
    if (inIntent && users.length > 1) return 'intent-islands';
    // What cart page and checkout ask the store: four small files are more bytes than one.
    if (pages > 1 && QUOTE.test(id)) return 'quote';
    return pages > 1 && attempt.has(id) ? 'attempt' : null;
  }

  return CHUNK_GROUPS.map((group, index) => ({
    name: (id: string, graph: ModuleGraph) => (groupOf(id, graph) === group ? group : null),
    debugName: group,
    priority: CHUNK_GROUPS.length - index,
  }));
}

/** A group that holds nothing has lost its rule: the build says so instead of sending pages more files than before. */
export function checkChunkGroups(): Plugin {
  return {
    name: 'check-chunk-groups',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const empty = emptyGroups(Object.values(bundle).map((file) => (file.type === 'chunk' ? file.name : undefined)));
      if (empty.length)
        this.error(`No module is in the chunk group ${empty.join(', ')}: see src/build/chunk-groups.ts.`);
    },
  };
}

export function emptyGroups(chunkNames: readonly (string | undefined)[]): string[] {
  return CHUNK_GROUPS.filter((group) => !chunkNames.includes(group));
}
