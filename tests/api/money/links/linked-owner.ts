import { contextOf } from '../app-of-world.ts';
import { isPaid } from '../bank.ts';
import { keptName } from '../refunds/refund-invariants.ts';
import { userOf } from '../shoppers.ts';
import type { World } from '../world.ts';
import type { LinkAct, OwnerDoes } from './link-acts.ts';
import { MAILBOXES, mailedToken, standOf } from './mailed-links.ts';
import type { Answer } from '#backends/serving/answer.ts';
import type { OwnerPage } from '#contract/owner/owner-page.ts';
import { ownerAct, ownerLink } from '#store-api/http/handlers/owner/owner-links.ts';
import { OWNER_ORDER } from '#store-api/shop/order-links/link-purpose.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';

type ByOwner = Extract<LinkAct, { act: 'by mail to the store' }>;
type Act = Parameters<typeof ownerAct.respond>[0]['body']['act'];

/** Opens the page of a mail to the store about an order, if there is one, and sends its form. */
export async function byMailToStore(
  world: World,
  { does, mailbox, mail, times }: ByOwner,
  orderId: string,
): Promise<void> {
  const token = await mailedToken(world, { orderId, mail, mailbox });
  if (token === undefined) return;
  const { version, isGood } = await standOf(world, token, [OWNER_ORDER]);
  const store = (await findStoreById(world.db, world.storeId))!;
  const by = <B>(body: B) => ({ ...contextOf(world, store, userOf('nobody'), body), user: undefined });
  const opened = await ownerLink.respond(by({ token }));
  const page = opened.body as OwnerPage;
  if (opened.status !== 200) {
    if (opened.status !== 404) throw new Error(`a link to the store was answered ${opened.status}`);
    // Whoever has the page open sends its form all the same.
    const { status } = await ownerAct.respond(by({ token, act: 'cancel', seen: await stepsOf(world, orderId) }));
    if (status !== 404) world.wrong.push(`${orderId}: an owner’s link that is not good was answered ${status}`);
    world.linked.push({ orderId, does: 'gone', version, at: '' });
    return;
  }
  if (!isGood) world.wrong.push(`${orderId}: an owner’s link that is not good was opened`);
  const offered = does === 'next' ? page.acts[0] : page.acts.find(({ act }) => act === nameOf(does));
  if (does === 'next' && !offered) return;
  const act = (offered?.act ?? nameOf(does)) as Act;
  const isPaidThere = world.bank.charges.some((one) => one.attempt.orderId === orderId && isPaid(one));
  const part =
    does === 'ship part'
      ? { lines: [{ line: 0, quantity: 1 }] }
      : act === 'cancelPart'
        ? { lines: oneToPack(page) }
        : {};
  const one = inReturn(page, offered?.number);
  const unfit = does === 'receive unfit' ? { lines: one, unfit: one } : {};
  const body = {
    token,
    act,
    seen: page.seen,
    number: offered ? offered.number : 1,
    note: noteOf(act),
    ...part,
    ...unfit,
  };
  const answers = await Promise.all(Array.from({ length: times }, async () => ownerAct.respond(by(body))));
  const mailedTo = MAILBOXES[mailbox];
  for (const answer of answers) await note(answer);
  const done = answers.filter(({ status }) => status === 200).length;
  if (done > 1 && act !== 'confirm') world.wrong.push(`${orderId}: ${act} by a form that was sent twice is done twice`);
  if (times > 1 && done === 1) world.linked.push({ orderId, does: 'sent twice', version, at: '' });

  async function note(answer: Answer): Promise<void> {
    const { status, body: said } = answer;
    const { code, error } = said as { code?: string; error?: string };
    world.noted(answer, mailedTo);
    if (![200, 404, 409].includes(status)) throw new Error(`${act} by a link was answered ${status} ${error}`);
    // Its page offers what can be done; the gateways may say that an order may still be paid.
    const isTold = offered !== undefined && act !== 'confirm' && does !== 'ship part';
    if (code === 'not-now' && isTold)
      world.wrong.push(`${orderId}: ${act} is offered by the link’s page, and ${error}`);
    if (status !== 200) return;
    const at = world.app.now().toISOString();
    world.linked.push({ orderId, does: act, mailbox: mailedTo, version, at, position: page.seen });
    if (act === 'nothing' && isDue(page, body.number)) world.kept.add(keptName(orderId, body.number ?? 0));
    if (act === 'confirm' && !isPaidThere && (await causeAt(world, orderId, page.seen)).startsWith('payment confirmed'))
      world.otherMoney.add(orderId);
  }
}

function nameOf(does: OwnerDoes): string {
  return does.replace(/ (part|unfit)$/, '');
}

/** Who declines says why; few say anything of the rest. */
function noteOf(act: string): string | undefined {
  return act === 'decline' ? 'worn' : act === 'refund' || act === 'refunded' ? 'by the owner' : undefined;
}

/** One piece that is not packed yet. */
function oneToPack({ order }: OwnerPage): { line: number; quantity: number }[] {
  const line = order?.lines.findIndex(({ toPack }) => toPack > 0) ?? -1;
  return [{ line: Math.max(line, 0), quantity: 1 }];
}

/** One piece of what is to come back. */
function inReturn({ order }: OwnerPage, number: number | undefined): { line: number; quantity: number }[] {
  const line = order?.returns.find((one) => one.number === number)?.lines[0]?.line ?? 0;
  return [{ line, quantity: 1 }];
}

function isDue({ order }: OwnerPage, number: number | undefined): boolean {
  return order?.refunds.find((one) => one.number === number)?.state === 'due';
}

async function stepsOf({ db, storeId }: World, orderId: string): Promise<number> {
  const steps = await db
    .selectFrom('order_events')
    .select('position')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .execute();
  return steps.length;
}

async function causeAt({ db, storeId }: World, orderId: string, position: number): Promise<string> {
  const event = await db
    .selectFrom('order_events')
    .select('cause')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirst();
  return event?.cause ?? '';
}
