import type { Db } from '../db/open-database.ts';
import { changeStock, type StockChange } from '../stock/change-stock.ts';
import { listStock, stockHistory } from '../stock/list-stock.ts';

export interface StockFlags {
  low?: string | undefined;
  json?: boolean | undefined;
  note?: string | undefined;
}

/** `npm run store -- stock …`. Undefined when the words make no such command. */
export async function stockCommand(
  db: Db,
  storeId: string,
  words: string[],
  { low, json, note }: StockFlags,
): Promise<string[] | undefined> {
  const [act, sku, amount, ...rest] = words;
  if (rest.length > 0) return undefined;
  if (act === 'list' && sku === undefined && (low === undefined || /^\d{1,10}$/.test(low)))
    return listStock(db, { storeId, low: low === undefined ? undefined : Number(low), json });
  if (!sku) return undefined;
  if (act === 'history' && amount === undefined) return stockHistory(db, { storeId, sku });
  const change = amount === undefined ? undefined : readChange(act, amount.trim());
  if (!change) return undefined;
  const { before, after } = await changeStock(db, { storeId, sku, change, note, now: () => new Date() });
  return [`${sku}: ${after ?? 'not counted'} (was ${before ?? 'not counted'})`];
}

function readChange(act: string | undefined, amount: string): StockChange | undefined {
  if (act === 'set' && amount === 'none') return { to: null };
  if (!/^[+-]?\d+$/.test(amount)) return undefined;
  if (act === 'set') return { to: Number(amount) };
  return act === 'add' ? { by: Number(amount) } : undefined;
}
