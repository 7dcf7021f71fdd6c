import { saysSaveData } from '#lib/net/connection.ts';

/**
 * Visitors who save data get no speculation rules. Their browsers ignore the rules anyway, so answers need no `Vary` by
 * this header.
 */
export function savesData(headers: Headers): boolean {
  return saysSaveData(headers.get('save-data'));
}
