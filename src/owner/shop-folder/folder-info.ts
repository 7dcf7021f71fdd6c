import { benefitsInfo } from './benefits.ts';
import { categoryDetails } from './catalogue/category-details.ts';
import { collectionsInfo } from './catalogue/collections.ts';
import { footerOf } from './footer.ts';
import { navigationInfo } from './links/navigation.ts';
import type { ShopFolder } from './read-shop-folder.ts';
import type { StoredInfo } from '#store-api/shop/stores/stored-info.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';

/** The folder's record of the store, as GET /storeInfo answers it; without pictures. */
export function folderInfo({ store, categories, policies, sizeGuides, collections }: ShopFolder): StoredInfo {
  const { company, home, terms, products } = store;
  return {
    storeName: store.name,
    companyName: company?.name,
    companyAddress: company?.address,
    companyPhone: company?.phone,
    companyEmail: company?.email,
    description: store.description,
    categories: categories.map(({ name }) => name),
    categoryDetails: categoryDetails(categories),
    collections: collectionsInfo(collections),
    sizeGuides: Object.fromEntries(Object.entries(sizeGuides).map(([slug, { guide }]) => [slug, guide])),
    socialLinks: store.social,
    policies: Object.fromEntries(Object.entries(policies).map(([slug, { html }]) => [slug, html])),
    policyTitles: policyTitles(policies),
    origin: store.origin,
    currency: store.currency,
    language: store.language,
    locale: store.locale,
    timeZone: store.timeZone,
    terms,
    address: store.address,
    rememberAddress: store.rememberAddress,
    supportHours: company?.hours ?? '',
    paymentBrands: store.footer?.brands,
    retention: store.retention,
    productDefaults: products && present(products),
    navigation: navigationInfo(store, categories),
    footer: footerOf(store.footer, categories, Object.keys(policies)),
    homeTexts: present({
      promoTitle: home?.promo?.title,
      promoText: home?.promo?.text,
      newsletter: home?.newsletter,
    }),
    benefits: benefitsInfo(home?.benefits),
  };
}

/** The folder's settings of the store that pages do not show. */
export function settingsOf({
  store: { payments, bankTransfer, payOnDelivery, returns, mail, carriers, newsletter, lowStock },
  delivery,
  tax,
  discounts,
}: ShopFolder): StoreSettings {
  return {
    ...(payments && { payments }),
    ...(bankTransfer && { bankTransfer }),
    ...(payOnDelivery && { payOnDelivery }),
    ...(returns && { returns }),
    ...(mail && Object.keys(mail).length > 0 && { mail }),
    ...(carriers && { carriers }),
    ...(newsletter && { newsletter }),
    ...(lowStock !== undefined && { lowStock }),
    ...(delivery && { delivery }),
    ...(tax && { tax }),
    ...(discounts && discounts.length > 0 && { discounts }),
  };
}

/** Nothing where no page has one, as of a folder that an older program applied. */
function policyTitles(policies: ShopFolder['policies']): Record<string, string> | undefined {
  const titles = present(Object.fromEntries(Object.entries(policies).map(([slug, { title }]) => [slug, title])));
  return Object.keys(titles).length > 0 ? titles : undefined;
}

function present(texts: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
