import { ok, refuse } from '#backends/serving/answer.ts';
import { limitCall } from '#backends/serving/limits/call-limits.ts';
import { findProducts } from '../../shop/catalog/product-rows.ts';
import { mailLinkOrigin } from '../../shop/stores/page-origin.ts';
import { handle } from './handler-context.ts';
import { requestStockOnServer } from '#contract/endpoints/catalog/request-stock.ts';

/**
 * POST /products/{id}/stock-requests (capability `stockRequests`): stores the address until the variant can be ordered
 * again; `size` and `color` may be left out for any. A second time succeeds and changes nothing. 404 for an unknown
 * product or variant, 409 `in-stock` when it can be ordered now.
 */
export const requestStock = handle(requestStockOnServer, async (context) => {
  const { app, store, text, peer, id, body } = context;
  const origin = mailLinkOrigin(context);
  if (!origin) return refuse(501, 'not-offered', text.noStockMail);
  const refused = await limitCall(app.limiters, 'requestStock', { scope: store.id, peer, email: body.email }, text);
  if (refused) return refused;
  const [found] = await findProducts(app.db, store.id, [id]);
  const { size = '', color = '', email } = body;
  const choices =
    found?.variants.filter((variant) => (!size || variant.size === size) && (!color || variant.color === color)) ?? [];
  if (found?.variants.length === 0) return refuse(409, 'in-stock', text.inStock);
  if (choices.length === 0) return refuse(404, 'not-found', text.productNotFound);
  if (choices.some(({ stock }) => stock === null || stock > 0)) return refuse(409, 'in-stock', text.inStock);
  await app.db
    .insertInto('stock_requests')
    .values({ store_id: store.id, product_id: id, size, color, email, origin, created_at: app.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ok({ success: true }, 201);
});
