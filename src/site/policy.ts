import sanitizeHtml from 'sanitize-html';
import type { Store } from './store.ts';
import { fillPlaceholders } from './placeholders.ts';
import * as text from './text.ts';
import { escapeHtml } from '#lib/text/escape-html.ts';

/** First path segments that are never policies (docs/behaviour.md 2.reserved). */
const RESERVED = [
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'account',
  'cart',
  'products',
  'product',
  'search',
  'contact',
  'track-order',
  'orders',
  '404',
];

const TITLES = new Map(
  Object.entries({
    terms: text.termsAndConditions,
    privacy: text.privacyPolicy,
    refund: text.refundPolicy,
    return: text.returnPolicy,
    shipping: text.shippingPolicy,
    about: text.aboutUs,
    faq: text.frequentQuestions,
  }),
);

export interface Policy {
  title: string;
  /** In the store's own words. */
  isOwnTitle: boolean;
  /** Sanitised: safe to stand in a page as it is. */
  html: string;
}

/** The store's policy of this slug, placeholders filled (docs/decisions D15, D16). */
export function policyOf(store: Store, slug: string): Policy | undefined {
  const written = policyText(store, slug);
  if (written === undefined) return undefined;
  const own = ownTitle(store, slug);
  return {
    title: own ?? policyTitle(slug),
    isOwnTitle: own !== undefined,
    html: safeHtml(fillPlaceholders(written, store, escapeHtml)),
  };
}

/** Every policy the store has, in the order it names them. */
export function policiesOf(store: Store): { slug: string; title: string; lang: string | undefined }[] {
  return Object.keys(store.policies).flatMap((slug) => {
    if (policyText(store, slug) === undefined) return [];
    const own = ownTitle(store, slug);
    return [{ slug, title: own ?? policyTitle(slug), lang: own && store.ownLang }];
  });
}

/** Plain text of a policy's beginning, for the page's description. */
export function summaryOf({ html }: Policy): string {
  return sanitizeHtml(html.replace(/<h\d[^>]*>[\s\S]*?<\/h\d>/g, ' ').replace(/</g, ' <'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** As the store wrote it; undefined for an empty one, and where the path is taken. */
function policyText({ policies }: Store, slug: string): string | undefined {
  const written = Object.hasOwn(policies, slug) && !RESERVED.includes(slug) ? policies[slug] : undefined;
  return written?.trim() ? written : undefined;
}

/** The title that a page has of the store itself (docs/behaviour.md 11.policy-titles). */
export function ownTitle({ policyTitles }: Pick<Store, 'policyTitles'>, slug: string): string | undefined {
  return Object.hasOwn(policyTitles, slug) ? policyTitles[slug] : undefined;
}

/** Of a page by its slug: `size-advice` is Size advice. */
export function policyTitle(slug: string): string {
  return TITLES.get(slug) ?? titled(slug);
}

function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'a',
      'strong',
      'b',
      'em',
      'i',
      'br',
      'hr',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'img',
      'address',
      'dl',
      'dt',
      'dd',
    ],
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['scope', 'colspan'],
      td: ['colspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: { h1: 'h2' },
  });
}

function titled(slug: string): string {
  const spaced = slug.replace(/[-_]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
