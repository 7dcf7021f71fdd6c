import { refusalsIn } from '#backends/serving/refusal-texts.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { superLinear } from './measure.ts';
import { shapes } from './shapes.ts';
import { readFilters } from '#catalog/filters/filters.ts';
import { readSearch } from '#catalog/listing/listing.ts';
import { decodeSearches } from '#catalog/search/recent-searches.ts';
import { nationalDigits, normalisePhone } from '#lib/places/indian-phone.ts';
import { describeError } from '#log.ts';
import { applyMask } from '#payment/fields/mask.ts';
import { maskPhone } from '#payment/fields/phone-mask.ts';
import { plainText } from '#seo/plain-text.ts';
import { parseQuery } from '#store-api/shop/search/parse-query.ts';

import { commonSynonyms } from '#store-api/shop/search/synonyms.ts';
import { phoneticKeyOf, stemOf, wordsOf } from '#store-api/shop/search/words.ts';
import { wooCommerce } from '#owner/import/formats/woocommerce.ts';
import { readTable, type Table } from '#owner/import/read/read-table.ts';
import { toDescription } from '#owner/import/read/description.ts';
import { readColumns } from '#owner/import/read/columns/columns.ts';
import { toHandle } from '#store-api/shop/catalog/handle.ts';
import { withoutSign } from '#owner/import/prices/currency-sign.ts';
import { readPaise, withDecimalPoint, withoutGroups } from '#owner/import/read/price.ts';
import { pictureNames } from '#owner/import/read/text/picture-names.ts';
import { handleOf } from '#owner/import/handles/product-handles.ts';
import { oneLine, parseMailAddress } from '#store-api/shop/mail/mail-address.ts';
import { readOrderNumber } from '#contract/store/order-number.ts';
import { contactMatches } from '#backends/serving/contact.ts';
import { problemOf, isTooDeep } from '#backends/serving/json-body.ts';
import { readFilter } from '#store-api/shop/catalog/product-filter.ts';
import { stripped } from '#lib/text/terminal-text.ts';

const BODY = 64 * 1024;
const HEAD = 16 * 1024;
/** Of a payment's value, by the contract. */
const VALUE = 2_000;
const names = ['q', 'search', 'size', 'color', 'filter', 'minPrice', 'sort', 'category'];
const query = (text: string) => new URLSearchParams(names.map((name) => [name, text]));

/** What reads text of visitors, in the browser and behind the calls, and text of an owner's files. */
const readers: Record<string, [limit: number, read: (text: string) => unknown]> = {
  'the log’s cleaning of an error': [HEAD, (text) => describeError(new Error(text))],
  'the listing’s address': [HEAD, (text) => [readSearch(query(text), true), readFilters(query(text))]],
  'the filter of a listing': [HEAD, (text) => readFilter(query(text))],
  'what a search is taken for': [
    HEAD,
    (text) => parseQuery(text, commonSynonyms, { isKnown: () => false, asYouType: true }),
  ],
  'words of a product or a search': [
    HEAD,
    (text) =>
      wordsOf(text)
        .slice(0, 20)
        .map((word) => phoneticKeyOf(stemOf(word))),
  ],
  'kept searches': [BODY, (text) => decodeSearches(text)],
  'a phone number': [BODY, (text) => [normalisePhone(text), nationalDigits(text)]],
  'the phone mask': [VALUE, (text) => maskPhone('+9198', text, text.length, 10)],
  'a payment field’s mask': [VALUE, (text) => applyMask('9999 9999 9999 9999', text)],
  'the contact of an order': [HEAD, (text) => contactMatches(text, { email: 'a@b.co', phone: '9876543210' })],
  'an order’s number': [HEAD, (text) => readOrderNumber(text)],
  'the depth of a body': [BODY, (text) => isTooDeep(text)],
  'a body’s keys': [BODY, (text) => problemOf({ [text]: text }, refusalsIn('en'))],
  'a header of a mail': [BODY, (text) => [oneLine(text), parseMailAddress(text)]],
  'a line for the terminal': [BODY, (text) => stripped(text)],
  'a description in a page’s head': [BODY, (text) => plainText(text)],
  'an imported description': [BODY, (text) => toDescription(text)],
  'an imported header': [HEAD, (text) => readColumns([text, `${text} (product.metafields.custom.x)`])],
  'an imported handle': [HEAD, (text) => toHandle(text)],
  'an imported price': [
    HEAD,
    (text) => [readPaise(text), withoutSign(text), withDecimalPoint(text), withoutGroups(text, true)],
  ],
  'an imported cell of pictures': [BODY, (text) => [pictureNames(text), pictureNames(`a.jpg;${text} b`)]],
  'a name of another alphabet': [HEAD, (text) => handleOf(text, text)],
};

test.each(Object.entries(readers))('H10 %s takes linear time', async (_, [limit, read]) => {
  for (const [shape, make] of Object.entries(shapes))
    expect.soft(await superLinear(read, make, limit), shape).toBeUndefined();
});

/** A product with so many variations, which share one number of stock. */
function variations(many: number): Table {
  const header = [
    'Type',
    'SKU',
    'Name',
    'Regular price',
    'Parent',
    'Stock',
    'Attribute 1 name',
    'Attribute 1 value(s)',
  ];
  const children = Array.from({ length: many }, (_, at) => ['variation', `V${at}`, '', '1', 'P', '', 'Size', `${at}`]);
  const records = [['variable', 'P', 'Shirt', '', '', '9', 'Size', ''], ...children];
  return { header, records: records.map((cells, at) => ({ line: at + 2, cells })) };
}

test('H10 the choices of a WooCommerce product take linear time', async () => {
  const nothing = () => undefined;
  const reports = { takeNote: nothing, note: nothing, problem: nothing };
  const read = (text: string) => wooCommerce.read(variations(text.length), reports);
  expect(await superLinear(read, (length) => 'x'.repeat(length), 20_000)).toBeUndefined();
});

test('H10 a file that is no UTF-8, or begins with nothing, takes linear time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-growth-'));
  const file = join(folder, 'file.csv');
  const read = (text: string) => {
    writeFileSync(file, Buffer.from(text, 'latin1'));
    return readTable(file).catch(() => undefined);
  };
  for (const [start, more] of [
    ['Title,Price\n', '\xe9 \xc3\xa9,9\n'],
    ['Title,Price\n', '\xc3'],
    ['', '\n'],
    ['', ' '],
  ] as const)
    expect
      .soft(await superLinear(read, (length) => start + more.repeat(length / more.length), 100_000))
      .toBeUndefined();
  rmSync(folder, { recursive: true });
});
