import { begunByLink } from '../links/mailed-links.ts';
import type { World } from '../world.ts';
import { OWNER_ACTS } from '#contract/owner/owner-page.ts';

const BY_SHOPPER = ['pay', 'call off', 'call off part', 'ask back', 'ask all back', 'exchange', 'reference'];
const ofShopper = (does: string) => `link of the shopper: ${does}`;
const ofOwner = (does: string) => `link of the owner: ${does}`;
const GONE = 'link: is not good any more';
const TWICE = 'link of the owner: a form that is sent twice is done once';
const PAID = 'link of the shopper: what it began is paid';
const REMINDED = 'reminder: sent';

export const LINK_STEPS = [
  ...BY_SHOPPER.map(ofShopper),
  ...OWNER_ACTS.filter((act) => act !== 'answered').map(ofOwner),
  ...[GONE, TWICE, PAID, REMINDED],
];

/** What links came to in one run. */
export async function linkSteps(world: World): Promise<string[]> {
  const { db, storeId, linked } = world;
  const done = linked.map(({ does, mailbox }) => {
    if (does === 'gone') return GONE;
    if (does === 'sent twice') return TWICE;
    return mailbox === undefined ? ofShopper(does) : ofOwner(does);
  });
  const begun = await begunByLink(world);
  const paid = await db
    .selectFrom('payments')
    .select(['order_id', 'created_at'])
    .where('store_id', '=', storeId)
    .where('status', '=', 'succeeded')
    .execute();
  const byLink = paid.filter((one) =>
    begun.some(({ order_id, created_at }) => order_id === one.order_id && created_at === one.created_at),
  );
  const reminders = await db
    .selectFrom('outbox')
    .select('id')
    .where('store_id', '=', storeId)
    .where('subject', 'like', '% waits for its payment')
    .execute();
  return [...done, ...byLink.map(() => PAID), ...reminders.map(() => REMINDED)];
}
