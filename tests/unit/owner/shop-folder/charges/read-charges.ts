import { readCharges } from '#owner/shop-folder/charges/read-charges.ts';
import type { FolderProblem } from '#owner/shop-folder/folder-problem.ts';
import { type KnownNames, nothingUnread } from '#owner/shop-folder/read/unread-names.ts';

const INDIA = { terms: { country: 'IN', taxIncluded: true } };

interface Files {
  delivery?: string;
  tax?: string;
  discounts?: string;
  store?: unknown;
}

/** The files of a shop in India, unless another one is given, with its mistakes as `validate` says them. */
export function readFiles({ delivery, tax, discounts, store = INDIA }: Files) {
  const problems: FolderProblem[] = [];
  const goods = {
    categories: known('Shirts', 'Caps'),
    products: known('linen-shirt', 'cap'),
    collections: known('Summer'),
    weighed: [],
  };
  const charges = readCharges({ delivery, tax, discounts }, { store, ...goods }, problems);
  return { ...charges, problems: problems.map(({ file, line, what }) => `${file}:${line}: ${what}`).sort(byLine) };
}

function known(...names: string[]): KnownNames {
  return { names, mayBe: nothingUnread };
}

function byLine(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
