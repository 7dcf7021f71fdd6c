import { cancelOrder } from '../order-changes/cancel-order.ts';
import { collectMoney } from '../order-changes/collect-order.ts';
import { confirmOrder } from '../order-changes/confirm-order.ts';
import { deliverParcels } from '../order-changes/parcels/deliver-parcels.ts';
import { packOrder } from '../order-changes/parcels/pack-order.ts';
import { readyOrder } from '../order-changes/parcels/ready-order.ts';
import { refuseParcel } from '../order-changes/parcels/refuse-parcel.ts';
import { shipOrder } from '../order-changes/parcels/ship-order.ts';
import { decideReturn } from '../order-changes/returns/decide-return.ts';
import { receiveReturn } from '../order-changes/returns/receive-return.ts';
import { referenceNotFound } from '../order-changes/reference-not-found.ts';
import type { ActingLink } from '../orders/acting-link.ts';
import type { LineChoice } from '../orders/pieces/chosen-pieces.ts';
import type { ReconcileContext } from '../payments/reconcile/reconcile-context.ts';
import { beginRefund } from '../refunds/begin-refund.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { StartError } from '#environment.ts';
import type { OwnerActName } from '#contract/owner/owner-page.ts';

export interface OwnersAct {
  storeId: string;
  orderId: string;
  link: ActingLink;
  /** Of a parcel, a return or a refund of the order. */
  number?: number | undefined;
  note?: string | undefined;
  carrier?: string | undefined;
  tracking?: string | undefined;
  /** Some pieces; none: all that can be meant, and of what is sent what is packed, if anything is. */
  lines: readonly LineChoice[];
  unfit: readonly LineChoice[];
}

export type OrderActName = Exclude<OwnerActName, 'answered'>;

/**
 * Does to an order what its command does, by a link. Returns what the owner should know of it beside how the order then
 * stands. @throws StartError in one line, as the command does, and what the link's check throws
 */
export async function actOnOrder(app: ReconcileContext, name: OrderActName, act: OwnersAct): Promise<string[]> {
  const said = await ACTS[name](app, act);
  return areLines(said) ? said : [];
}

/** Of most the owner sees by the order how it went: what they give besides is not said. */
type Act = (app: ReconcileContext, act: OwnersAct) => Promise<unknown>;

const areLines = (said: unknown): said is string[] => Array.isArray(said);

const inputOf = ({ now, mailFrom }: ReconcileContext, { storeId, orderId, note, link }: OwnersAct) => ({
  ...{ storeId, orderId, note, link },
  ...{ now, mailFrom },
});
/** A parcel is named by its number, as commands do. */
const parcelOf = ({ number }: OwnersAct) => ({ parcel: number === undefined ? undefined : String(number) });

const ACTS: Readonly<Record<OrderActName, Act>> = {
  confirm: async (app, act) => warnings(await confirmOrder(app, act)),
  notFound: (app, act) => referenceNotFound(app.db, inputOf(app, act)),
  pack: (app, act) => packOrder(app.db, { ...inputOf(app, act), lines: act.lines }),
  unpack: (app, act) => packOrder(app.db, { ...inputOf(app, act), lines: act.lines }, 'unpack'),
  ship: (app, act) => {
    const { lines, carrier, tracking } = act;
    return shipOrder(app.db, { ...inputOf(app, act), lines, sent: { carrier, tracking } });
  },
  ready: (app, act) => readyOrder(app.db, inputOf(app, act)),
  deliver: (app, act) => deliverParcels(app.db, { ...inputOf(app, act), ...parcelOf(act) }),
  paid: (app, act) => collectMoney(app.db, inputOf(app, act)),
  refused: (app, act) => refuseParcel(app.db, { ...inputOf(app, act), ...parcelOf(act) }),
  cancelPart: async (app, act) => {
    if (act.lines.length === 0) throw new StartError('Say of which lines how many. Nothing was changed.');
    return warnings((await cancelOrder(app, act)).lines);
  },
  cancel: async (app, act) => warnings((await cancelOrder(app, act)).lines),
  accept: (app, act) => decideReturn(app.db, { ...inputOf(app, act), number: act.number }, 'acceptReturn'),
  decline: (app, act) => decideReturn(app.db, { ...inputOf(app, act), number: act.number }, 'declineReturn'),
  receive: (app, act) => {
    const { number, lines, unfit } = act;
    return receiveReturn(app.db, { ...inputOf(app, act), number, lines, unfit });
  },
  refund: async (app, act) => {
    const { storeId, orderId, number, note, link } = act;
    const begun = await beginRefund(app, { storeId, orderId, number, note, link });
    return begun.flatMap(({ said }) => said ?? []);
  },
  refunded: (app, act) => settle(app, act, 'returned'),
  nothing: (app, act) => settle(app, act, 'nothing'),
};

function settle(app: ReconcileContext, act: OwnersAct, settling: 'returned' | 'nothing'): Promise<void> {
  return settleRefund(app.db, { ...inputOf(app, act), number: act.number ?? 0, settling });
}

/** The first line says what was done, which the page says itself. */
function warnings([, ...rest]: readonly string[]): string[] {
  return rest;
}
