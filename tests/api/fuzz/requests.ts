import fc from 'fast-check';
import { BELT, HIDDEN, JEANS, SHIRT } from '../catalogue.ts';
import { bodiesOf, type Samples } from './from-schema.ts';
import { ODD_BODY, ODD_NUMBER, ODD_TEXT } from './odd-values.ts';
import { headers, headerText } from './request-headers.ts';
import type { ServerEndpoint } from '#contract/endpoint.ts';

export interface Odd {
  /** Below /api/v1, with the query. */
  path: string;
  text: string | undefined;
  headers: Record<string, string>;
  token: string | undefined;
  peer: string;
}

/** What a shop knows that an attacker could try: ids of orders, tokens, links. */
export interface Known {
  token: string;
  orderId: string;
  resetToken: string;
}

const PARAMETERS = [
  'page',
  'limit',
  'category',
  'gender',
  'filter',
  'parentCategory',
  'featured',
  'sale',
  'search',
  'facets',
  'size',
  'color',
  'minPrice',
  'maxPrice',
  'inStock',
  'sort',
  'q',
  'contactInfo',
  '__proto__',
  'constructor',
  'page[]',
  'id',
];

/** A password that is right in form reaches the slow hash: rare enough that a run ends. */
const HASHED_ONE_IN = 40;

export function oddRequests(endpoint: ServerEndpoint, known: Known): fc.Arbitrary<Odd> {
  const samples: Samples = {
    email: [
      'asha@example.com',
      'nobody@example.com',
      ' Asha@Example.COM',
      'a@b.c',
      '"a b"@c.d',
      'é@ü.ß',
      ...Array.from({ length: 300 }, (_, n) => `p${n}@example.com`),
    ],
    password: [...Array<string>(HASHED_ONE_IN).fill('short'), 'correct horse', 'wrong horse', 'correct\u0301 horse'],
    token: [known.resetToken, 'x'.repeat(43), known.token],
    'products key': [JEANS, BELT, SHIRT, HIDDEN, 'nothing', '__proto__x'],
    productId: [JEANS, BELT, SHIRT, 'nothing'],
    size: ['S', 'M', 'L', 'XXL'],
    color: ['Indigo', 'Black'],
    expectedTotal: [undefined, undefined, undefined, 999.5, 0],
    orderId: [known.orderId, 'ord_00000000000000000000'],
    fields: ['bank', 'upi-qr', 'upi-app', 'upi', 'a@b.co', '+919876543210', ''].map((method) => ({
      method,
      email: 'a@b.co',
      phone: '+919876543210',
    })),
  };
  return fc.record({
    path: fc
      .tuple(fc.constant(endpoint.path), ids(known), queries())
      .map(([path, id, query]) => path.replace(':id', id.replaceAll('$', '$$$$')) + query),
    text:
      endpoint.method === 'GET'
        ? fc.constant(undefined)
        : endpoint.body
          ? bodies(endpoint.body, samples)
          : fc.option(ODD_BODY, { nil: undefined }),
    headers: headers(endpoint.method === 'POST'),
    token: fc.oneof(
      { weight: 8, arbitrary: fc.constant(known.token) },
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: headerText() },
    ),
    peer: fc.oneof(
      { weight: 9, arbitrary: fc.ipV4() },
      { weight: 9, arbitrary: fc.ipV6() },
      { weight: 1, arbitrary: fc.constant('203.0.113.7') },
    ),
  });
}

function bodies(schema: NonNullable<ServerEndpoint['body']>, samples: Samples): fc.Arbitrary<string> {
  const json = bodiesOf(schema, samples).map((body) => JSON.stringify(body === undefined ? null : body));
  const cut = fc.tuple(json, fc.nat()).map(([text, at]) => text.slice(0, at % Math.max(1, text.length)));
  return fc.oneof({ weight: 16, arbitrary: json }, { weight: 1, arbitrary: cut }, { weight: 2, arbitrary: ODD_BODY });
}

/** A segment of a path as a client may write it: encoded, or as it is where that is still one segment. */
function ids(known: Known): fc.Arbitrary<string> {
  const encoded = fc
    .oneof(
      { weight: 2, arbitrary: fc.constantFrom(JEANS, BELT, SHIRT, HIDDEN, known.orderId) },
      { weight: 1, arbitrary: ODD_TEXT },
    )
    .map((text) => encodeURIComponent(text.toWellFormed()) || '-');
  return fc.oneof(
    { weight: 4, arbitrary: encoded },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '%',
        '%E0%A4%A',
        '%2e%2e',
        '..%2f..%2fetc',
        '%00',
        'a%00b',
        '%25',
        '+',
        ';',
        ':id',
        "'",
        '%uD800',
        '*',
      ),
    },
  );
}

function queries(): fc.Arbitrary<string> {
  const value = fc.oneof(
    ODD_TEXT,
    ODD_NUMBER.map(String),
    fc.constantFrom('1', '2', 'true', 'all', 'price-asc', 'jeans', 'M,L', 'asha@example.com', '9876543210'),
  );
  const pairs = fc.array(
    fc.tuple(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PARAMETERS) }, { weight: 1, arbitrary: ODD_TEXT }),
      value,
    ),
    { maxLength: 5 },
  );
  const written = pairs.map((all) =>
    all.length
      ? `?${new URLSearchParams(all.map(([name, text]) => [name.toWellFormed(), text.toWellFormed()] as [string, string])).toString()}`
      : '',
  );
  return fc.oneof(
    { weight: 9, arbitrary: written },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '?',
        '?&&&',
        '?=',
        '?page',
        '?page=%',
        '?%E0%A4%A=1',
        '?page=1;limit=2',
        '?search[$ne]=1',
        `?search=${'%F0%9F%91%95'.repeat(40)}`,
      ),
    },
  );
}
