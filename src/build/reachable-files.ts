import type { Rollup } from 'vite';

export type Bundle = Rollup.OutputBundle;

/** The files of these modules and of all that they import, at once or later, by the paths of the modules' sources. */
export function reachableFiles(bundle: Bundle, root: string, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    [...file.imports, ...file.dynamicImports].forEach(visit);
  };
  const entries = new Set(modules.map((path) => `${root}/${path}`));
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.facadeModuleId && entries.has(file.facadeModuleId)) visit(file.fileName);
  return [...found].sort();
}
