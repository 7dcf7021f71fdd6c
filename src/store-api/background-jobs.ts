import { join } from 'node:path';
import type { ChangeFeed } from './base/db/change-feed.ts';
import { numberOrders } from './base/db/number-orders.ts';
import { startBackgroundJob } from './base/jobs/background-job.ts';
import { startPruningLimits } from './base/limits/prune-limits.ts';
import { startEncodingAhead } from './shop/media/start-encoding-ahead.ts';
import { startRemovingUnused } from './shop/media/unused/start-removing-unused.ts';
import { startExpiring } from './shop/order-changes/expire-orders.ts';
import { startReleasingHolds } from './shop/order-changes/returns/release-holds.ts';
import { startSummaries } from './shop/owner-links/daily-summary.ts';
import { reconcileOrder } from './shop/payments/reconcile/reconcile.ts';
import { openRefundReconciler } from './shop/refunds/refund-reconciler.ts';
import { startPruning } from './shop/retention/prune.ts';
import { startStockNotifications } from './shop/stock/notify-back-in-stock.ts';
import { startSendingWebhooks } from './shop/webhooks/start-sending.ts';
import type { AppContext } from './http/app-context.ts';
import type { Environment } from '#environment.ts';

const NUMBERING_MS = 10 * 60_000;

interface JobOptions {
  feed: ChangeFeed;
  environment: Pick<Environment, 'DATA_DIR' | 'UNPAID_ORDER_HOURS' | 'WEBHOOK_HOSTS'>;
  reconcileEveryMs: number;
  webhooksEveryMs: number;
  encodeAfterMs: number | undefined;
}

/**
 * Starts what the store API does by itself, at intervals and when something changed; requests trigger the outbox and
 * the reconciler of payments, which are opened with it. Returns a function that ends all of it.
 */
export function startBackgroundJobs(
  app: AppContext,
  { feed, environment, reconcileEveryMs, webhooksEveryMs, encodeAfterMs }: JobOptions,
): () => Promise<void> {
  const { db, now } = app;
  const stops = [
    startPruning(db, now, join(environment.DATA_DIR, 'outbox')),
    // Of older programs that run beside this one until all are replaced.
    startBackgroundJob('numbering of orders', () => numberOrders(db), { everyMs: NUMBERING_MS }).close,
    startPruningLimits(db, now),
    openRefundReconciler(app, { everyMs: reconcileEveryMs }).close,
    startExpiring(app, environment.UNPAID_ORDER_HOURS, (storeId, orderId) => reconcileOrder(app, storeId, orderId)),
    startReleasingHolds(app),
    startStockNotifications(app, feed),
    startSummaries(app),
    startSendingWebhooks({ db, now, hosts: environment.WEBHOOK_HOSTS }, { everyMs: webhooksEveryMs }),
    startEncodingAhead(app, feed, { startAfterMs: encodeAfterMs }),
    startRemovingUnused(app),
  ];
  return async () => {
    for (const stop of stops.toReversed()) await stop();
  };
}
