import type { WireAttribute } from '#contract/product.ts';

const MAX_WORDS = 8;

/** Attributes that steer the shop and say nothing of the garment. */
const UNSPOKEN = ['featured'];

/** The words a shopper searches for: at most 8, each once; undefined when nothing but blanks was typed. */
export function searchWords(typed: string): string[] | undefined {
  return typed.trim() === '' ? undefined : [...new Set(wordsOf(typed))].slice(0, MAX_WORDS);
}

interface Searched {
  title: string;
  category: string;
  parentCategory: string | null;
  attributes: WireAttribute[];
}

/** What the database keeps of a product for searching: its words with a blank before and after each; the title's by themselves too. */
export function searchColumns({ title, category, parentCategory, attributes }: Searched): { search_title: string; search_text: string } {
  const values = attributes.filter(({ key }) => !UNSPOKEN.includes(key.toLowerCase())).flatMap(({ value }) => value);
  return { search_title: spaced(title), search_text: spaced([title, category, parentCategory ?? '', ...values].join(' ')) };
}

function spaced(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}

/** Letters and digits of any script, in lower case; all else parts words. In JavaScript, since SQLite lowers ASCII only. */
function wordsOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
