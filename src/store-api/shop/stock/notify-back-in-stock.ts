import { VISIBLE } from '../../base/db/inlined-literals.ts';
import { transact } from '../../base/db/transact.ts';
import { addMail } from '../mail/add-mail.ts';
import { emailsIn } from '../mail/mail-texts.ts';
import type { ChangeFeed } from '../../base/db/change-feed.ts';
import { lineName } from '../catalog/line-name.ts';
import type { OutboxContext } from '../mail/mail-context.ts';
import { startBackgroundJob } from '../../base/jobs/background-job.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { productPath } from '#lib/product-path.ts';

/** Requests handled in one transaction. */
const BATCH = 100;

/** Mails waiting customers, now and whenever a product has changed. Returns a function that stops it. */
export function startStockNotifications(app: OutboxContext, feed: Pick<ChangeFeed, 'watch'>): () => Promise<void> {
  const job = startBackgroundJob('notifying of products back in stock', () => notifyBackInStock(app));
  const unsubscribe = feed.watch((tags) => {
    if (tags.some((tag) => /(^\*|:product:.+|:products|:catalogue)$/s.test(tag))) job.trigger();
  });
  return () => {
    unsubscribe();
    return job.close();
  };
}

/**
 * Mails every customer whose variant can be ordered again, once: the transaction that adds the mail deletes the
 * request.
 */
async function notifyBackInStock(app: OutboxContext): Promise<void> {
  for (;;) {
    const due = await app.db
      .selectFrom('stock_requests as request')
      .innerJoin('products as product', (join) =>
        join.onRef('product.store_id', '=', 'request.store_id').onRef('product.id', '=', 'request.product_id'),
      )
      .where('product.visible', '=', VISIBLE)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('variants as variant')
            .select('variant.id')
            .whereRef('variant.store_id', '=', 'request.store_id')
            .whereRef('variant.product_id', '=', 'request.product_id')
            .where((is) =>
              is.and([
                is.or([is('request.size', '=', ''), is('variant.size', '=', is.ref('request.size'))]),
                is.or([is('request.color', '=', ''), is('variant.color', '=', is.ref('request.color'))]),
              ]),
            )
            .where((is) => is.or([is('variant.stock', 'is', null), is('variant.stock', '>', 0)])),
        ),
      )
      .select([
        'request.store_id',
        'request.product_id',
        'request.size',
        'request.color',
        'request.email',
        'request.origin',
        'product.title',
      ])
      .limit(BATCH)
      .execute();
    if (due.length === 0) return;
    const stores = new Map(
      await Promise.all(
        [...new Set(due.map(({ store_id }) => store_id))].map(
          async (id) => [id, await findStoreById(app.db, id)] as const,
        ),
      ),
    );
    await transact(app.db, async (trx) => {
      for (const { origin, title, email, ...choice } of due) {
        const { size, color, store_id, product_id } = choice;
        // Another process may have deleted the request first.
        const own = await trx
          .deleteFrom('stock_requests')
          .where((eb) => eb.and({ ...choice, email }))
          .returning('email')
          .executeTakeFirst();
        const store = stores.get(store_id);
        if (!own || !store) continue;
        const content = emailsIn(store.language).backInStockEmail({
          shop: store.name,
          what: lineName({ title, size, color }),
          link: origin + productPath(product_id),
        });
        await addMail(trx, app, { store, to: email, content });
      }
    });
    app.outbox.trigger();
  }
}
