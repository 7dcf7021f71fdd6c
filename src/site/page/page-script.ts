import { addInstantly } from '#catalog/instant-add.ts';
import { replaceFailedPictures } from '#ui/failed-pictures.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { applyDeferredStyles } from '#ui/deferred-styles.ts';
import { forwardClicks, sharePicture } from '#ui/view-transition.ts';
import { replayEvents } from '#islands/event-replay.ts';
import { prefetchIslands } from '#islands/prefetch.ts';
import { fillMenuOnOpen } from '../header/fill-menu.ts';
import { watchSlowNavigation } from './slow-navigation.ts';
import { showToastsOnLoad } from './saved-toasts.ts';
import { applyStoredState } from './stored-state.ts';

/**
 * The page script: all script but the head script's that a page runs before the visitor's first input. It stands at the
 * end of every page (build/inline-scripts.ts) and starts after the first frame. A hidden page has no frames: there it
 * starts at once.
 */
if (document.hidden) start();
else void afterPaint().then(start);

function start(): void {
  applyStoredState();
  applyDeferredStyles();
  fillMenuOnOpen();
  replayEvents(addInstantly);
  forwardClicks();
  replaceFailedPictures();
  sharePicture();
  watchSlowNavigation();
  showToastsOnLoad();
  prefetchIslands();
}
