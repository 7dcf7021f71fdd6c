import { asksBeforeOrder } from '#lib/places/asks-before-order.ts';
import { isLegalPage, type LegalPageKind } from '#lib/places/legal-page-names.ts';

export interface LegalLink {
  href: string;
  label: string;
  /** Of a label in the store's own words, where they are in another language than the page. */
  lang?: string | undefined;
}

/** What stands above the button that orders, beside what is bought and what it comes to. */
export interface BeforeOrder {
  /** The ways to pay, as far as the store says them. */
  pay: readonly string[];
  /** Which of them is payment on delivery, where the store says it. */
  onDelivery?: string | undefined;
  /** Pages that whoever orders accepts. */
  accept: readonly LegalLink[];
  /** Pages that tell of withdrawal and of privacy. */
  read: readonly LegalLink[];
}

interface StorePage {
  slug: string;
  title: string;
  lang: string | undefined;
}

interface StoreSays {
  terms: { country?: string | undefined };
  waysToPay?: readonly string[] | undefined;
  wayOnDelivery?: string | undefined;
}

/** Of a store whose country asks for it (docs/behaviour.md 11.before-order); undefined of any other. */
export function beforeOrderOf(
  { terms: { country }, waysToPay = [], wayOnDelivery }: StoreSays,
  pages: readonly StorePage[],
): BeforeOrder | undefined {
  if (!asksBeforeOrder(country)) return undefined;
  const of = (...kinds: LegalPageKind[]) => kinds.flatMap((kind) => pages.filter((page) => isLegalPage(kind, page)));
  const accept = of('terms');
  const read = [...new Set(of('withdrawal', 'privacy'))].filter((page) => !accept.includes(page));
  return {
    pay: waysToPay,
    ...(wayOnDelivery && { onDelivery: wayOnDelivery }),
    accept: accept.map(toLink),
    read: read.map(toLink),
  };
}

function toLink({ slug, title, lang }: StorePage): LegalLink {
  return { href: `/${slug}`, label: title, ...(lang && { lang }) };
}
