import { addInstantly } from '#catalog/instant-add.ts';
import { replaceFailedPictures } from '#ui/failed-pictures.ts';
import { applyDeferredStyles } from '#ui/deferred-styles.ts';
import { forwardClicks, ignoreEndedTransitions, sharePicture } from '#ui/view-transition.ts';
import { replayEvents } from '#islands/event-replay.ts';
import { prefetchIslands } from '#islands/prefetch.ts';
import { fillMenuOnOpen } from '../header/fill-menu.ts';
import { watchSlowNavigation } from './slow-navigation.ts';
import { showToastsOnLoad } from './saved-toasts.ts';
import { applyStoredState } from './stored-state.ts';

/**
 * The page script: all script but the head script's that a page runs before the visitor's first input. It stands at the
 * end of every page (build/inline-scripts.ts): what a browser has received by then it may have painted already, and a
 * page that is whole at once has everything set before its first frame.
 */
ignoreEndedTransitions();
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
