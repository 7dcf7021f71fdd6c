import * as text from './text.ts';
import { actNamed } from './read-act.ts';
import { isPickedUp } from '../pick-up.ts';
import type { OwnerActName, OwnerOrder, OwnerPage } from '#contract/owner/owner-page.ts';

/** Something that can be done now, as the page offers it. */
export interface ShownAct {
  act: OwnerActName;
  number: number | undefined;
  label: string;
  /** It is done at once; else its own step says first what will happen. */
  isSimple: boolean;
}

/** Without a word about what will happen, and without fields. */
const SIMPLE: readonly OwnerActName[] = ['confirm', 'pack', 'unpack', 'ready', 'deliver', 'paid', 'accept', 'answered'];
/** Seldom done: below the others. */
const RARE: readonly OwnerActName[] = ['unpack', 'cancel', 'refused', 'decline', 'nothing'];

/** What can be done now: what usually comes next, then what is seldom done. */
export function shownActs({ acts, order }: Pick<OwnerPage, 'acts' | 'order'>): { first: ShownAct[]; rare: ShownAct[] } {
  const shown = acts.flatMap(({ act: name, number }) => {
    const act = actNamed(name);
    if (!act) return [];
    const isOneOfSeveral = acts.filter((other) => other.act === name).length > 1;
    const label = labelOf(act, order);
    return {
      ...{ act, number, isSimple: SIMPLE.includes(act) },
      label: isOneOfSeveral && number !== undefined ? text.ofNumber(label, number) : label,
    };
  });
  // Money is collected with what has left.
  const isLeft = acts.some(({ act }) => act === 'ship' || act === 'ready');
  const isRare = ({ act }: ShownAct) => RARE.includes(act) || (act === 'paid' && isLeft);
  return { first: shown.filter((one) => !isRare(one)), rare: shown.filter(isRare) };
}

/** What an act is called, of this order. */
function labelOf(act: OwnerActName, order: OwnerOrder | undefined): string {
  if (act === 'confirm' && order?.order.toConfirm) return text.confirmOnDelivery;
  if (act === 'deliver' && order && isPickedUp(order.order)) return text.pickedUp;
  return text.act[act];
}

/** The step that was asked for by the page's own link, where it can be done now. */
export function askedStep(page: OwnerPage, query: URLSearchParams): ShownAct | undefined {
  const { first, rare } = shownActs(page);
  const number = Number(query.get('number')) || undefined;
  return [...first, ...rare].find((one) => one.act === query.get('act') && one.number === number && !one.isSimple);
}
