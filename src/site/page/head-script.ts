import { addInstantly } from '#catalog/instant-add.ts';
import { applyDisplayFont } from '#ui/font-loading.ts';
import { replaceFailedPictures } from '#ui/failed-pictures.ts';
import { applyDeferredStyles } from '#ui/deferred-styles.ts';
import { forwardClicks, sharePicture, disableOnSmallDevices } from '#ui/view-transition.ts';
import { replayEvents } from '#islands/event-replay.ts';
import { prefetchIslands } from '#islands/prefetch.ts';
import { watchSlowNavigation } from './slow-navigation.ts';
import { showMessagesOfLastPage } from './saved-toasts.ts';
import { applyStoredState } from './stored-state.ts';

/**
 * All the script a page has before the shopper's first act, in its head: bundled and put in by astro.config.mjs. What
 * has to stand before the first paint comes first.
 */
disableOnSmallDevices();
applyStoredState();
applyDisplayFont();
forwardClicks();
replayEvents(addInstantly);
applyDeferredStyles();
replaceFailedPictures();
sharePicture();
watchSlowNavigation();
showMessagesOfLastPage();
prefetchIslands();
