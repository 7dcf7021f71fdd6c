import { isObject } from '#contract/lenient.ts';
import type { Exchange } from '../asking/exchange.ts';
import type { Limits } from '../limits.ts';
import { bareOf, pathOf, type Place, valueAt } from './bare.ts';
import { effectOf } from './effect.ts';
import { departuresOf } from './strict.ts';
import { type Departed, transportFault, transportWarnings } from './transport.ts';

/** Compares the answer of a call that has to succeed with the contract: as the shop reads it, and strictly. */
export function examine(exchange: Exchange, limits: Limits): Departed[] {
  const fault = transportFault(exchange) ?? errorInAnswer(exchange);
  return fault ? [fault] : [...transportWarnings(exchange, limits), ...schemaDepartures(exchange)];
}

/** A status of 200 says that it worked. Of a payment, `error` is a field of the answer. */
export function isErrorInAnswer({ endpoint, raw }: Exchange): boolean {
  return endpoint.name !== 'createPayment' && isObject(raw) && (raw.success === false || saysError(raw));
}

function saysError({ error }: Record<string, unknown>): boolean {
  return typeof error === 'string' && error !== '';
}

function errorInAnswer(exchange: Exchange): Departed | undefined {
  if (!isErrorInAnswer(exchange)) return undefined;
  const says = isObject(exchange.raw) && saysError(exchange.raw);
  return {
    kind: 'error-in-answer',
    severity: 'error',
    path: says ? '$.error' : '$.success',
    expected: 'a status of 400 or more with an error',
  };
}

function schemaDepartures({ endpoint, raw, error, status, bytes }: Exchange): Departed[] {
  // A registration may be answered with nothing.
  if (status === 204 || bytes.length === 0) raw = {};
  const bare = bareOf(endpoint.name, raw);
  const root = bare.placeOf(endpoint.name === 'products' ? ['data'] : []);
  const departures: Departed[] = departuresOf(endpoint.name, bare.value).map(({ kind, place, expected }) => {
    const at = bare.placeOf(place);
    const { severity, shop } = effectOf(endpoint.answer, raw, at, root);
    return { kind, severity, shop, path: pathOf(at), expected, received: shown(raw, at, kind === 'missing') };
  });
  if (error && !departures.some(({ severity }) => severity === 'error'))
    departures.push({ kind: 'value', severity: 'error', path: '$', expected: 'an answer of the contract' });
  return departures;
}

/** The JSON of a place; of what is missing, that of what should have it. */
function shown(raw: unknown, place: Place, missing = false): string {
  const value = valueAt(raw, missing ? place.slice(0, -1) : place);
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
