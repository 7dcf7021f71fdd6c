import * as z from 'zod/mini';
import { CategoryDetails } from './category-details.ts';
import { Collection } from './collection.ts';
import { list, optionalFlag, optionalText, readOr, textMap } from './lenient.ts';
import { WireImage } from './product.ts';
import { StoreAddress } from './store/address.ts';
import { Benefit } from './store/benefit.ts';
import { StoreDelivery } from './store/delivery.ts';
import { StoreRetention } from './store/retention.ts';
import { StoreTerms } from './store/terms.ts';
import { StoreTheme } from './store/theme.ts';

/** A picture that cannot be read is left out; the record is read all the same. */
const optionalPicture = z.optional(readOr(WireImage, undefined));

const NavigationLink = z.object({
  label: z.string().check(z.minLength(1)),
  category: z.optional(optionalText),
  collection: z.optional(optionalText),
  path: z.optional(z.string().check(z.regex(/^\/(?![/\\])/))),
});

/**
 * GET /storeInfo (docs/behaviour.md 3.store-info). `policies` maps a slug to HTML with placeholders (docs/decisions
 * D15). Beyond the spec: `policyTitles` (by slug, in place of the specified titles), `origin` (scheme and host of its
 * pages, where they are not simply those of its hosts), `currency` (ISO 4217) and `locale` (docs/decisions D1),
 * `language` (BCP 47, of the texts of record and catalogue), `timeZone` (IANA, of the dates that pages show),
 * `capabilities` (docs/behaviour.md 7.extensions: names of optional extensions the backend offers), `testShop`
 * (payments move no money), `terms` (what it promises), `delivery` (how it delivers and at what price), `address` (what
 * a shipping address looks like there), `supportHours` ('': none), `paymentBrands` (marks of the footer), `waysToPay`
 * (by which its orders can be paid, as shoppers read it; docs/behaviour.md 11.before-order), `wayOnDelivery` (which of
 * them is payment on delivery), `rememberAddress` (devices of its customers keep the address of an order for the next
 * one), `retention` (how long it keeps what it knows of persons), `theme` (colours and display font), `icons`
 * (addresses of its mark by `32`, `180`, `192`, `512` and `maskable`), `homeTexts` (sentences of the front page:
 * `promoTitle`, `promoText`, `newsletter`, and for a benefit card its title), `benefits` (the claims of the front page,
 * in place of the specified four), `hasFeatured` and `hasSale` (whether those listings have a product;
 * docs/behaviour.md 11.filled-listings), `filledCategories` (names of the categories that have one; docs/behaviour.md
 * 11.filled-categories), `filledCollections` (slugs of the collections that do; docs/behaviour.md
 * 11.filled-collections), `navigation` (links of bar and menu; docs/behaviour.md 11.navigation), `footer` (what it
 * links to: categories by name, pages by slug; docs/behaviour.md 11.footer), `categoryDetails` (by category;
 * contract/category-details.ts), `collections` (contract/collection.ts), `productDefaults` (`gender`, `ageGroup`,
 * `googleCategory`, `manufacturer` of what does not say its own), `logoPicture` (what the bar shows in place of the
 * name; needs its width and height) with `logoPictureDark`, and as responsive files `categoryPictures`, `heroPicture`
 * (about 2:1, calm on the left for words), `heroPictureTall` (4:5 for narrow windows, calm below) and `promoPicture`
 * (3:2).
 */
export const WireStoreInfo = z.object({
  storeName: z.optional(optionalText),
  companyName: z.optional(optionalText),
  companyAddress: z.optional(optionalText),
  companyPhone: z.optional(optionalText),
  companyEmail: z.optional(optionalText),
  companyLogoUrl: z.optional(optionalText),
  description: z.optional(optionalText),
  categories: z.optional(list(z.string().check(z.minLength(1)))),
  categoryImages: z.optional(textMap),
  categoryDetails: z.optional(readOr(z.record(z.string(), CategoryDetails), {})),
  collections: z.optional(list(Collection)),
  socialLinks: z.optional(textMap),
  policies: z.optional(textMap),
  policyTitles: z.optional(textMap),
  origin: z.optional(optionalText),
  currency: z.optional(optionalText),
  locale: z.optional(optionalText),
  language: z.optional(optionalText),
  timeZone: z.optional(optionalText),
  capabilities: z.optional(list(z.string())),
  testShop: z.optional(optionalFlag),
  terms: z.optional(StoreTerms),
  delivery: z.optional(StoreDelivery),
  address: z.optional(StoreAddress),
  supportHours: z.optional(readOr(z.string(), undefined)),
  paymentBrands: z.optional(list(z.string())),
  waysToPay: z.optional(list(z.string())),
  wayOnDelivery: z.optional(optionalText),
  rememberAddress: z.optional(optionalFlag),
  retention: z.optional(StoreRetention),
  theme: z.optional(StoreTheme),
  icons: z.optional(textMap),
  homeTexts: z.optional(textMap),
  benefits: z.optional(readOr(z.array(Benefit), undefined)),
  hasFeatured: z.optional(optionalFlag),
  hasSale: z.optional(optionalFlag),
  filledCategories: z.optional(readOr(z.array(z.string()), undefined)),
  filledCollections: z.optional(readOr(z.array(z.string()), undefined)),
  navigation: z.optional(readOr(z.array(NavigationLink), undefined)),
  footer: z.optional(readOr(z.object({ categories: list(z.string()), pages: list(z.string()) }), undefined)),
  productDefaults: z.optional(textMap),
  categoryPictures: z.optional(readOr(z.record(z.string(), WireImage), {})),
  logoPicture: optionalPicture,
  logoPictureDark: optionalPicture,
  heroPicture: optionalPicture,
  heroPictureTall: optionalPicture,
  promoPicture: optionalPicture,
});

export type WireStoreInfo = z.output<typeof WireStoreInfo>;

/** Optional extensions that a backend may announce. document/capabilities.ts says what each promises. */
export type Capability =
  | 'items'
  | 'variants'
  | 'idempotency'
  | 'quotes'
  | 'parts'
  | 'shippingMethods'
  | 'discounts'
  | 'logout'
  | 'remember'
  | 'passwordReset'
  | 'newsletter'
  | 'newsletterLinks'
  | 'contact'
  | 'search'
  | 'facets'
  | 'filters'
  | 'suggestions'
  | 'related'
  | 'sizeGuides'
  | 'collections'
  | 'priorPrices'
  | 'orderPayments'
  | 'payOnDelivery'
  | 'paymentReference'
  | 'bankTransfer'
  | 'orderLinks'
  | 'shopperLinks'
  | 'ownerLinks'
  | 'parcels'
  | 'orderNumbers'
  | 'documents'
  | 'orderChanges'
  | 'stockRequests';
