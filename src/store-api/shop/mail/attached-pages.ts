import type { Db } from '../../base/db/open-database.ts';
import { retentionOf } from '../stores/retention.ts';
import { isInUnion } from '../stores/returns-settings.ts';
import { findStoreById, type Store } from '../stores/store-of-host.ts';
import type { Attachment } from './compose.ts';
import { orderEmailsIn } from './mail-texts.ts';
import { StoreTerms } from '#contract/store/terms.ts';
import { escapeHtml } from '#lib/text/escape-html.ts';
import { type Facts, fillFacts } from '#lib/text/fill-facts.ts';
import { safeDescription } from '#lib/text/safe-description.ts';

/** What owners call the pages about the terms of a contract, and about how what was bought goes back. */
const PAGES = [
  ...['terms', 'return', 'returns', 'refund', 'withdrawal'],
  ...['agb', 'widerruf', 'widerrufsbelehrung', 'widerrufsrecht'],
  ...['cgv', 'retractation'],
];

/**
 * The pages that go with the mail which confirms a contract (Article 8(7) of Directive 2011/83/EU), by their paths:
 * those that a store in the EU has, and none of any other store.
 */
export function pagesOfContract({ info }: Pick<Store, 'info'>): string[] {
  if (!isInUnion(StoreTerms.parse(info.terms)?.country)) return [];
  return PAGES.filter((slug) => writtenPage(info, slug) !== undefined).map((slug) => `/${slug}`);
}

/** Is that a page's path, and no number of a document? */
export function isPagePath(name: string): boolean {
  return name.startsWith('/');
}

/** A page as a file that needs nothing else; undefined where the store has taken it away meanwhile. */
export async function pageFile(db: Db, storeId: string, path: string): Promise<Attachment | undefined> {
  const store = await findStoreById(db, storeId);
  const slug = path.slice(1);
  const written = store && writtenPage(store.info, slug);
  if (!written) return undefined;
  const title = escapeHtml(ownTitle(store, slug) ?? orderEmailsIn(store.language).pageTitles[slug] ?? store.name);
  const html = `<!doctype html>
<html lang="${escapeHtml(store.language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
${withWholeLinks(safeDescription(fillFacts(written, factsOf(store), escapeHtml)), store.origin)}
</html>
`;
  return { filename: `${slug}.html`, content: Buffer.from(html), contentType: 'text/html; charset=utf-8' };
}

function writtenPage({ policies }: Store['info'], slug: string): string | undefined {
  return textOf(policies, slug);
}

function ownTitle({ info }: Store, slug: string): string | undefined {
  return textOf(info.policyTitles, slug);
}

function textOf(texts: unknown, key: string): string | undefined {
  const text = Object.hasOwn(Object(texts) as object, key) ? (texts as Record<string, unknown>)[key] : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** What pages fill in too (src/site/placeholders.ts). */
function factsOf({ info, language, settings: { tax } }: Store): Facts {
  const own = (key: string) => (typeof info[key] === 'string' ? info[key] : undefined);
  const { messages, closedAccounts, documents } = retentionOf(info);
  const long = (count: number, unit: 'month' | 'year') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return {
    companyName: own('companyName'),
    companyAddress: own('companyAddress'),
    companyEmail: own('companyEmail'),
    companyPhone: own('companyPhone'),
    messageRetention: long(messages, 'month'),
    closedAccountRetention: long(closedAccounts, 'month'),
    documentRetention: tax?.documents && long(documents, 'year'),
  };
}

/** A file has no address of its own, from which `/shipping` could lead anywhere: without the shop's the words stay. */
function withWholeLinks(html: string, origin: string | undefined): string {
  if (origin !== undefined) return html.replaceAll('href="/', `href="${origin}/`);
  return html.replaceAll(/<a href="\/[^>]*>(.*?)<\/a>/gs, '$1');
}
