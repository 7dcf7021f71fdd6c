import { type CourierRow, readCourierFile } from './courier-file.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';
import { StoreTerms } from '#contract/store/terms.ts';
import { StartError } from '#environment.ts';
import { formatMinute } from '#lib/days.ts';

/** A parcel that a courier says has arrived. */
interface Arrival {
  orderId: string;
  trackingNumber: string;
  /** ISO 8601; undefined: now. */
  at: string | undefined;
}

export interface DeliveryPlan {
  arrived: Arrival[];
  /** What the file says, and every row that nothing is done about. */
  lines: string[];
}

interface KnownParcel {
  order_id: string;
  tracking_number: string | null;
  sent_at: string;
  outcome: string | null;
}

const BATCH = 500;
const MAX_PRINTED = 50;
const HOURS_24 = 24 * 60 * 60_000;

/**
 * What the text of a courier's file says of the parcels of a store; changes nothing. Numbers that no parcel has, and
 * those that stand twice, are named by their lines. @throws StartError where it says nothing of parcels
 */
export async function planDeliveries(
  db: Db,
  { storeId, file, text, now }: { storeId: string; file: string; text: string; now: () => Date },
): Promise<DeliveryPlan> {
  const store = await findStoreById(db, storeId);
  if (!store) throw new StartError(`there is no store '${storeId}'`);
  const problems: { line: number; what: string }[] = [];
  const report = (line: number, what: string) => problems.push({ line, what });
  const country = StoreTerms.parse(store.info.terms)?.country;
  const rows = readCourierFile(text, { timeZone: store.timeZone, country, report });
  if (!rows) throw new StartError(problemsOf(file, problems).join('\n'));
  const delivered = rows.filter(({ isDelivered }) => isDelivered);
  const known = await parcelsOf(db, storeId, delivered);
  const seen = new Map<string, number>();
  const arrived: Arrival[] = [];
  let before = 0;
  for (const { line, trackingNumber, at } of delivered) {
    const first = seen.get(trackingNumber);
    seen.set(trackingNumber, first ?? line);
    const parcels = known.get(trackingNumber) ?? [];
    const parcel = parcels.find(isOpen);
    const wrong =
      first === undefined
        ? wrongOf(trackingNumber, parcels, { at, now: now(), timeZone: store.timeZone })
        : `${trackingNumber} stands in line ${first} already`;
    if (wrong !== undefined) report(line, wrong);
    else if (parcel === undefined) before += 1;
    else arrived.push({ orderId: parcel.order_id, trackingNumber, at: noEarlierThan(parcel.sent_at, at) });
  }
  return { arrived, lines: [summaryOf(rows, arrived.length, before), ...problemsOf(file, problems)] };
}

function isOpen({ outcome }: KnownParcel): boolean {
  return outcome === null;
}

/** Undefined: one parcel that is on its way has the number, or one that has arrived. */
function wrongOf(
  number: string,
  parcels: readonly KnownParcel[],
  { at, ...when }: { at: string | undefined; now: Date; timeZone: string },
): string | undefined {
  const [open, ...others] = parcels.filter(isOpen);
  const last = parcels.at(-1);
  if (!last) return `no parcel has the number ${number}`;
  if (!open) return last.outcome === 'delivered' ? undefined : `${number} was ${last.outcome ?? ''} before`;
  if (others.length > 0)
    return `${others.length + 1} parcels that are on their way have the number ${number}: say which by orders deliver`;
  return at === undefined ? undefined : wrongDate(open, at, when);
}

/** A day that begins before the parcel left may be the day on which it did. */
function wrongDate(
  { sent_at }: KnownParcel,
  at: string,
  { now, timeZone }: { now: Date; timeZone: string },
): string | undefined {
  const day = formatMinute(at, timeZone).slice(0, 10);
  if (Date.parse(at) > now.getTime()) return `${day} has not come yet`;
  return Date.parse(at) < Date.parse(sent_at) - HOURS_24 ? `was not sent yet on ${day}` : undefined;
}

function noEarlierThan(sentAt: string, at: string | undefined): string | undefined {
  return at !== undefined && at < sentAt ? sentAt : at;
}

async function parcelsOf(
  db: Db,
  storeId: string,
  rows: readonly CourierRow[],
): Promise<ReadonlyMap<string | null, KnownParcel[]>> {
  const numbers = [...new Set(rows.map(({ trackingNumber }) => trackingNumber))];
  const found: KnownParcel[] = [];
  for (let at = 0; at < numbers.length; at += BATCH)
    found.push(
      ...(await db
        .selectFrom('parcels')
        .select(['order_id', 'tracking_number', 'sent_at', 'outcome'])
        .where('store_id', '=', storeId)
        .where('tracking_number', 'in', numbers.slice(at, at + BATCH))
        .where('tracking_number', 'is not', null)
        .orderBy('sent_at')
        .execute()),
    );
  return Map.groupBy(found, ({ tracking_number }) => tracking_number);
}

/** `12 rows: 3 parcels have arrived, 4 had before; 5 say something else: In transit (4), RTO (1).` */
function summaryOf(rows: readonly CourierRow[], arrived: number, before: number): string {
  const others = Map.groupBy(
    rows.filter(({ isDelivered }) => !isDelivered),
    ({ status }) => status,
  );
  const count = [...others.values()].reduce((sum, own) => sum + own.length, 0);
  const words = [...others].slice(0, MAX_PRINTED).map(([status, own]) => `${status || 'no status'} (${own.length})`);
  const says = count === 0 ? '' : `; ${count} say something else: ${words.join(', ')}`;
  return `${rows.length} rows: ${arrived} have arrived, ${before} had before${says}.`;
}

function problemsOf(file: string, problems: readonly { line: number; what: string }[]): string[] {
  const more = problems.length - MAX_PRINTED;
  return [
    ...problems
      .toSorted((one, other) => one.line - other.line)
      .slice(0, MAX_PRINTED)
      .map(({ line, what }) => `${file}:${line}: ${what}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}
