import { valuesFor } from './values.ts';
import { bareOf, pathOf, type Place } from '../../examining/bare.ts';
import type { Shopper, Visit } from '../../visit.ts';
import { decideAction } from '#payment/action.ts';
import { createPaymentEndpoint, type CreatePaymentAnswer } from '#contract/endpoints/payments/create-payment.ts';
import type { PaymentField } from '#contract/payment.ts';

/** Apps that a shop opens unless its owner names others. */
const PLACES = { schemes: ['upi'], apiOrigin: 'https://shop.invalid' };

/** A gateway may refuse values that are made up here. */
const MADE_UP = [422];

/** Starts a payment of the placed order, and tries those that have to be refused. */
export async function checkPayment(visit: Visit, form: readonly PaymentField[]): Promise<string | undefined> {
  const placed = await visit.placedOrder();
  if (!placed) return 'no order can be placed';
  const fields = valuesFor(form, placed.owner.email);
  const body = { orderId: placed.id, fields };
  await checkRefused(visit, body, placed.owner);
  const started = await visit.read(createPaymentEndpoint, { token: placed.owner.token, body }, MADE_UP);
  if (!started) return undefined;
  const decision = decideAction(started.value, PLACES);
  if (decision.do !== 'fail') return undefined;
  const { placeOf } = bareOf('createPayment', started.raw);
  const isTold = started.value.error !== undefined;
  visit.report(started, {
    kind: 'value',
    // A gateway may refuse what was made up here.
    severity: isTold ? 'warning' : 'error',
    path: pathOf(placeOf(isTold ? ['error'] : wrongPart(started.value.action))),
    expected: 'an action, a `redirectUrl` of https or of an app that the shop opens, or `success` alone',
    shop: `says “${decision.message}”`,
  });
  return undefined;
}

/** The part of the action that keeps the shop from doing it. */
function wrongPart(action: CreatePaymentAnswer['action']): Place {
  if (!action) return ['success'];
  if (action.type === 'qr') return ['action', 'qr'];
  return ['action', ['redirect_post', 'deeplink'].includes(action.type) ? 'redirectUrl' : 'type'];
}

async function checkRefused(visit: Visit, body: { orderId: string; fields: object }, owner: Shopper): Promise<void> {
  const { token } = owner;
  await visit.refused(
    createPaymentEndpoint,
    { body },
    { statuses: [401], what: 'a payment without a token', shop: 'sends nothing then', kind: 'access' },
  );
  await visit.refused(
    createPaymentEndpoint,
    { token, body: { ...body, orderId: 'conformance-no-such-order' } },
    { statuses: [404], what: 'an order that is not there', shop: 'starts a payment for nothing' },
  );
  const somebody = await visit.somebodyElse();
  if (somebody)
    await visit.refused(
      createPaymentEndpoint,
      { token: somebody.token, body },
      { statuses: [403, 404], what: 'an order of somebody else', shop: 'lets anybody act on an order', kind: 'access' },
    );
}
