import { readAttributes, readGender } from './attributes.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import {
  categoryOf,
  categoryOfUnsent,
  type FoundCategory,
  isNumber,
  type KnownCategories,
} from './category/category.ts';
import { lossesIn, toDescription, toRichDescription } from './description.ts';
import { collectionsOf, flagOf, isFeatured, positionOf } from './placement.ts';
import { readPictures } from './read-pictures.ts';
import { type PriceReports, readVariants, type TooLong, tooLongIn } from './read-variants.ts';
import { beginningOf } from './shortened.ts';
import { readManufacturer } from './read-manufacturer.ts';
import { cellOf, type ProductRows, type Row } from './read-rows.ts';
import { yesOrNo } from './text/yes-no.ts';
import type { WireProductPage } from '#contract/product.ts';
import type { Report, Reports } from '../report.ts';

const MAX_TITLE = 255;
const MAX_DESCRIPTION = 20_000;
const MAX_HTML = 60_000;
const MAX_SEO = { title: 255, summary: 1_000 };

export interface ReadContext {
  names: KnownCategories;
  reports: PriceReports;
}

/** Reads the rows of one product. Its own fields are in the first row; variants and pictures in all. */
export function readProduct(
  handle: string,
  rows: ProductRows,
  { names, reports }: ReadContext,
): {
  product: CatalogueProduct;
  category: FoundCategory;
  position: number;
  unpriced: number[];
  tooLong: TooLong[];
  repeatedSkus: { sku: string; lines: number[] }[];
  isSent: boolean;
} {
  const [first] = rows;
  const { problem, note } = reports;
  const written = rows.map((row) => cellOf(row, 'title')).find(Boolean) ?? '';
  const title = beginningOf(written, MAX_TITLE).trim();
  const page = pageOf(first, reports);
  const description = toDescription(page?.description ?? cellOf(first, 'description'));
  if (!title) problem(first, 'title', 'is missing');
  noteChanges(first, handle, note);
  const tags = tagsOf(first);
  const { variants, options, goods, unpriced, repeatedSkus, ...read } = readVariants(rows, reports);
  const tooLong = [
    ...(written.length > MAX_TITLE ? [tooLongIn(first, 'title', MAX_TITLE)] : []),
    ...(description.length > MAX_DESCRIPTION ? [tooLongIn(first, 'description', MAX_DESCRIPTION)] : []),
    ...read.tooLong,
  ];
  const featured = isFeatured(first, tags, problem);
  const collections = collectionsOf(first);
  const isSent = !rows.some((row) => yesOrNo(cellOf(row, 'giftCard')) === true);
  const found = categoryOf(first, tags, names);
  const category = isSent ? found : categoryOfUnsent(found, names);
  if (category.passedOver !== undefined)
    note(
      first,
      category.passedOver,
      `is no category of the shop, and ${category.column ?? 'another column'} names one`,
    );
  if (isSent && category.other) reports.takeNote(first.line, category.column, otherText(category.name, category.other));
  const product = {
    line: first.line,
    handle,
    ...(first.formerHandle === undefined ? {} : { formerHandle: first.formerHandle }),
    title: title.replace(/\s+/g, ' '),
    description: beginningOf(description, MAX_DESCRIPTION),
    ...(page ? { page } : {}),
    category: category.name,
    parentCategory: parentOf(category, cellOf(first, 'type')),
    genderKey: readGender(first),
    visible: isVisible(first, reports) && unpriced.length === 0 && tooLong.length === 0 && isSent,
    featured,
    attributes: readAttributes(rows, { tags, featured, collections, options, variants, takeNote: reports.takeNote }),
    variants,
    pictures: readPictures(rows, { title, options, problem }),
    ...goods,
  };
  return { product, category, position: positionOf(first, problem), unpriced, tooLong, repeatedSkus, isSent };
}

function pageOf(row: Row, { note, problem }: Reports): WireProductPage | undefined {
  const html = toRichDescription(cellOf(row, 'description'));
  const isLong = (html?.length ?? 0) > MAX_HTML;
  if (isLong) note(row, 'description', `has more than ${MAX_HTML} characters of HTML, and becomes plain text`);
  const text = (field: 'seoTitle' | 'seoDescription', most: number): string => {
    const written = cellOf(row, field).replace(/\s+/g, ' ');
    if (written.length > most) note(row, field, `has more than ${most} characters, and is cut`);
    return written.slice(0, most).trim();
  };
  const page = {
    description: isLong ? undefined : html,
    title: text('seoTitle', MAX_SEO.title) || undefined,
    summary: text('seoDescription', MAX_SEO.summary) || undefined,
    manufacturer: readManufacturer(row, problem),
  };
  return Object.values(page).some((one) => one !== undefined) ? page : undefined;
}

function otherText(
  name: string,
  { name: other, column = 'another column' }: { name: string; column?: string | undefined },
) {
  return `puts these into ${name}, and ${column} names ${other}: empty the cell to have them in ${other}, or fill the \
column Tax Class where only their tax is to be that of ${other}`;
}

/** The type, unless it is the category's own name or one above it: a trail names nothing twice, and goes down. */
function parentOf({ name, parent, above }: FoundCategory, type: string): string | null {
  const isNoType = [name, ...above].some((one) => one.toLowerCase() === type.toLowerCase());
  return type && !isNoType ? type : parent;
}

/** Notes cells that are always right and read otherwise than they are written. */
function noteChanges(row: Row, handle: string, note: Report): void {
  const written = cellOf(row, 'handle');
  if (written && written !== handle) note(row, 'handle', `'${written.slice(0, 100)}' becomes ${handle}`);
  for (const what of lossesIn(cellOf(row, 'description'))) note(row, 'description', what);
  const gender = cellOf(row, 'gender');
  if (gender && readGender(row) === null) note(row, 'gender', `'${gender.slice(0, 40)}' is none of men, women, unisex`);
  if (isNumber(cellOf(row, 'googleCategory')))
    note(row, 'googleCategory', "is a number of Google's list, which names no category");
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
function isVisible(row: Row, { problem, note }: Reports): boolean {
  const isPublished = flagOf(row, 'published', problem) !== false;
  const status = cellOf(row, 'status').toLowerCase();
  if (!['', 'active', 'draft', 'archived', 'unlisted'].includes(status))
    problem(row, 'status', `must be active, draft or archived, not '${status.slice(0, 40)}'`);
  if (status === 'unlisted') note(row, 'status', "'unlisted' hides the product: nobody finds it by its link");
  return isPublished && !['draft', 'archived', 'unlisted'].includes(status);
}
