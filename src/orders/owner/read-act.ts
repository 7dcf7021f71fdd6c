import * as text from './text.ts';
import type { OwnerActBody } from '#contract/endpoints/owner/owner-act.ts';
import { OWNER_ACTS, type OwnerActName } from '#contract/owner/owner-page.ts';

/** What a form of the page says, without its token; or why it says nothing. */
export type ReadAct = Omit<OwnerActBody, 'token'> | { problem: string };

/** Reads a form of the page. Undefined where it is none of them. */
export async function readAct(request: Request): Promise<ReadAct | undefined> {
  const form = await request.formData().catch(() => undefined);
  const word = (name: string) => {
    const value = form?.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const act = actNamed(word('act'));
  if (!form || !act) return { problem: text.failed };
  const number = Number(word('number'));
  const lines = piecesIn(form, 'line');
  if (lines?.length === 0) return { problem: text.choosePieces };
  const unfit = piecesIn(form, 'unfit') ?? [];
  return {
    act,
    seen: Number(word('seen')) || 0,
    ...(number > 0 && { number }),
    ...(word('note') !== '' && { note: word('note') }),
    ...(word('carrier') !== '' && { carrier: word('carrier') }),
    ...(word('tracking') !== '' && { tracking: word('tracking') }),
    ...(lines && { lines }),
    ...(unfit.length > 0 && { unfit }),
  };
}

/** Undefined for a word that is none. */
export function actNamed(name: string | null): OwnerActName | undefined {
  return OWNER_ACTS.find((one) => one === name);
}

/** Of fields such as `line-2`, those with a number above 0; undefined where the form has none of them. */
function piecesIn(form: FormData, name: string): { line: number; quantity: number }[] | undefined {
  const fields = [...form].flatMap(([key, value]) => {
    const [, line] = new RegExp(`^${name}-(\\d{1,3})$`).exec(key) ?? [];
    return line === undefined || typeof value !== 'string' ? [] : [{ line: Number(line), quantity: Number(value) }];
  });
  if (fields.length === 0) return undefined;
  return fields.filter(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0);
}
