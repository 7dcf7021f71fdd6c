import { toOwnerPage } from './wire-owner-page.ts';
import { handle, type HandlerContext } from '../handler-context.ts';
import { limitLinks } from '../../limit-links.ts';
import type { OwnerLink } from '../../../shop/order-links/read-owner-link.ts';
import { readOwnerLink } from '../../../shop/order-links/read-owner-link.ts';
import { actOnOrder } from '../../../shop/owner-links/act-on-order.ts';
import { byLink, LinkGone, OrderChanged } from '../../../shop/owner-links/by-link.ts';
import { answerMessage } from '../../../shop/owner-links/owner-messages.ts';
import { orderNames } from '../../../shop/orders/order-name.ts';
import { mailsLinks } from '../../../shop/stores/mails-links.ts';
import { type Answer, ok, refuse } from '#backends/serving/answer.ts';
import { limitCall, uncountCall } from '#backends/serving/limits/call-limits.ts';
import { ownerActOnServer } from '#contract/endpoints/owner/owner-act.ts';
import { ownerLinkOnServer } from '#contract/endpoints/owner/owner-link.ts';
import { StartError } from '#environment.ts';

/**
 * POST /owner-links (capability `ownerLinks`): what a link of a mail to the store shows. Those that are not valid count
 * for 429.
 */
export const ownerLink = handle(ownerLinkOnServer, (context) =>
  limitLinks(context, 'ownerLink', async (missing) => {
    const link = await validLink(context, context.body.token);
    const page = link && (await toOwnerPage(context.app, context.store, link));
    return page ? ok(page) : missing;
  }),
);

/** POST /owner-links/act (capability `ownerLinks`): whoever has the link acts as the owner (docs/decisions D661). */
export const ownerAct = handle(ownerActOnServer, async (context) => {
  const { app, store, text, peer, body } = context;
  const caller = { scope: store.id, peer };
  const refused = await limitCall(app.limiters, 'ownerAct', caller, text);
  if (refused) return refused;
  const link = await validLink(context, body.token);
  if (!link) return refuse(404, 'not-found', text.linkNotFound);
  await uncountCall(app.limiters, 'ownerAct', caller);
  const done = await act(context, link);
  if (!Array.isArray(done)) return done;
  const page = await toOwnerPage(app, store, link);
  return page ? ok({ ...page, said: done }) : refuse(404, 'not-found', text.linkNotFound);
});

type ActContext = HandlerContext<typeof ownerActOnServer>;

async function validLink(
  { app, store }: Pick<ActContext, 'app' | 'store'>,
  token: string,
): Promise<OwnerLink | undefined> {
  if (!mailsLinks(store)) return undefined;
  return readOwnerLink(app.db, { storeId: store.id, token, at: app.now().toISOString() });
}

/** What the owner should know of what was done; else why it was not. */
async function act(context: ActContext, link: OwnerLink): Promise<string[] | Answer> {
  const { app, store, text, body } = context;
  const isOfMessage = body.act === 'answered';
  if (link.kind === 'day' || isOfMessage !== (link.kind === 'message'))
    return refuse(422, 'invalid', text.noSuchAct, { fields: { act: text.noSuchAct } });
  if (link.kind === 'message') {
    const answered = { storeId: store.id, ticket: link.messageId, by: link.mailbox, at: app.now().toISOString() };
    return (await answerMessage(app.db, answered)) ? [] : refuse(409, 'changed', text.changedMeanwhile);
  }
  return actOnce(context, link);
}

async function actOnce(
  { app, store, text, body }: ActContext,
  { orderId, mailbox }: OwnerLink & { kind: 'order' },
): Promise<string[] | Answer> {
  const { token, act: name, seen, number, note, carrier, tracking, lines = [], unfit = [] } = body;
  if (name === 'answered') return refuse(422, 'invalid', text.noSuchAct);
  if (name === 'decline' && !note)
    return refuse(422, 'invalid', text.declineNote, { fields: { note: text.declineNote } });
  const storeId = store.id;
  const link = byLink({ storeId, orderId, token, mailbox, seen, at: app.now().toISOString() });
  const choices = { lines: lines.map(toChoice), unfit: unfit.map(toChoice) };
  const words = { note: said(note), carrier: said(carrier), tracking: said(tracking) };
  try {
    return await actOnOrder(app, name, { storeId, orderId, link, number, ...words, ...choices });
  } catch (error) {
    if (error instanceof LinkGone) return refuse(404, 'not-found', text.linkNotFound);
    if (error instanceof OrderChanged) return refuse(409, 'changed', text.changedMeanwhile);
    if (!(error instanceof StartError)) throw error;
    const [called = orderId] = await orderNames(app.db, storeId, [orderId]);
    return refuse(409, 'not-now', error.message.replaceAll(orderId, called));
  } finally {
    app.outbox.trigger();
    app.reconciler.trigger();
  }
}

/** As commands name the lines of an order: from 1. */
function toChoice({ line, quantity }: { line: number; quantity: number }) {
  return { line: line + 1, count: quantity };
}

/** A field that was left empty says nothing. */
function said(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}
