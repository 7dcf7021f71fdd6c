import { wakeContact } from '../contact/contact.ts';
import { wakeMenu } from '../header/menu.ts';
import { wakeNewsletter } from '../contact/newsletter.ts';
import { watchTab } from '#lib/tab-owner.ts';
import { keepDisplayFace } from '#ui/font-loading.ts';
import { wakeSuggestions } from '#catalog/search/wake-suggestions.ts';
import { wakeFilters } from '#catalog/filters/wake-filters.ts';
import { switchGrid } from '#catalog/listing/grid-view.ts';
import { watchViewed } from '#catalog/recent/wake-viewed.ts';
import { wakeGallery } from '#catalog/product-page/gallery.ts';

/** What pages do without React, fetched by first-paint.ts when it is first needed: messages, placeholders, acts. */
export { showPlaceholders } from '#catalog/placeholders.ts';
export { showKeptToasts } from '#ui/toasts.ts';

watchTab();
keepDisplayFace();
watchViewed();

/** By the name in `data-act`. */
export const acts: Record<string, (part: HTMLElement) => void> = {
  contact: wakeContact,
  filters: wakeFilters,
  gallery: wakeGallery,
  grid: switchGrid,
  menu: wakeMenu,
  newsletter: wakeNewsletter,
  suggestions: wakeSuggestions,
};
