import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * The search engine, as two expressions over products: does a row have every word, and how well (least is best): a
 * word of the title counts before a part of one, and that before what is found elsewhere. `words` are one or more.
 */
export function searchProducts(words: string[]): { matches: RawBuilder<SqlBool>; rank: RawBuilder<number> } {
  const found = words.map((word) => contains('search_text', word));
  const ranks = words.map((word) => sql`case when ${contains('search_title', ` ${word} `)} then 0 when ${contains('search_title', word)} then 1 else 2 end`);
  return { matches: sql`(${sql.join(found, sql` and `)})`, rank: sql`(${sql.join(ranks, sql` + `)})` };
}

function contains(column: 'search_title' | 'search_text', text: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}
