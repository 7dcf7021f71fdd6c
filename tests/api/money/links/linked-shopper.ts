import { contextOf } from '../app-of-world.ts';
import { changeAsShopper } from '../pieces/return-acts.ts';
import { payerOf, userOf } from '../shoppers.ts';
import type { World } from '../world.ts';
import type { LinkAct } from './link-acts.ts';
import { mailedToken, payToken, standOf } from './mailed-links.ts';
import type { Answer } from '#backends/serving/answer.ts';
import { referenceLinked } from '#store-api/http/handlers/orders/linked-order.ts';
import { paymentReference } from '#store-api/http/handlers/payment-reference.ts';
import { PAY, SHOPPER } from '#store-api/shop/order-links/link-purpose.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';

type ByMail = Extract<LinkAct, { act: 'by mail' }>;
type Reference = Extract<LinkAct, { act: 'reference' }>;

/** Does something to an order by the link of a mail to its shopper, if there is one. */
export async function byMail(world: World, { does, mail }: ByMail, orderId: string): Promise<void> {
  const isMore = does === 'pay once more';
  const token = isMore ? await payToken(world, orderId) : await mailedToken(world, { orderId, mail });
  if (token === undefined) return;
  const asked = { orderId, token, does: isPayment(does) ? 'pay' : does, said: SAID[does] };
  await ifGood(world, asked, isMore ? [PAY] : [SHOPPER], () => {
    if (isMore) return world.pay(orderId, 'card', token);
    if (isPayment(does)) return world.pay(orderId, does.replace('pay ', ''), token);
    return changeAsShopper(world, does, { orderId, token });
  });
}

/** What is said of it in the order's history; each attempt to pay has a link of its own. */
const SAID: Partial<Record<ByMail['does'], string>> = {
  'call off': 'cancelled by the shopper',
  'call off part': 'cancelled by the shopper',
  'ask back': 'return asked for',
  'ask all back': 'return asked for',
  exchange: 'return asked for',
};

function isPayment(does: ByMail['does']): does is Extract<ByMail['does'], `pay ${string}`> {
  return does.startsWith('pay ');
}

/** What banks call payments here. */
function nameOf(reference: number): string {
  return `41235678900${reference}`;
}

/** The shopper tells what the bank calls the payment, signed in or by the link. */
export async function tellReference(
  world: World,
  { reference: one, isByMail }: Reference,
  orderId: string,
): Promise<void> {
  const { db, storeId } = world;
  const store = (await findStoreById(db, storeId))!;
  const { user } = await payerOf(db, orderId, '');
  const reference = nameOf(one);
  const token = isByMail ? await mailedToken(world, { orderId, mail: 'last' }) : undefined;
  if (token === undefined) {
    const answer = await paymentReference.respond(contextOf(world, store, user, { orderId, reference }));
    if (![200, 409].includes(world.noted(answer, user.id)))
      throw new Error(`a reference was answered ${answer.status}`);
    return;
  }
  await ifGood(world, { orderId, token, does: 'reference' }, [SHOPPER], async () => {
    const context = contextOf(world, store, userOf('nobody'), { token, reference });
    const answer = await referenceLinked.respond({ ...context, user: undefined });
    if (![200, 404, 409].includes(world.noted(answer, user.id)))
      throw new Error(`a reference was answered ${answer.status}`);
    return answer;
  });
}

interface Asked {
  orderId: string;
  token: string;
  does: string;
  said?: string | undefined;
}

/** A link that is not good any more does nothing; what one has done is noted. */
async function ifGood(
  world: World,
  { token, said, ...asked }: Asked,
  purposes: Parameters<typeof standOf>[2],
  act: () => Promise<Answer>,
): Promise<void> {
  const { version, isGood } = await standOf(world, token, purposes);
  const { status } = await act();
  if (status === 404) world.linked.push({ ...asked, does: 'gone', version, at: '' });
  else if (!isGood) world.wrong.push(`${asked.orderId}: a link that is not good any more was answered ${status}`);
  if (status === 200)
    world.linked.push({ ...asked, ...(said !== undefined && { said }), version, at: world.app.now().toISOString() });
}
