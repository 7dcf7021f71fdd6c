import { benefitsToWrite } from './benefits.ts';
import { footerOf } from './footer.ts';
import { navigationToWrite } from './links/navigation.ts';
import { sourceOf } from './catalogue/picture-sources.ts';
import { isSquarish } from '#store-api/shop/media/marks/make-icons.ts';
import { hashOfAddress } from '#store-api/shop/media/picture-file.ts';
import type { WireImage } from '#contract/product.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

/** Paths of the folder by the hashes that name what was made of its files. */
type Sources = ReadonlyMap<string, string>;

/** The public record as store.yaml states it. */
export function storeToWrite(
  info: WireStoreInfo,
  { hosts, sources, favicon }: { hosts: readonly string[]; sources: Sources; favicon: string | undefined },
): Record<string, unknown> {
  return {
    name: info.storeName,
    description: info.description,
    origin: info.origin,
    hosts: hosts.length > 0 ? hosts : undefined,
    language: info.language,
    locale: info.locale,
    timeZone: info.timeZone,
    currency: info.currency,
    company: {
      name: info.companyName,
      address: info.companyAddress,
      phone: info.companyPhone,
      email: info.companyEmail,
      hours: info.supportHours === '' ? undefined : info.supportHours,
    },
    social: info.socialLinks,
    logo: logoOf(info, sources),
    logoDark: logoDarkOf(info, sources),
    favicon,
    theme: info.theme && { ...info.theme, font: sources.get(info.theme.font?.replace('/media/', '') ?? '') },
    home: homeOf(info, (picture) => (picture ? sourceOf(picture, sources) : undefined)),
    navigation: navigationToWrite(info),
    footer: { ...footerToWrite(info), brands: info.paymentBrands },
    terms: info.terms,
    address: info.address,
    rememberAddress: info.rememberAddress,
    retention: info.retention,
    products: info.productDefaults,
  };
}

function logoOf({ companyLogoUrl }: WireStoreInfo, sources: Sources): string | undefined {
  return sources.get(companyLogoUrl?.replace('/media/', '') ?? '');
}

/** Undefined where it is made from the logo, as it is without being said. */
function logoDarkOf(info: WireStoreInfo, sources: Sources): string | undefined {
  const dark = sources.get(hashOfAddress(info.logoPictureDark?.url ?? '') ?? '');
  return dark === logoOf(info, sources) ? undefined : dark;
}

/** Undefined where the marks are made from the logo, as they are without being said. */
export async function faviconOf(
  info: WireStoreInfo,
  sources: Sources,
  masterOf: (path: string) => Promise<Buffer>,
): Promise<string | undefined> {
  const favicon = sources.get(hashOfAddress(info.icons?.[32] ?? '') ?? '');
  if (favicon === undefined || favicon !== logoOf(info, sources)) return favicon;
  return (await isSquarish(await masterOf(favicon))) ? undefined : favicon;
}

function homeOf(info: WireStoreInfo, scene: (picture: WireImage | undefined) => string | undefined) {
  const { promoTitle, promoText, newsletter } = info.homeTexts ?? {};
  return {
    hero: scene(info.heroPicture),
    heroTall: scene(info.heroPictureTall),
    promo: promoTitle ? { picture: scene(info.promoPicture), title: promoTitle, text: promoText } : undefined,
    benefits: benefitsToWrite(info),
    newsletter,
  };
}

/** Nothing where it is what it would be without being said. */
function footerToWrite({ footer, categories = [], policies = {} }: WireStoreInfo): WireStoreInfo['footer'] {
  const standard = footerOf(
    undefined,
    categories.map((name) => ({ name })),
    Object.keys(policies),
  );
  return JSON.stringify(footer) === JSON.stringify(standard) ? undefined : footer;
}
