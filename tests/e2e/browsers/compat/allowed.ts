/**
 * What the built pages name although some supported browser does not have it, and why nothing is lost there: the one
 * list of guards. A polyfill of our own needs no entry: it is called by its own name (parseUrl in
 * lib/urls.ts; lib/text/well-formed.ts).
 */
export interface Allowed {
  name: string;
  because: string;
  /** Beginning of the names of the files it may stand in; any without. */
  in?: string;
}

export const ALLOWED_IN_SCRIPTS: readonly Allowed[] = [
  { name: 'skipTransition', because: 'called on the transition that an event brings, which old browsers never send' },
  { name: 'startViewTransition', because: "React's <ViewTransition>, which the shop does not use", in: 'react' },
  { name: 'navigation', because: 'React asks typeof first', in: 'react' },
  { name: 'setImmediate', because: 'React asks typeof first', in: 'react' },
  { name: 'devicePixelRatio', because: 'Safari has it, and only does not change it with its zoom' },
  { name: 'use', because: "React's own function", in: 'react' },
  { name: 'subscribe', because: "nanostores' own method" },
  { name: 'run', because: "zod's own method" },
  { name: 'when', because: "zod's own method" },
  { name: 'check', because: "zod's own method" },
  { name: 'open', because: 'a field of a quote; nothing is opened by it', in: 'quote' },
  { name: 'open', because: 'the same field', in: 'ShippingMethods' },
];

export const ALLOWED_IN_STYLES: readonly Allowed[] = [
  { name: 'text-wrap', because: 'lines break as they did before' },
  { name: 'text-wrap: balance', because: 'lines break as they did before' },
  { name: 'text-wrap: pretty', because: 'lines break as they did before' },
  { name: 'hyphens', because: 'Safari has it by its prefix, and without it long words break as they did before' },
  { name: 'hyphenate-limit-chars', because: 'shorter words are hyphenated as well' },
  { name: '-webkit-hyphenate-limit-before', because: "Safari's, by itself" },
  { name: '-webkit-hyphenate-limit-after', because: "Safari's, by itself" },
  { name: 'content-visibility', because: 'everything is laid out at once' },
  { name: 'content-visibility: auto', because: 'everything is laid out at once' },
  { name: 'contain-intrinsic-size', because: 'belongs to content-visibility' },
  { name: 'overflow-clip-margin', because: 'belongs to content-visibility' },
  { name: 'forced-color-adjust', because: 'Safari has no forced colours' },
  { name: 'forced-color-adjust: none', because: 'Safari has no forced colours' },
  { name: 'overscroll-behavior', because: 'MDN calls it partial for one case: a box without anything to scroll' },
  { name: 'scrollbar-width', because: 'a scroll bar shows' },
  { name: 'scrollbar-width: none', because: 'a scroll bar shows' },
  { name: 'resize', because: 'phones resize no text box' },
  { name: 'resize: vertical', because: 'phones resize no text box' },
  { name: 'cursor: pointer', because: 'phones have no pointer' },
  { name: 'cursor: zoom-in', because: 'phones have no pointer' },
  { name: 'cursor: zoom-out', because: 'phones have no pointer' },
  { name: 'cursor: not-allowed', because: 'phones have no pointer' },
  { name: 'accent-color', because: "phones' boxes have the system's colour, and MDN's flaw of the others is contrast" },
  { name: '-webkit-tap-highlight-color', because: 'a tap shows as the system shows it' },
  { name: 'text-decoration: dotted', because: "Tailwind's <abbr>, of which no page has any" },
  { name: 'text-decoration: underline dotted', because: "Tailwind's <abbr>, of which no page has any" },
  {
    name: '::selection',
    because: "iOS keeps its own colour of what is selected, and MDN's flaw is of the colour's opacity",
  },
  { name: '::-webkit-inner-spin-button', because: "Tailwind's, by itself: for browsers that have it" },
  { name: '::view-transition', because: 'pages turn plainly' },
  { name: '::view-transition-group', because: 'pages turn plainly' },
  { name: '::view-transition-old', because: 'pages turn plainly' },
  { name: '::view-transition-new', because: 'pages turn plainly' },
  { name: '@view-transition', because: 'pages turn plainly' },
  { name: 'view-transition-name', because: 'pages turn plainly' },
  { name: 'view-transition-name: none', because: 'pages turn plainly' },
  { name: ':popover-open', because: 'by itself: site/header/menu-fallback.ts opens the menu as [open]' },
  { name: 'font-family: ui-monospace', because: 'the next of its list is taken' },
  { name: 'overscroll-behavior-x', because: 'as overscroll-behavior' },
  { name: '@starting-style', because: 'drawers and dialogs stand there without sliding in' },
];
