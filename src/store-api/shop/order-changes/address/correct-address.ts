import { requote } from './requote.ts';
import { type OpenOrder, type PiecesInput, withOrder } from '../parcels/open-order.ts';
import { findOrder, type OrderParts } from '../../orders/order-rows.ts';
import { spelledAddress, wrongAddressFields } from '../../orders/address-fields.ts';
import { statusName } from '../../orders/order-status.ts';
import { OWNER_CAUSES, withNote } from '../../orders/owner-notes.ts';
import { addOrderEvent } from '../../orders/set-order-status.ts';
import { readAddress, type StoredAddress } from '../../orders/stored-address.ts';
import type { OrderRow } from '../../../base/db/rows/order-rows.ts';
import type { Db } from '../../../base/db/open-database.ts';
import { refusalsIn } from '#backends/serving/refusal-texts.ts';
import { ADDRESS_FIELD_NAMES, type AddressFieldName } from '#contract/store/address-fields.ts';
import { type ShippingAddress, shippingAddress, WIRE_MESSAGES } from '#contract/shipping/shipping-address.ts';
import { PENDING, PROCESSING } from '#contract/order-status.ts';
import { StartError } from '#environment.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';

interface Correction extends PiecesInput {
  /** The fields that are to be others. */
  fields: Partial<Record<AddressFieldName, string>>;
}

const Address = shippingAddress({ asksState: false, says: WIRE_MESSAGES });
/** What the price and the days of a delivery can depend on. */
const PLACE: readonly AddressFieldName[] = ['state', 'postalCode'];

/**
 * Puts the address of an order right of which nothing is packed: at another state or postal code only where it comes to
 * the same, with days that are promised anew (docs/decisions D525). Returns the names of what has changed. Its history
 * says so without the address, which an erasure would not find there. @throws StartError in one line where that cannot
 * be
 */
export async function correctAddress(db: Db, input: Correction): Promise<AddressFieldName[]> {
  return withOrder(db, input, async (order) => {
    const { trx, storeId, orderId, status, at } = order;
    const isOpen = status === PENDING || status === PROCESSING;
    const isPacked = order.pieces.some(({ state }) => state !== 'ordered' && state !== 'cancelled');
    if (!isOpen || isPacked)
      throw new StartError(
        `Order ${orderId} is ${isOpen ? 'packed, or a part of it' : statusName(status, order.isPickedUp)}: its address stays. Nothing was changed.`,
      );
    const parts = await findOrder(trx, storeId, orderId);
    if (!parts) return [];
    const before = readAddress(parts.order.shipping);
    const after = corrected(order, before, input.fields);
    const changed = changedFields(before, after);
    if (changed.length === 0) return [];
    const moved = changed.some((name) => PLACE.includes(name)) ? await atNewPlace(order, parts, { before, after }) : {};
    await trx
      .updateTable('orders')
      .set({ ...moved, shipping: JSON.stringify(after), phone: after.phone, updated_at: at })
      .where('store_id', '=', storeId)
      .where('id', '=', orderId)
      .execute();
    await addOrderEvent(trx, { storeId, orderId, status, cause: withNote(OWNER_CAUSES.address, input.note), at });
    return changed;
  });
}

/** A field that is not there is as one that is empty: an optional one may be either. */
function changedFields(before: StoredAddress, after: StoredAddress): AddressFieldName[] {
  return ADDRESS_FIELD_NAMES.filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
}

/** The address with these fields, as the store spells them; what was there before stays as it was written. */
function corrected({ store }: OpenOrder, before: StoredAddress, fields: Correction['fields']): ShippingAddress {
  const read = Address.safeParse({ ...before, ...fields });
  if (!read.success)
    throw new StartError(`${read.error.issues[0]?.message ?? 'It is no address'}. Nothing was changed.`);
  const names = Object.keys(fields) as AddressFieldName[];
  const faults = wrongAddressFields(store.info, read.data, refusalsIn(store.language), { isOwner: true });
  const wrong = names.map((name) => faults[`shippingAddress.${name}`]).find((fault) => fault !== undefined);
  if (wrong !== undefined) throw new StartError(`${wrong.replace(/(?<![?.])$/, '.')} Nothing was changed.`);
  const spelled = spelledAddress(store.info, read.data, { isOwner: true });
  return { ...read.data, ...Object.fromEntries(names.map((name) => [name, spelled[name]])) };
}

async function atNewPlace(
  { trx, store, orderId, at }: OpenOrder,
  parts: OrderParts,
  places: { before: StoredAddress; after: StoredAddress },
): Promise<Pick<OrderRow, 'parts' | 'pricing' | 'delivery'>> {
  const quote = await requote(trx, store, parts, { ...places, at });
  if ('row' in quote) return quote.row;
  const { currency, total_paise } = parts.order;
  const money = (paise: number) => formatMoney(toRupees(paise), { currency, locale: store.locale });
  throw new StartError(
    'total' in quote
      ? `There order ${orderId} would come to ${money(quote.total)}, not ${money(total_paise)}: \
cancel it, and let it be ordered anew. Nothing was changed.`
      : quote.refusal === 'not-served'
        ? `Order ${orderId} cannot be sent there as it was ordered. Nothing was changed.`
        : `What order ${orderId} would come to there cannot be worked out: the catalogue or the terms have changed \
since it was placed. Nothing was changed.`,
  );
}
