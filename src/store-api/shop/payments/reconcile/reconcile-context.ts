import type { Db } from '../../../base/db/open-database.ts';
import { readSecret } from '../../../base/auth/secret.ts';
import { type GatewaysOf, openGateways } from '../gateways-of-store.ts';
import type { OutboxContext } from '../../mail/mail-context.ts';
import type { Environment } from '#environment.ts';

export interface ReconcileContext extends OutboxContext {
  gatewaysOf: GatewaysOf;
  /** How long a gateway may take to answer one request. */
  paymentTimeoutMs: number;
}

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
