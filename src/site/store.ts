import { ownLanguage } from './page/page-language.ts';
import { themeStyle, type ThemeStyle } from './page/theme.ts';
import { fillPlaceholders } from './placeholders.ts';
import { categoriesOf, type StoreCategories } from './store-categories.ts';
import * as text from './text.ts';
import { safePicture } from '#catalog/safe-picture.ts';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE, DEFAULT_TIME_ZONE } from '#config.ts';
import type { WireImage } from '#contract/product.ts';
import type { Capability, WireStoreInfo } from '#contract/store-info.ts';
import type { StoreAddress } from '#contract/store/address.ts';
import type { StoreRetention } from '#contract/store/retention.ts';
import type { StoreDelivery } from '#contract/store/delivery.ts';
import type { StoreTerms } from '#contract/store/terms.ts';
import type { StoreTheme } from '#contract/store/theme.ts';
import type { DateStyle } from '#lib/dates.ts';
import type { Money } from '#lib/money.ts';
import { oneFullStop } from '#lib/text/one-full-stop.ts';
import { isPageAddress, isPictureAddress } from '#lib/urls.ts';

/** The store as pages show it: every field has a usable value, whatever the backend left out. */
export interface Store extends StoreCategories {
  /** The same for as long as the record says the same: see ui/Cached.astro. */
  key: number;
  name: string;
  companyName: string;
  address: string;
  phone: string;
  email: string;
  logoUrl: string;
  /** What the bar shows in place of the name, and the same for dark pages where it is another. */
  logo: WireImage | undefined;
  logoDark: WireImage | undefined;
  description: string;
  socialLinks: [network: string, url: string][];
  policies: Record<string, string>;
  /** Their own titles, by slug, placeholders filled. */
  policyTitles: Record<string, string>;
  /** Its promises: no page states what is not in it. */
  terms: StoreTerms;
  /** How it delivers, where a quote tells what that costs; undefined: delivery is free, or it does not say. */
  delivery: StoreDelivery | undefined;
  /** The shape of its shipping addresses, where it says so. */
  addressForm: StoreAddress | undefined;
  /** When somebody answers; undefined: it does not say, '': it names none. */
  supportHours: string | undefined;
  /** Marks in the footer, by their names; undefined: it does not say. */
  paymentBrands: string[] | undefined;
  /** How shoppers can pay, as they read it; undefined: it does not say. */
  waysToPay: string[] | undefined;
  /** Which of them is payment on delivery. */
  wayOnDelivery: string | undefined;
  /** Devices of customers keep the address of an order for the next one. */
  remembersAddress: boolean;
  /** How long it keeps what it knows of persons: policies state it by placeholders. */
  retention: StoreRetention;
  theme: StoreTheme | undefined;
  /** The theme as a style element; undefined: the tokens hold as they are. */
  themeStyle: ThemeStyle | undefined;
  /** Addresses of its mark, by name: see site/icons.ts. */
  iconUrls: Record<string, string>;
  /** Sentences of the front page, by name: what it does not say is not there. */
  homeTexts: Record<string, string>;
  /** The claims of the front page; undefined: it does not say. */
  benefits: WireStoreInfo['benefits'];
  /** False where the store says that nothing is featured: then no link leads there. */
  hasFeatured: boolean;
  /** The same of what is on sale. */
  hasSale: boolean;
  /** Links of bar and menu; without it, what docs/behaviour.md 2.layout.bar names. */
  navigation: WireStoreInfo['navigation'];
  /** The links of the footer; without it, those of docs/behaviour.md 2.layout.footer. */
  footer: WireStoreInfo['footer'];
  /** The facts for shopping engines about products that do not state them themselves. */
  productDefaults: Record<string, string>;
  /** `lang` of its names, descriptions and pages, where they are not in the language of the shop. */
  ownLang: string | undefined;
  money: Money;
  dates: DateStyle;
  capabilities: string[];
  heroPicture: WireImage | undefined;
  /** The same for narrow windows. */
  heroPictureTall: WireImage | undefined;
  promoPicture: WireImage | undefined;
  /** Payments move no money, and every page says so (docs/decisions D29). */
  testShop: boolean;
  /** True when the store's record could not be loaded and all of this is fallback. */
  failed: boolean;
}

const DEFAULT_NAME = 'Selvedge';

let keys = 0;

export function toStore(wire: Partial<WireStoreInfo>, failed: boolean): Store {
  const hasParts = ['quotes', 'parts'].every((name) => wire.capabilities?.includes(name));
  const name = wire.storeName ?? DEFAULT_NAME;
  const terms = wire.terms ?? {};
  const company = {
    companyName: wire.companyName ?? name,
    address: wire.companyAddress ?? '',
    phone: wire.companyPhone ?? '',
    email: wire.companyEmail ?? '',
    logoUrl: wire.companyLogoUrl && isPictureAddress(wire.companyLogoUrl) ? wire.companyLogoUrl : '',
    retention: wire.retention ?? {},
  };
  return {
    key: (keys += 1),
    name,
    ...company,
    logo: safePicture(wire.logoPicture),
    logoDark: safePicture(wire.logoPictureDark),
    description: wire.description ?? oneFullStop(text.shopDescription(name), name),
    ...categoriesOf(wire, failed),
    socialLinks: Object.entries(wire.socialLinks ?? {}).filter(([, url]) => isPageAddress(url)),
    policies: wire.policies ?? {},
    policyTitles: Object.fromEntries(
      Object.entries(wire.policyTitles ?? {})
        .filter(([, title]) => title.trim() !== '')
        .map(([slug, title]) => [slug, fillPlaceholders(title, company)]),
    ),
    terms,
    delivery: hasParts ? wire.delivery : undefined,
    addressForm: wire.address,
    supportHours: wire.supportHours,
    paymentBrands: wire.paymentBrands,
    waysToPay: wire.waysToPay,
    wayOnDelivery: wire.wayOnDelivery ?? undefined,
    remembersAddress: wire.rememberAddress === true,
    theme: wire.theme,
    themeStyle: themeStyle(wire.theme),
    iconUrls: Object.fromEntries(Object.entries(wire.icons ?? {}).filter(([, url]) => isPictureAddress(url))),
    homeTexts: wire.homeTexts ?? {},
    benefits: wire.benefits,
    hasFeatured: wire.hasFeatured ?? true,
    hasSale: wire.hasSale ?? true,
    navigation: wire.navigation,
    footer: wire.footer,
    productDefaults: wire.productDefaults ?? {},
    money: {
      currency: wire.currency ?? DEFAULT_CURRENCY,
      locale: wire.locale ?? DEFAULT_LOCALE,
      ...(terms.taxIncluded ? { taxIncluded: true } : {}),
      ...(hasParts ? { hasParts: true } : {}),
    },
    ownLang: ownLanguage(wire.language),
    dates: { locale: wire.locale ?? DEFAULT_LOCALE, timeZone: wire.timeZone ?? DEFAULT_TIME_ZONE },
    capabilities: wire.capabilities ?? [],
    heroPicture: safePicture(wire.heroPicture),
    heroPictureTall: safePicture(wire.heroPictureTall),
    promoPicture: safePicture(wire.promoPicture),
    testShop: wire.testShop === true,
    failed,
  };
}

export function can(store: Store, capability: Capability): boolean {
  return store.capabilities.includes(capability);
}
