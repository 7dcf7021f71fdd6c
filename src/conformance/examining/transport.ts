import { type Exchange, textOf } from '../asking/exchange.ts';
import type { Finding } from '../finding.ts';
import type { Limits } from '../limits.ts';

/** A departure, before it is known of which call it is told. */
export type Departed = Pick<Finding, 'kind' | 'severity' | 'path' | 'expected'> & {
  received?: string;
  shop?: string | undefined;
};

/** The fault before there was JSON to read. The first is the cause of the rest. */
export function transportFault(exchange: Exchange): Departed | undefined {
  const { status, headers, error, broken, raw } = exchange;
  const fault = (kind: Finding['kind'], expected: string, received?: string): Departed => ({
    kind,
    severity: 'error',
    path: '',
    expected,
    ...(received !== undefined && { received }),
  });
  if (broken === 'too-large') return fault('too-large', 'an answer that ends');
  if (broken === 'timeout') return fault('timeout', 'an answer in time', status ? undefined : 'nothing in that time');
  if (status === undefined) return fault('no-answer', 'an answer', causeOf(error));
  if (error?.kind === 'no-response') return fault('cut', 'a whole body');
  if (status >= 300 && status < 400)
    return fault('redirect', 'status 200', `status ${status}, location: ${headers.get('location') ?? ''}`);
  if (status >= 400) return fault('status', 'status 200', `status ${status}: ${textOf(exchange)}`);
  const encoding = headers.get('content-encoding');
  if (encoding && encoding !== 'identity')
    return { ...fault('encoding', 'no compression that was not asked for', encoding), path: 'content-encoding' };
  if (raw === undefined && error?.kind === 'unreadable') return fault('not-json', 'a body of JSON');
  return undefined;
}

/** Departures that the shop does not mind and the document does. */
export function transportWarnings({ headers, bytes, ms, status }: Exchange, limits: Limits): Departed[] {
  const type = headers.get('content-type') ?? '';
  return [
    ...(status !== 204 && bytes.length > 0 && !/^application\/([\w.-]+\+)?json\b/i.test(type)
      ? [warning('content-type', 'content-type', 'application/json', type || 'no content-type')]
      : []),
    ...(bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
      ? [warning('byte-order-mark', '', 'JSON without a byte order mark')]
      : []),
    ...(ms > limits.slowMs
      ? [warning('slow', '', `an answer within ${limits.slowMs} ms`, `it took ${Math.round(ms)} ms`)]
      : []),
  ];
}

function warning(kind: Finding['kind'], path: string, expected: string, received?: string): Departed {
  return { kind, severity: 'warning', path, expected, ...(received !== undefined && { received }) };
}

function causeOf(error: Exchange['error']): string {
  const { cause } = error ?? {};
  return cause instanceof Error ? cause.message || cause.name : 'nothing';
}
