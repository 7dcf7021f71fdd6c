import { gzipSync } from 'node:zlib';
import type { Fault } from '../fault.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** What goes wrong before there is JSON: each over a connection of its own. */
export const TRANSPORT_FAULTS: Fault[] = [
  {
    name: 'a page of HTML with status 502',
    on: ['GET /products'],
    raw: (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    finding: { endpoint: 'products', path: '', kind: 'status' },
  },
  {
    name: 'a page of HTML with status 200',
    on: ['GET /products/:id'],
    raw: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
    finding: { endpoint: 'product', path: '', kind: 'not-json' },
  },
  {
    name: 'an error with status 200',
    on: ['GET /products'],
    raw: (response) => response.writeHead(200, JSON_TYPE).end('{"error":"The database is away"}'),
    finding: { endpoint: 'products', path: '$.error', kind: 'error-in-answer' },
  },
  {
    name: 'a refusal with status 200',
    on: ['GET /storeInfo'],
    raw: (response) => response.writeHead(200, JSON_TYPE).end('{"success":false,"message":"no store"}'),
    finding: { endpoint: 'storeInfo', path: '$.success', kind: 'error-in-answer' },
  },
  {
    name: 'a body that is cut before its length',
    on: ['GET /storeInfo'],
    raw: (response, text) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': Buffer.byteLength(text) });
      response.write(text.slice(0, 40), () => response.destroy());
    },
    finding: { endpoint: 'storeInfo', path: '', kind: 'cut' },
  },
  {
    name: 'half of the JSON',
    on: ['GET /storeInfo'],
    raw: (response, text) => response.writeHead(200, JSON_TYPE).end(text.slice(0, 40)),
    finding: { endpoint: 'storeInfo', path: '', kind: 'not-json' },
  },
  {
    name: 'NaN for a number',
    on: ['GET /products/:id'],
    when: ({ path }) => !path.includes('no-such'),
    raw: (response, text) =>
      response.writeHead(200, JSON_TYPE).end(text.replace(/"regularPrice":[\d.]+/, '"regularPrice":NaN')),
    finding: { endpoint: 'product', path: '', kind: 'not-json' },
  },
  {
    name: 'a byte order mark',
    on: ['GET /storeInfo'],
    raw: (response, text) => response.writeHead(200, JSON_TYPE).end(`\ufeff${text}`),
    finding: { endpoint: 'storeInfo', path: '', kind: 'byte-order-mark', severity: 'warning' },
  },
  {
    name: 'JSON that says it is HTML',
    on: ['GET /storeInfo'],
    raw: (response, text) => response.writeHead(200, { 'content-type': 'text/html' }).end(text),
    finding: { endpoint: 'storeInfo', path: 'content-type', kind: 'content-type', severity: 'warning' },
  },
  {
    name: 'an answer without end',
    on: ['GET /products/:id'],
    raw: (response) => {
      response.writeHead(200, JSON_TYPE).write('{"title":"');
      const more = () => void (!response.destroyed && response.write('a'.repeat(65_536), () => setImmediate(more)));
      more();
    },
    limits: { bytes: 512 * 1024 },
    finding: { endpoint: 'product', path: '', kind: 'too-large' },
  },
  {
    name: 'no answer at all',
    on: ['GET /storeInfo'],
    raw: () => undefined,
    limits: { requestMs: 1_500 },
    finding: { endpoint: 'storeInfo', path: '', kind: 'timeout' },
  },
  {
    name: 'a connection that is closed',
    on: ['GET /storeInfo'],
    raw: (response) => response.destroy(),
    finding: { endpoint: 'storeInfo', path: '', kind: 'no-answer' },
  },
  {
    name: 'a slow answer',
    on: ['GET /storeInfo'],
    raw: (response, text) => void setTimeout(() => response.writeHead(200, JSON_TYPE).end(text), 1_600),
    limits: { slowMs: 1_500 },
    finding: { endpoint: 'storeInfo', path: '', kind: 'slow', severity: 'warning' },
  },
  {
    name: 'a redirect',
    on: ['GET /products'],
    raw: (response) => response.writeHead(301, { location: '/api/v2/products' }).end(),
    finding: { endpoint: 'products', path: '', kind: 'redirect' },
  },
  {
    name: 'gzip that nobody asked for',
    on: ['GET /products'],
    raw: (response, text) => response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(gzipSync(text)),
    finding: { endpoint: 'products', path: 'content-encoding', kind: 'encoding' },
  },
  {
    name: 'gzip that cannot be unpacked',
    on: ['GET /storeInfo'],
    when: ({ headers }) => headers['accept-encoding'] !== undefined,
    raw: (response, text) =>
      response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(gzipSync(text).subarray(0, 60)),
    finding: { endpoint: 'storeInfo', path: 'content-encoding', kind: 'encoding' },
  },
];
