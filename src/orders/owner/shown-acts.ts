import * as next from './next/text.ts';
import * as text from './text.ts';
import { actNamed } from './read-act.ts';
import { isPickedUp } from '../pick-up.ts';
import type { OwnerActName, OwnerOrder, OwnerPage } from '#contract/owner/owner-page.ts';

/** Something that can be done now, as the page offers it. */
export interface ShownAct {
  act: OwnerActName;
  number: number | undefined;
  label: string;
  /** The same as a step that is still to be done. */
  next: string;
  /** It is done at once; else its own step says first what will happen. */
  isSimple: boolean;
}

/** Without a word about what will happen, and without fields. */
const SIMPLE: readonly OwnerActName[] = ['confirm', 'pack', 'unpack', 'ready', 'deliver', 'paid', 'accept', 'answered'];
/** Of one parcel, where there are several. */
const OF_PARCELS: readonly OwnerActName[] = ['deliver', 'refused'];
/** Seldom done: below the others. */
const RARE: readonly OwnerActName[] = ['notFound', 'unpack', 'cancelPart', 'cancel', 'refused', 'decline', 'nothing'];

/** What can be done now: what usually comes next, then what is seldom done. */
export function shownActs({ acts, order }: Pick<OwnerPage, 'acts' | 'order'>): { first: ShownAct[]; rare: ShownAct[] } {
  const shown = acts.flatMap(({ act: name, number }) => {
    const act = actNamed(name);
    if (!act) return [];
    const ofParcel = OF_PARCELS.includes(act);
    const isOneOfSeveral =
      acts.filter((other) => other.act === name).length > 1 || (ofParcel && (order?.parcels.length ?? 0) > 1);
    const one = isOneOfSeveral ? number : undefined;
    return {
      act,
      number,
      isSimple: SIMPLE.includes(act),
      label: labelOf(act, order, one),
      next: nextOf(act, order, one),
    };
  });
  // Money is collected with what has left.
  const isLeft = acts.some(({ act }) => act === 'ship' || act === 'ready');
  const isRare = ({ act }: ShownAct) => RARE.includes(act) || (act === 'paid' && isLeft);
  return { first: shown.filter((one) => !isRare(one)), rare: shown.filter(isRare) };
}

/** What an act is called, of this order. `number`: of one parcel, return or refund of several. */
function labelOf(act: OwnerActName, order: OwnerOrder | undefined, number: number | undefined): string {
  if (act === 'confirm' && order?.order.toConfirm) return text.confirmOnDelivery;
  if (act === 'deliver' && order && isPickedUp(order.order)) return text.pickedUp;
  if (number === undefined) return text.act[act];
  return OF_PARCELS.includes(act) ? text.ofParcel(text.act[act], number) : text.ofNumber(text.act[act], number);
}

function nextOf(act: OwnerActName, order: OwnerOrder | undefined, number: number | undefined): string {
  if (act === 'confirm' && order?.order.toConfirm) return next.onceConfirmed;
  if (act === 'deliver' && order && isPickedUp(order.order)) return next.pickedUp;
  if (act === 'deliver' && number !== undefined) return next.arrived(number);
  const step = next.step[act] ?? text.act[act];
  return number === undefined ? step : text.ofNumber(step, number);
}

/** The step that was asked for by the page's own link, where it can be done now. */
export function askedStep(page: OwnerPage, query: URLSearchParams): ShownAct | undefined {
  const { first, rare } = shownActs(page);
  const number = Number(query.get('number')) || undefined;
  return [...first, ...rare].find((one) => one.act === query.get('act') && one.number === number && !one.isSimple);
}
