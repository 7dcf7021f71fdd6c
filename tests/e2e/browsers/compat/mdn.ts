import data, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import type { Versions } from './supported.ts';

export const { api, css, javascript } = data;

/**
 * The browsers of `versions` in which this does not work without a flag, a prefix or a serious flaw; undefined where
 * MDN knows nothing of it.
 */
export function lacking(feature: Identifier | undefined, versions: Versions): string[] | undefined {
  const compat = feature?.__compat;
  return (
    compat &&
    Object.entries(versions).flatMap(([browser, version]) =>
      works(compat, browser, version) ? [] : [`${browser} ${version}`],
    )
  );
}

function works({ support }: CompatStatement, browser: string, version: string): boolean {
  const statements = [support[browser as keyof typeof support] ?? []].flat();
  // MDN says nothing of some browsers, which is no finding.
  return statements.length === 0 || statements.some((one) => isWhole(one) && isAt(one, version));
}

function isWhole({
  flags,
  prefix,
  alternative_name: other,
  partial_implementation: partial,
}: SimpleSupportStatement): boolean {
  return !flags && !prefix && !other && !partial;
}

function isAt({ version_added: added, version_removed: removed }: SimpleSupportStatement, version: string): boolean {
  return (
    typeof added === 'string' &&
    added !== 'preview' &&
    !isAfter(added, version) &&
    !(typeof removed === 'string' && !isAfter(removed, version))
  );
}

function isAfter(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replace('≤', '').split('.').map(Number)) as [number[], number[]];
  return a[0]! !== b[0]! ? a[0]! > b[0]! : (a[1] ?? 0) > (b[1] ?? 0);
}

/** Every feature below `root` that has an entry of its own, with the name of what it belongs to. */
export function* features(
  root: Identifier,
  owner = '',
): Generator<{ owner: string; name: string; feature: Identifier }> {
  for (const [name, feature] of Object.entries(root)) {
    if (name === '__compat' || name === '__meta') continue;
    const inner = feature as Identifier;
    if (inner.__compat) yield { owner, name, feature: inner };
    yield* features(inner, name);
  }
}
