import { described, type Named } from './named.ts';
import { WireStoreInfo } from '../../store-info.ts';

export const storeSchemas: Record<string, Named> = {
  StoreInfo: {
    schema: WireStoreInfo,
    says: {
      properties: described({
        categories: 'Names, the most important first: bar and front page show three.',
        categoryImages: 'Addresses by the names of categories.',
        categoryDetails:
          'By the names of categories. `slug` is its name in addresses, `heading` stands above its listing, `types` orders its parents, and the guide `sizeGuide` is offered for products that come in one of `measuredSizes`, where those are given.',
        collections: 'Groups of products across categories (capability `collections`).',
        socialLinks: 'Addresses by the names of networks.',
        policies: 'HTML by slug: `terms`, `privacy`, `refund`, `return`, `shipping`, `about` and others.',
        policyTitles: 'Titles of `policies` by slug. Without it the page has the title of the specification.',
        origin: 'Scheme and host of its pages, where they are not simply those of its hosts.',
        currency: 'ISO 4217. Without it INR.',
        locale: 'BCP 47, for amounts and dates. Without it en-IN.',
        language: 'BCP 47, of names, descriptions and pages. Without it they count as written in that of the shop.',
        timeZone: 'IANA, of the dates that pages show. Without it Asia/Kolkata.',
        capabilities: 'What this backend offers beyond the specification, by the names of the tags.',
        testShop: 'Payments move no money, and every page says so.',
        terms: 'What the store promises. What it leaves out is stated nowhere.',
        delivery:
          'How it delivers and at what price, in rupees (capability `shippingMethods`); weights are grams, days working days. With `states` nothing is sent to another state.',
        address:
          'What a shipping address looks like there. In `postalCode`, `9` is a digit and `A` a letter. Where `terms.country` is IN, states that are left out are those of India, and digits of a phone number count without +91 or 0.',
        supportHours: 'When somebody answers. An empty text: none are shown.',
        paymentBrands: 'Marks of the footer. An empty list: none are shown.',
        waysToPay:
          'By which its orders can be paid, as shoppers read it: named before an order where the law of its `terms.country` asks for that.',
        wayOnDelivery:
          'Which of `waysToPay` is payment on delivery: the checkout names it as not possible once a quote says so (`payOnDelivery`).',
        rememberAddress:
          'The checkout begins with the address of the last order, which the device of the customer keeps until they sign out.',
        retention:
          'For how many months it keeps what it knows of persons, and for how many years documents, where it has them.',
        theme: 'Colours and display font.',
        icons: 'Addresses of its mark by `32`, `180`, `192`, `512` and `maskable`.',
        homeTexts:
          'Sentences of the front page: `promoTitle`, `promoText`, `newsletter`, and by the title of a benefit.',
        benefits: 'Claims of the front page, in place of the four of the specification. An empty list: none are shown.',
        hasFeatured: 'Whether `featured=true` lists a product. Where it is false nothing links there.',
        hasSale: 'The same of `sale=true`.',
        filledCategories:
          'Names, in any case, of the categories that list a product. Where it is given, nothing links to another category.',
        filledCollections:
          'Slugs of the collections that list a product. Where it is given, nothing links to another collection.',
        navigation: 'Links of bar and menu, each to a category, a collection or a path.',
        footer: 'What the footer links to: categories by name, pages by slug.',
        productDefaults:
          '`gender`, `ageGroup`, `googleCategory` and `manufacturer` of products that do not say their own.',
        logoPicture: 'What the bar shows in place of the name, without margins. It needs `width` and `height`.',
        logoPictureDark: 'The same for dark pages, where it is another.',
        heroPicture: 'About 2:1, calm on the left for words.',
        heroPictureTall: '4:5, for narrow windows.',
        promoPicture: '3:2.',
      }),
    },
  },
};
