import { initContact } from '../contact/contact.ts';
import { initMenu } from '../header/menu.ts';
import { initNewsletter } from '../contact/newsletter.ts';
import { registerWorker } from '#offline/register-worker.ts';
import { watchReturn } from '#offline/watch-return.ts';
import { watchTab } from '#lib/tab-owner.ts';
import { fetchDisplayFont } from '#ui/font-loading.ts';
import { initSuggestions } from '#catalog/search/init-suggestions.ts';
import { initFilters } from '#catalog/filters/init-filters.ts';
import { initGrid } from '#catalog/listing/grid-view.ts';
import { prefetchNextPage } from '#catalog/listing/next-page.ts';
import { watchViewed } from '#catalog/recent/init-viewed.ts';
import { showSecondPictures } from '#catalog/cards/second-picture.ts';
import { fillPostalCode, initDeliverTo } from '#catalog/delivery/deliver-to.ts';
import { initGallery } from '#catalog/product-page/gallery.ts';

/**
 * The behaviours of pages without React: toasts, placeholders, actions. The page script fetches them when they are
 * first needed.
 */
export { showPlaceholders } from '#catalog/placeholders.ts';
export { showSavedToasts } from '#ui/toasts.ts';

watchTab();
watchReturn();
registerWorker();
fetchDisplayFont();
watchViewed();
showSecondPictures();
prefetchNextPage();
fillPostalCode();

/** By the name in `data-action`. */
export const actions: Record<string, (part: HTMLElement) => void> = {
  contact: initContact,
  'deliver-to': initDeliverTo,
  filters: initFilters,
  gallery: initGallery,
  grid: initGrid,
  menu: initMenu,
  newsletter: initNewsletter,
  suggestions: initSuggestions,
};
