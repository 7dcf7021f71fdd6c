import type { Db } from '../../db/open-database.ts';
import { readSecret } from '../../auth/secret.ts';
import { openGateways } from '../gateways-of-store.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Environment } from '#environment.ts';

export type ReconcileContext = Pick<
  AppContext,
  'db' | 'now' | 'gatewaysOf' | 'paymentTimeoutMs' | 'outbox' | 'mailFrom'
>;

const TIMEOUT_MS = 10_000;

/** For commands: what reconciling needs. The outbox does nothing, because the shop's process sends the mails. */
export async function reconcileContext(db: Db, environment: Environment): Promise<ReconcileContext> {
  const outbox = { trigger: () => undefined, close: () => Promise.resolve() };
  const gatewaysOf = openGateways(await readSecret(db), environment);
  return {
    db,
    now: () => new Date(),
    gatewaysOf,
    paymentTimeoutMs: TIMEOUT_MS,
    outbox,
    mailFrom: environment.MAIL_FROM,
  };
}
