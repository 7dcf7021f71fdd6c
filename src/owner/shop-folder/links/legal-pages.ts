import type { FolderProblem } from '../folder-problem.ts';
import type { StoreFile } from '../store-schema.ts';
import { isLegalPage, type LegalPageKind } from '#lib/places/legal-page-names.ts';
import type { PolicyPage } from '#store-api/shop/stores/applied-folder.ts';
import { isInUnion } from '#store-api/shop/stores/returns-settings.ts';

/** A page that the law of a country wants of a shop. */
interface LegalPage {
  kind: LegalPageKind;
  /** Its name where a draft of it is written. */
  slug: string;
  /** What the draft asks for. */
  draft: string;
  missing: string;
}

const imprint = (name: string, law: string, slug: string): LegalPage => ({
  kind: 'imprint',
  slug,
  draft: `who sells, as ${law} asks: name and legal form, address, e-mail address and telephone, who represents a company, \
register and number, VAT number`,
  missing: `no page is the ${name} that ${law} asks of a shop: write policies/${slug}.md`,
});

/**
 * The page that says who sells, where a country asks for one by its name: as of 26 November 2026, unchecked by a
 * lawyer, for `validate` to remind of, and no advice (docs/decisions D615).
 */
const IMPRINTS: Partial<Record<string, LegalPage>> = {
  AT: imprint('Impressum', '§ 5 ECG', 'impressum'),
  DE: imprint('Impressum', '§ 5 DDG', 'impressum'),
  FR: imprint('mentions légales', 'the LCEN', 'mentions-legales'),
};

const OF_UNION: LegalPage = {
  kind: 'withdrawal',
  slug: 'return',
  draft: `within how many days, how and at whose cost things come back, and how one withdraws from a contract; the model form \
stands below`,
  missing: `no page is about withdrawal, of which a shop in the EU tells before an order (Article 6 of Directive \
2011/83/EU): write policies/return.md`,
};

function legalPages(country: string | undefined): LegalPage[] {
  const own = IMPRINTS[country ?? ''];
  return [...(own ? [own] : []), ...(isInUnion(country) ? [OF_UNION] : [])];
}

/** What the drafts of such pages ask for. */
export function legalDrafts(country: string | undefined): { file: string; what: string; kind: LegalPageKind }[] {
  return legalPages(country).map(({ slug, draft, kind }) => ({ file: `policies/${slug}.md`, what: draft, kind }));
}

/** That pages which the law of the store's country wants are none of the folder's. */
export function legalPageNotes(
  { terms, company }: Pick<StoreFile, 'terms' | 'company'>,
  policies: Readonly<Record<string, Pick<PolicyPage, 'title'>>>,
): FolderProblem[] {
  const has = (kind: LegalPageKind) =>
    Object.entries(policies).some(([slug, { title }]) => isLegalPage(kind, { slug, title }));
  const country = terms?.country;
  // The contact page shows the address.
  const isNameless =
    isInUnion(country) && !IMPRINTS[country ?? ''] && company?.address === undefined && !has('imprint');
  return [
    ...(isNameless
      ? ['no page says who sells, and where, as a shop in the EU does: fill company.address of store.yaml']
      : []),
    ...legalPages(country)
      .filter(({ kind }) => !has(kind))
      .map(({ missing }) => missing),
  ].map((what) => ({ file: 'policies', what }));
}
