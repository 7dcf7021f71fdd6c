import { productIdOf } from './handle.ts';

/** A line of redirects.txt: an address that the shop has no longer, or that another shop had, and where it is now. */
export interface Redirect {
  line: number;
  from: string;
  to: string;
}

/** The lines that are no comment. What is wrong with one is told by `report`, and it is left out. */
export function parseRedirects(text: string, report?: (line: number, what: string) => void): Redirect[] {
  return text.split('\n').flatMap((written, index) => {
    const line = index + 1;
    const words = written.trim().split(/\s+/).filter(Boolean);
    if (words.length === 0 || written.trim().startsWith('#')) return [];
    const [from = '', to = ''] = words;
    const what =
      words.length !== 2
        ? 'must be an old and a new address: write "/old /new"'
        : (problemOf(from, 'old') ?? problemOf(to, 'new'));
    if (what === undefined) return [{ line, from: plainPath(from), to }];
    report?.(line, what);
    return [];
  });
}

function problemOf(address: string, which: 'old' | 'new'): string | undefined {
  if (!/^\/(?!\/)[^\\]*$/.test(address) || address.length > 1000)
    return `the ${which} address must be a path of this shop, such as /collections/shirts`;
  return which === 'old' && /[?#]/.test(address)
    ? 'the old address must be a path alone: what follows ? or # does not count'
    : undefined;
}

/** As two spellings of a path are compared: without escapes and without a slash at the end. */
export function plainPath(path: string): string {
  return decoded(path).replace(/(?<=.)\/+$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Where a line leads: a product may be named by its handle. */
export function targetOf(to: string, storeId: string): string {
  const [, name, rest = ''] = /^\/product\/([^/?#]+)(.*)$/.exec(to) ?? [];
  return name === undefined || /^[0-9a-f]{8}-/.test(name) ? to : `/product/${productIdOf(storeId, name)}${rest}`;
}
