import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

export interface SourceImport {
  /** The local name of the default import, '' where there is none. */
  name: string;
  /** From the repository's root. */
  file: string;
}

const STATIC_IMPORT = /^import (?!type\b)(?:(\w+)(?:, )?)?[^;'"]*'((?:#|\.\.?\/)[^']+)';/gm;

/** The files of ours that a source file imports statically; types and dynamic imports are left out. */
export function importsOf(file: string): SourceImport[] {
  return [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].map(([, name = '', path = '']) => ({
    name,
    file: path.startsWith('#') ? `src/${path.slice(1)}` : posix.join(posix.dirname(file), path),
  }));
}

/** Every file with this ending below a folder of `src`. */
export function sourcesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .sort();
}
