import type { ProposedCategory } from './proposed-categories.ts';
import { schemaLine } from '../../json-schema.ts';
import { someOf } from '#lib/text/terminal-text.ts';

const LONGEST_NAME = 60;

/** Of the products of the last category. */
export function noneText(gathers: ProposedCategory['gathers']): string {
  return gathers.length === 0 ? 'for which the file names none' : 'for which the file names none, or one of very few';
}

/** `categories.yaml` of the proposed categories, each with where it is from. */
export function categoriesFile(categories: readonly ProposedCategory[]): string {
  const entries = categories.map(({ name, products, columns, alsoCalled, gathers, below, rest }) => {
    const above = below.length === 0 ? '' : `, below ${someOf(below)}`;
    const from = columns.length === 0 ? noneText(gathers) : `from the column ${columns.join(' and ')}${above}`;
    return [
      `# ${products} product${products === 1 ? '' : 's'}, ${from}`,
      ...gathers
        .slice(0, MOST_GATHERED_SHOWN)
        .map((one) => `#   of them ${one.products} in ${JSON.stringify(one.name)}`),
      ...(gathers.length > MOST_GATHERED_SHOWN ? [`#   and ${gathers.length - MOST_GATHERED_SHOWN} more`] : []),
      `- name: ${JSON.stringify(name.slice(0, LONGEST_NAME).trim())}`,
      ...(alsoCalled.length > 0 ? [`  alsoCalled: [${alsoCalled.map((one) => JSON.stringify(one)).join(', ')}]`] : []),
      ...(rest ? ['  rest: true'] : []),
    ].join('\n');
  });
  const isGathered = categories.some(({ gathers, rest }) => gathers.length > 0 && !rest);
  return `${schemaLine('categories.yaml')}# In the order in which the shop shows them. Change the names as you like: alsoCalled is what products.csv calls a
# category, and a category may have several, so that two become one by moving a name. rest: true takes the products for
# which the file names none. The home page says "Shop NAME Collection" of the first ones. docs/owners.md says what else a
# category may have: a picture, a slug, a size guide.
${isGathered ? GATHERED : ''}${categories.some(({ below }) => below.length > 0) ? SHARED : ''}${entries.join('\n')}
`;
}

const MOST_GATHERED_SHOWN = 20;
const GATHERED = `# The file has many small categories, so these are the ones above them. A small one that is written here beside them,
# such as - name: Dresses, takes its products from the one above it.
`;
const SHARED = `# What stands below several names of the file is one category here. Those names in its place, such as - name: Women and
# - name: Men, part it: of a path in the file the last name that stands here counts.
`;
