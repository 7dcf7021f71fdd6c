import { addAtOnce } from '#catalog/add-at-once.ts';
import { applyDisplayFace } from '#ui/font-loading.ts';
import { keepPicturesWhole } from '#ui/failed-pictures.ts';
import { takeLateStyles } from '#ui/late-styles.ts';
import { handTapsOn, turnPages, turnPlainly } from '#ui/view-transition.ts';
import { holdTaps } from '#islands/event-replay.ts';
import { fetchAhead } from '#islands/prefetch.ts';
import { watchLeaving } from './leaving.ts';
import { showMessages } from './messages.ts';
import { showVisitor } from './visitor.ts';

/**
 * All the script a page has before the shopper's first act, in its head: bundled and put in by astro.config.mjs. What
 * has to stand before the first paint comes first.
 */
turnPlainly();
showVisitor();
applyDisplayFace();
handTapsOn();
holdTaps(addAtOnce);
takeLateStyles();
keepPicturesWhole();
turnPages();
watchLeaving();
showMessages();
fetchAhead();
