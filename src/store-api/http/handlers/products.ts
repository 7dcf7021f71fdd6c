import { isRefusal, okText, refuse } from '#backends/serving/answer.ts';
import { isHidden, readProductPage, readWireRows } from '../../base/db/wire-rows.ts';
import { searchListing } from '../../shop/search/search-listing.ts';
import { toWireText, withPage } from '../wire-text.ts';
import { handle } from './handler-context.ts';
import { productsOnServer } from '#contract/endpoints/catalog/products.ts';
import { productOnServer } from '#contract/endpoints/catalog/product.ts';

const PUBLIC = { 'cache-control': 'no-cache' };

/**
 * GET /products: one page, with the total twice since both readings exist (docs/behaviour.md 3.products.list); beside
 * it `facets` where they are asked for, and `corrected` (contract/product.ts). 400 for a search of more than 100
 * characters.
 */
export const products = handle(productsOnServer, async ({ app, store, query }) => {
  const found = await searchListing(app, store, query);
  if (isRefusal(found)) return found;
  const { filter, total, rows, facets, corrected } = found;
  const { page, limit } = filter;
  const rest = facets || corrected ? `,${JSON.stringify({ facets, corrected }).slice(1, -1)}` : '';
  return okText(
    `{"data":[${rows.map(toWireText).join(',')}],"count":${total},\
"pagination":${JSON.stringify({ page, limit, total })}${rest}}`,
    PUBLIC,
  );
});

/** GET /products/{id}: 404 also for a hidden product, then with the code `gone`. */
export const product = handle(productOnServer, async ({ app, store, text, id }) => {
  const [found] = await readWireRows(app.reads, store.id, [id]);
  if (found) return okText(withPage(toWireText(found), await readProductPage(app.reads, store.id, id)), PUBLIC);
  return refuse(404, (await isHidden(app.reads, store.id, id)) ? 'gone' : 'not-found', text.productNotFound);
});
