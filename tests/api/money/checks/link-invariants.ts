import { begunByLink, MAILBOXES } from '../links/mailed-links.ts';
import { versionsOf } from '../links/watch-links.ts';
import type { World } from '../world.ts';
import type { OrderEventRow } from '#store-api/base/db/rows/order-rows.ts';

const MAILED_TO = / \(link mailed to ([^()]*)\)/;

/** A cause without who did it, where it was done by the link of a mail to the store. */
export function withoutMailbox(cause: string): string {
  return cause.replace(MAILED_TO, '');
}

/**
 * What was done by links that were not good any more, or is not said of whoever did it, in sentences. `events` are the
 * histories with their mailboxes.
 */
export async function brokenLinks(world: World, events: readonly OrderEventRow[]): Promise<string[]> {
  const { db, storeId, linked } = world;
  const wrong: string[] = [];
  const versions = await versionsOf(db, storeId);
  const begun = await begunByLink(world);
  const histories = Map.groupBy(events, ({ order_id }) => order_id);
  const versionAt = ({ order_id, position }: OrderEventRow) => versions.get(`${order_id} ${position}`);
  for (const { orderId, does, mailbox, version, at, position, said } of linked) {
    const history = histories.get(orderId) ?? [];
    const say = (what: string) => wrong.push(`${orderId}: ${does} by a link of ${mailbox ?? 'its shopper'}: ${what}`);
    if (does === 'pay') {
      const isThere = begun.some((one) => one.order_id === orderId && one.created_at === at && one.version === version);
      const isLater = history.some(({ cause }) => cause.startsWith('to be paid on delivery'));
      if (!isThere && !isLater) say('the attempt was begun when it was revoked');
    }
    if (said !== undefined) {
      const found = history.filter((one) => one.at === at && one.cause.startsWith(said));
      if (!found.some((one) => versionAt(one) === version)) say('it was revoked before that');
    }
    if (position === undefined) continue;
    const event = history[position];
    // A gateway said that it was paid, when it was asked.
    if (does === 'confirm' && event?.cause.startsWith('paid by')) continue;
    if (!event || MAILED_TO.exec(event.cause)?.[1] !== mailbox) say(`its history says: ${event?.cause}`);
    else if (versionAt(event) !== version) say('it was revoked before that');
  }
  for (const { order_id, position, at, cause } of events) {
    const mailbox = MAILED_TO.exec(cause)?.[1];
    if (mailbox === undefined) continue;
    const own = linked.some(
      (one) => one.orderId === order_id && one.mailbox === mailbox && one.at === at && one.position! <= position,
    );
    if (!own) wrong.push(`${order_id}: nobody did by a link: ${cause}`);
  }
  wrong.push(...(await brokenMailboxes(world)));
  return wrong;
}

/** What one of the owners is mailed, each of them is. */
async function brokenMailboxes({ db, storeId }: World): Promise<string[]> {
  const subjectsOf = async (mailbox: string) => {
    const mails = await db
      .selectFrom('outbox')
      .select('subject')
      .where('store_id', '=', storeId)
      .where('recipient', '=', mailbox)
      .execute();
    return mails.map(({ subject }) => subject).sort();
  };
  const [one, other] = [await subjectsOf(MAILBOXES[0]), await subjectsOf(MAILBOXES[1])];
  const company = await subjectsOf('hello@shop.example');
  return [
    ...(String(one) === String(other) ? [] : [`the owners are mailed ${one.join()}; and ${other.join()}`]),
    ...company.map((subject) => `nobody reads what is mailed to the company: ${subject}`),
  ];
}
