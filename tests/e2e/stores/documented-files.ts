import { readFileSync } from 'node:fs';

/** The files of a set-up that docs/operations.md shows, each by the path in its first line. */
export const DOCUMENTED = {
  settings: '/srv/selvedge/selvedge.env',
  service: '/etc/systemd/system/selvedge.service',
  proxy: '/etc/nginx/conf.d/selvedge.conf',
} as const;

export function documentedFile(path: string): string {
  const text = readFileSync('docs/operations.md', 'utf8');
  const found = [...text.matchAll(/^```\w*\n# (\S+)\n([\s\S]*?)^```$/gm)].filter(([, name]) => name === path);
  const [, , content] = found[0] ?? [];
  if (found.length !== 1 || content === undefined) throw new Error(`docs/operations.md has no ${path}.`);
  return content;
}

/** Every place of `replaced` in a text, each of which has to be there. */
export function adapted(text: string, replaced: Record<string, string>): string {
  return Object.entries(replaced).reduce((before, [old, now]) => {
    if (!before.includes(old)) throw new Error(`docs/operations.md does not say ${old} any more.`);
    return before.replaceAll(old, now);
  }, text);
}

/** The values of a name in a unit of systemd, each split into words. */
export function unitLines(unit: string, name: string): string[][] {
  return unit
    .split('\n')
    .filter((line) => line.startsWith(`${name}=`))
    .map((line) => line.slice(name.length + 1).split(' '));
}
