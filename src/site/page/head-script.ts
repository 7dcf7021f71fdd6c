import { addInstantly } from '#catalog/instant-add.ts';
import { applyDisplayFont } from '#ui/font-loading.ts';
import { replaceFailedPictures } from '#ui/failed-pictures.ts';
import { applyDeferredStyles } from '#ui/deferred-styles.ts';
import { forwardClicks, sharePicture, disableOnSmallDevices } from '#ui/view-transition.ts';
import { replayEvents } from '#islands/event-replay.ts';
import { prefetchIslands } from '#islands/prefetch.ts';
import { watchSlowNavigation } from './slow-navigation.ts';
import { showToastsOnLoad } from './saved-toasts.ts';
import { applyStoredState } from './stored-state.ts';

/**
 * The head script: all script that a page runs before the visitor's first input, inlined by build/head-script.ts. What
 * changes the first frame comes first.
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
showToastsOnLoad();
prefetchIslands();
