import type { Db } from '../../db/open-database.ts';
import { readSecret } from '../../auth/secret.ts';
import { configuredGateways, joinGateways } from '../gateways.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Environment } from '#environment.ts';

export type ReconcileContext = Pick<AppContext, 'db' | 'now' | 'payments' | 'paymentTimeoutMs' | 'outbox' | 'mailFrom'>;

const TIMEOUT_MS = 10_000;

/** For commands: what reconciling needs. The outbox does nothing, because the shop's process sends the mails. */
export async function reconcileContext(db: Db, environment: Environment): Promise<ReconcileContext> {
  const outbox = { trigger: () => undefined, close: () => Promise.resolve() };
  const payments = joinGateways(configuredGateways(await readSecret(db), environment));
  return { db, now: () => new Date(), payments, paymentTimeoutMs: TIMEOUT_MS, outbox, mailFrom: environment.MAIL_FROM };
}
