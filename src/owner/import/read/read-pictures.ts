import type { CataloguePicture } from './catalogue-product.ts';
import type { Field } from './columns/columns.ts';
import { isOwnColumn, type Option, valuesOf } from './options.ts';
import { cellOf, type Row } from './read-rows.ts';
import { pictureNames } from './text/picture-names.ts';
import { columnName, type Report } from '../report.ts';
import { namesColor } from '#lib/text/names-color.ts';
import { isPublicHost } from '#lib/net/public-address.ts';

const MAX_ADDRESS = 2_000;

/** A product's distinct pictures: those of the image column by position, then those that only variants name. */
export function readPictures(
  rows: Row[],
  { title, options, problem }: { title: string; options: readonly Option[]; problem: Report },
): CataloguePicture[] {
  const found = [
    ...readColumn(rows, 'image', title, problem).sort((a, b) => a.position - b.position),
    ...readColumn(rows, 'variantImage', title, problem),
  ];
  const seen = new Set<string>();
  const pictures = found.flatMap(({ picture }) => (seen.size < seen.add(picture.source).size ? [picture] : []));
  return withColors(pictures, rows, options);
}

/** The pictures, of which those that variants of one colour have say so at the end: "Linen shirt, Rust". */
function withColors(pictures: CataloguePicture[], rows: Row[], options: readonly Option[]): CataloguePicture[] {
  const color = options.find(({ kind }) => kind === 'color');
  if (!color || valuesOf(rows, color).length < 2) return pictures;
  const colorsOf = new Map([
    ...colorsOfPictures(rows, 'image', color),
    ...colorsOfPictures(rows, 'variantImage', color),
  ]);
  return pictures.map((picture) => {
    const [only = '', ...others] = colorsOf.get(picture.source) ?? [];
    if (only === '' || others.length > 0 || namesColor(picture.alt, only)) return picture;
    return { ...picture, alt: `${picture.alt}, ${only}` };
  });
}

/**
 * The colours in whose rows the column names a picture. The pictures of a product stand in any of its rows in an export
 * of a system; in a table of one's own they are those of its colours once each colour has one in its own rows.
 */
function colorsOfPictures(rows: Row[], column: 'image' | 'variantImage', color: Option): Map<string, Set<string>> {
  const colorsOf = new Map<string, Set<string>>();
  if (column === 'image' && !rows.every((row) => isOwnColumn(row, color))) return colorsOf;
  for (const row of rows)
    for (const source of pictureNames(cellOf(row, column))) {
      const named = cellOf(row, color.field);
      if (named) colorsOf.set(source, (colorsOf.get(source) ?? new Set()).add(named));
    }
  if (column === 'variantImage') return colorsOf;
  const pictured = new Set([...colorsOf.values()].flatMap((colors) => (colors.size === 1 ? [...colors] : [])));
  if (pictured.size < valuesOf(rows, color).length) colorsOf.clear();
  return colorsOf;
}

function readColumn(
  rows: Row[],
  field: Field,
  title: string,
  problem: Report,
): { picture: CataloguePicture; position: number }[] {
  return rows.flatMap((row, index) => {
    const position = Number(cellOf(row, 'imagePosition')) || index + 1;
    return pictureNames(cellOf(row, field)).flatMap((source) => {
      const wrong = problemOf(source);
      if (wrong) {
        problem(row, field, wrong);
        return [];
      }
      return [
        {
          picture: {
            source,
            alt: cellOf(row, 'imageAlt') || title,
            line: row.line,
            column: columnName(row, field) ?? field,
            ...(row.picturesElsewhere ? { optional: true } : {}),
          },
          position,
        },
      ];
    });
  });
}

/** An https address is linked. A path must stay below its folder; symbolic links are checked in local-picture.ts. */
function problemOf(source: string): string | undefined {
  if (source.length > MAX_ADDRESS) return `is longer than ${MAX_ADDRESS} characters`;
  if (/^https:\/\//i.test(source)) return URL.canParse(source) && !/\s/.test(source) ? undefined : 'is no address';
  if (/^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith('//'))
    return isOwnMachine(source)
      ? 'is an address that only your own machine or network reaches: copy the file and name that, or give an https address'
      : 'must be an https address or a file name';
  const isOutside = source.startsWith('/') || source.includes('\\') || source.split('/').includes('..');
  return isOutside ? "must be a file below the pictures' folder" : undefined;
}

export function isLinked({ source }: CataloguePicture): boolean {
  return /^https:\/\//i.test(source);
}

/** Whether only the owner's own machine or network reaches it. */
export function isUnreachable(picture: CataloguePicture): boolean {
  return isLinked(picture) && isOwnMachine(picture.source);
}

function isOwnMachine(address: string): boolean {
  const { hostname = '' } = URL.parse(address) ?? {};
  return hostname !== '' && !isPublicHost(hostname);
}
