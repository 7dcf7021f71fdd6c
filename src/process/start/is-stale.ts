import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const BUILT_SERVER = 'dist/server/entry.mjs';
/** The language of the build, when it is not English. */
const BUILT_LANGUAGE = 'dist/server/language.txt';
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json'];

/** Is there no build, or one in another language or older than the sources? */
export function isStale(language: string): boolean {
  if (!existsSync(BUILT_SERVER)) return true;
  const builtLanguage = existsSync(BUILT_LANGUAGE) ? readFileSync(BUILT_LANGUAGE, 'utf8') : 'en';
  if (builtLanguage !== language) return true;
  const built = statSync(BUILT_SERVER).mtimeMs;
  return SOURCES.some((path) => newest(path) > built);
}

function newest(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
