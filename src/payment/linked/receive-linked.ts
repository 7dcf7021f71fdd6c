import { payLinked, type Paid } from './pay-linked.ts';
import { giveReference, type Referenced } from './reference-linked.ts';
import type { Field } from '../fields/field.ts';
import type { Places } from '../allowed-target.ts';
import type { Api } from '#api-client/api.ts';
import { MAX_CALL_BYTES } from '#config.ts';
import { readForm } from '#lib/net/read-form.ts';
import type { Act } from '#orders/changes/offer.ts';
import { type Changed, changeLinked } from '#orders/linked/change-linked.ts';
import { FORM } from '#orders/linked/form-names.ts';
import type { Order } from '#orders/order.ts';
import * as text from '#orders/linked/text.ts';
import type { FormValues } from '#ui/forms/form-values.ts';

/** What a form of the page said, and what became of it. */
export interface Received {
  act: string;
  values: FormValues;
  result: Paid | Changed | Referenced;
}

interface Linked {
  api: Api;
  token: string;
  order: Order;
  placeLine?: string | undefined;
  fields: readonly Field[];
  places: Places;
}

const ACTS: readonly Act[] = ['cancel', 'return', 'withdrawal', 'exchange'];
const KEY = /^[\x21-\x7e]{1,255}$/;

/** Does what a form of the page of a link asks for; undefined where none was posted. */
export async function receiveLinked(request: Request, linked: Linked): Promise<Received | undefined> {
  if (request.method !== 'POST') return undefined;
  const form = await readForm(request, MAX_CALL_BYTES);
  const unread = { status: typeof form === 'number' ? form : 400, problem: text.notRead };
  if (typeof form === 'number') return { act: '', values: {}, result: unread };
  const values = Object.fromEntries(form);
  const { [FORM.act]: act = '', [FORM.key]: key = '' } = values;
  const change = ACTS.find((one) => one === act);
  if (!KEY.test(key) || (act !== 'pay' && act !== 'reference' && !change)) return { act, values, result: unread };
  if (act === 'reference') {
    const typed = values.reference ?? '';
    return { act, values, result: await giveReference(linked.api, { token: linked.token, typed }) };
  }
  const asked = { ...linked, key, values };
  const result = change
    ? await changeLinked(linked.api, { ...asked, act: change })
    : await payLinked(linked.api, asked, linked.places);
  return { act, values, result };
}
