import { readFileSync } from 'node:fs';
import { importsOf, sourcesIn } from './source-imports.ts';

/** The islands that pages and components render with `client:…`, by that directive. */
export function islandsByDirective(): { intent: string[]; load: string[] } {
  const found = { intent: new Set<string>(), load: new Set<string>() };
  for (const file of sourcesIn('src', '.astro')) {
    const imports = importsOf(file);
    for (const [, tag = '', directive] of readFileSync(file, 'utf8').matchAll(
      /<([A-Z]\w*)\s[^<>]*?\bclient:(intent|load)\b/g,
    )) {
      const island = imports.find(({ name }) => name === tag);
      if (!island) throw new Error(`${file} renders the island ${tag} and does not import it.`);
      found[directive as 'intent' | 'load'].add(island.file);
    }
  }
  const [intent, load] = [[...found.intent].sort(), [...found.load].sort()];
  if (!intent.length || !load.length) throw new Error('No component is rendered with client:intent or client:load.');
  return { intent, load };
}
