import type { Rollup } from 'vite';

export type Bundle = Rollup.OutputBundle;

/** The files of these modules and of all that they import, at once or later, by the paths of the modules' sources. */
export function reachableFiles(bundle: Bundle, root: string, modules: readonly string[]): string[] {
  const entries = new Set(modules.map((path) => `${root}/${path}`));
  const found = new Set<string>();
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.facadeModuleId && entries.has(file.facadeModuleId))
      withImports(file.fileName, bundle, { later: true }, found);
  return [...found].sort();
}

/** A file, then all that it imports at once; with `later` also what it imports later. */
export function withImports(
  name: string,
  bundle: Bundle,
  which: { later: boolean },
  found = new Set<string>(),
): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const file = bundle[name];
  if (file?.type === 'chunk')
    for (const imported of which.later ? [...file.imports, ...file.dynamicImports] : file.imports)
      withImports(imported, bundle, which, found);
  return found;
}
