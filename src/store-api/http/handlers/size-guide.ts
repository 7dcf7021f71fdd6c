import { okText, refuse } from '#backends/serving/answer.ts';
import { handle } from './handler-context.ts';
import { sizeGuideOnServer } from '#contract/endpoints/catalog/size-guide.ts';
import { isObject } from '#contract/lenient.ts';

/** GET /size-guides/{id} (capability `sizeGuides`): as its folder gave it. 404 for no such guide. */
export const sizeGuide = handle(sizeGuideOnServer, ({ store, text, id }) => {
  const guides = store.info.sizeGuides;
  return isObject(guides) && Object.hasOwn(guides, id)
    ? okText(JSON.stringify(guides[id]), { 'cache-control': 'no-cache' })
    : refuse(404, 'not-found', text.sizeGuideNotFound);
});
