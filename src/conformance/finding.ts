import type { EndpointName } from '#contract/endpoint.ts';

/** `error`: the shop cannot use what came. `warning`: it copes, and the document asks otherwise. */
export type Severity = 'error' | 'warning';

/** The kind of a departure: a word that programs can compare. */
export type Kind =
  | 'no-answer'
  | 'timeout'
  | 'cut'
  | 'too-large'
  | 'slow'
  | 'redirect'
  | 'status'
  | 'not-json'
  | 'encoding'
  | 'content-type'
  | 'byte-order-mark'
  | 'error-in-answer'
  | 'error-body'
  | 'missing'
  | 'type'
  | 'value'
  | 'duplicate'
  | 'differs'
  | 'ignored'
  | 'unit'
  | 'sum'
  | 'accepted'
  | 'access'
  | 'repeated'
  | 'host'
  | 'cors';

/** A departure from the contract. */
export interface Finding {
  level: string;
  severity: Severity;
  kind: Kind;
  endpoint: EndpointName;
  /** The first request that showed it: `GET /products?page=1`. */
  request: string;
  /** Where in the answer, `$.data[0].id`; `?sort` for a parameter, a header's name, or '' for the whole answer. */
  path: string;
  /** Of the document: `docs/backends.md#get-products`. */
  anchor: string;
  /** The document's demand. */
  expected: string;
  /** The bytes of that place, cut to a line. */
  received: string;
  /** The effect that a shopper would see. */
  shop: string;
  /** In how many places of this kind. */
  times: number;
}

/** Places of one kind have one key, `$.data[3].id` and `$.data[4].id`; of a whole answer each kind has its own. */
export function keyOf({ endpoint, path, kind }: Pick<Finding, 'endpoint' | 'path' | 'kind'>): string {
  return `${endpoint} ${path.replace(/\[\d+\]/g, '[]') || kind}`;
}

/** One line of at most 160 characters, control characters as blanks. */
export function cutToLine(text: string): string {
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}
