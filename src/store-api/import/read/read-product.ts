import { readAttributes, readGender } from './attributes.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { categoryOf } from './category.ts';
import { toDescription } from './description.ts';
import { readPictures } from './read-pictures.ts';
import { readVariants } from './read-variants.ts';
import { cellOf, type ProductRows, type Row } from './read-rows.ts';
import type { Report } from '../report.ts';

const MAX_TITLE = 255;
const MAX_DESCRIPTION = 20_000;

export interface ReadContext {
  /** The names of the store's categories. */
  categories: string[];
  report: Report;
}

/** Reads the rows of one handle. The product's own fields are in the first row; variants and pictures in all. */
export function readProduct(handle: string, rows: ProductRows, { categories, report }: ReadContext): CatalogueProduct {
  const [first] = rows;
  const title = rows.map((row) => cellOf(row, 'title')).find(Boolean) ?? '';
  const description = toDescription(cellOf(first, 'description'));
  if (!title) report(first, 'title', 'is missing');
  if (title.length > MAX_TITLE) report(first, 'title', `is longer than ${MAX_TITLE} characters`);
  if (description.length > MAX_DESCRIPTION)
    report(first, 'description', `is longer than ${MAX_DESCRIPTION} characters`);
  const tags = tagsOf(first);
  const { variants, options } = readVariants(rows, report);
  const featured = tags.some((tag) => tag.toLowerCase() === 'featured');
  return {
    line: first.line,
    handle,
    title: title.replace(/\s+/g, ' '),
    description,
    category: categoryOf(first, tags, categories),
    parentCategory: cellOf(first, 'type') || null,
    genderKey: readGender(first),
    visible: isVisible(first, report),
    featured,
    attributes: readAttributes(rows, { tags, featured, options, variants }),
    variants,
    pictures: readPictures(rows, title, report),
  };
}

function tagsOf(row: Row): string[] {
  return [
    ...new Set(
      cellOf(row, 'tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
}

/** Also when both cells are blank. */
function isVisible(row: Row, report: Report): boolean {
  const published = cellOf(row, 'published').toLowerCase();
  const status = cellOf(row, 'status').toLowerCase();
  if (!['', 'true', 'false', 'yes', 'no', '1', '0'].includes(published))
    report(row, 'published', `must be true or false, not '${published.slice(0, 40)}'`);
  if (!['', 'active', 'draft', 'archived', 'unlisted'].includes(status))
    report(row, 'status', `must be active, draft or archived, not '${status.slice(0, 40)}'`);
  return !['false', 'no', '0'].includes(published) && !['draft', 'archived', 'unlisted'].includes(status);
}
