import type { Store } from '#site/store.ts';
import { absolute } from '../picture.ts';
import { ref, type Thing } from './graph.ts';
import { returnPolicy } from './terms.ts';

/** The structured data of the front page: the store and the site. No SearchAction: the box it asked for is retired. */
export function storeGraph(store: Store, origin: string): Thing[] {
  const { name, companyName, description, email, phone, address, logoUrl, socialLinks, terms } = store;
  const logo = logoUrl ? absolute(logoUrl, origin) : undefined;
  const orNone = (value: string) => value || undefined;
  return [
    {
      ...storeName(store, origin),
      legalName: companyName,
      description,
      logo,
      email: orNone(email),
      telephone: orNone(phone),
      address: address ? postalAddress(address, terms.country) : undefined,
      contactPoint:
        email || phone
          ? {
              '@type': 'ContactPoint',
              contactType: 'customer service',
              email: orNone(email),
              telephone: orNone(phone),
              areaServed: terms.country,
            }
          : undefined,
      sameAs: socialLinks.length ? socialLinks.map(([, url]) => url) : undefined,
      hasMerchantReturnPolicy: returnPolicy(store, origin),
    },
    { '@type': 'WebSite', '@id': `${origin}/#site`, name, url: `${origin}/`, publisher: ref(storeId(origin)) },
  ];
}

export function storeId(origin: string): string {
  return `${origin}/#store`;
}

/** The store as the seller on other pages. */
export function storeName({ name }: Pick<Store, 'name'>, origin: string): Thing {
  return { '@type': 'OnlineStore', '@id': storeId(origin), name, url: `${origin}/` };
}

/**
 * `Street, City, State 380025, India` in its parts; anything else stays one line. `stated`: the country the store names
 * elsewhere.
 */
export function postalAddress(address: string, stated?: string): Thing {
  const parts = address.split(/\s*[,\n]\s*/).filter(Boolean);
  const inIndia = /^india$/i.test(parts.at(-1) ?? '');
  if (inIndia) parts.pop();
  const addressCountry = inIndia ? 'IN' : stated;
  const [, region, postalCode] = /^(.*?)[\s-]*\b([1-9]\d{2}\s?\d{3})$/.exec(parts.at(-1) ?? '') ?? [];
  if (!region || parts.length < 3)
    return { '@type': 'PostalAddress', streetAddress: address.replace(/\s+/g, ' '), addressCountry };
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.slice(0, -2).join(', '),
    addressLocality: parts.at(-2),
    addressRegion: region,
    postalCode,
    addressCountry,
  };
}
