import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces a quoted placeholder in the built server by what was not known when the pages were built. */
export function replaceInServer(placeholder: string, code: string): void {
  const folder = join('dist', 'server');
  const quoted = new RegExp(`['"\`]${placeholder}['"\`]`);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!/\.m?js$/.test(name)) continue;
    const text = readFileSync(path, 'utf8');
    if (text.includes(placeholder))
      writeFileSync(
        path,
        text.replace(quoted, () => code),
      );
  }
}
