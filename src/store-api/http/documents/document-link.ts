import type { AppContext } from '../app-context.ts';
import { readReference, signReference } from '../../shop/payments/signature.ts';
import { API_PREFIX } from '#config.ts';

const HOUR_S = 60 * 60;

/** The address of a document for the next hour: whoever was given it needs no token (docs/decisions D540). */
export function documentLink(
  { secret, now }: Pick<AppContext, 'secret' | 'now'>,
  storeId: string,
  number: string,
): string {
  const until = Math.floor(now().getTime() / 1_000) + HOUR_S;
  return `${API_PREFIX}/documents/${signReference(secret, storeId, `document.${number}.${until}`)}`;
}

/** The number that such an address names; undefined: it is none of this shop's, or its hour is over. */
export function documentOfLink(
  { secret, now }: Pick<AppContext, 'secret' | 'now'>,
  storeId: string,
  reference: string,
): { number: string; isOver: boolean } | undefined {
  const name = readReference(secret, storeId, reference);
  const [, number, until] = /^document\.([A-Z0-9-]+)\.(\d+)$/.exec(name ?? '') ?? [];
  return number === undefined ? undefined : { number, isOver: Number(until) * 1_000 < now().getTime() };
}
