import type { FolderProblem } from '../folder-problem.ts';
import { type Addresses, isAddress, mayBeAddress, meantAddress, pathOf } from './addresses.ts';
import { parseRedirects, type Redirect } from '#store-api/shop/catalog/redirects.ts';

const FILE = 'redirects.txt';
/** Lines that are wrong, never asked for, lead in circles, lead on, or lead nowhere. */
export function checkRedirects(text: string, shop: Addresses): FolderProblem[] {
  const problems: FolderProblem[] = [];
  const report = (line: number, what: string) => void problems.push({ file: FILE, line, what });
  const redirects = parseRedirects(text, report);
  const byOld = new Map<string, Redirect>();
  for (const one of redirects) {
    const earlier = byOld.get(one.from);
    if (earlier) report(one.line, `${one.from} stands in line ${earlier.line} already`);
    else byOld.set(one.from, one);
  }
  for (const one of byOld.values()) {
    const what = problemOf(one, byOld, shop);
    if (what !== undefined) report(one.line, what);
  }
  return problems;
}

function problemOf({ from, to }: Redirect, byOld: ReadonlyMap<string, Redirect>, shop: Addresses): string | undefined {
  if (isAddress(from, shop)) return `${from} is a page of the shop, and is never redirected`;
  const end = endOf(to, byOld, shop);
  if (end === undefined) return `${from} leads in a circle`;
  if (end !== to) return `${to} leads on: write ${end} here too`;
  return mayBeAddress(to, shop) ? undefined : `${to} is no page of the shop${meantAddress(to, shop)}`;
}

/** Where a chain of lines ends; undefined for a circle. */
function endOf(to: string, byOld: ReadonlyMap<string, Redirect>, shop: Addresses): string | undefined {
  const met = new Set<string>();
  let at = to;
  for (;;) {
    const path = pathOf(at);
    if (met.has(path)) return undefined;
    met.add(path);
    const next = byOld.get(path);
    if (!next || isAddress(path, shop)) return at;
    at = next.to;
  }
}
