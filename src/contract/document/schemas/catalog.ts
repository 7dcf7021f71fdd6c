import { amount, described, type Named } from './named.ts';
import { ProductFacets, WireAttribute, WireImage, WireProduct, WireProductPage, WireVariant } from '../../product.ts';
import { SizeGuide } from '../../size-guide.ts';

const product = described({
  id: 'Stays the same. Stands in addresses, at most 200 characters.',
  description: 'Plain text; a blank line begins a paragraph.',
  imgUrl: 'The first picture: an absolute address, or a path of the shop.',
  category: 'The name of a category of the store record.',
  parentCategory: 'A kind within the category, by which listings are filtered.',
  createdAt: 'ISO 8601.',
  updatedAt: 'ISO 8601. For sitemaps and feeds.',
  images: 'All pictures, the first one again.',
  attributes: 'Sizes (`size`), colours (`color`) and specifications; `featured` with `true` puts it on the front page.',
  variants: 'Capability `variants`.',
  page: 'In the answer of one product alone: what its own page says beside.',
});

const page = described({
  description:
    'The description as HTML: headings from h2 on, lists, links, tables, bold and italics. It is sanitised; `description` \
of the product is the same as plain text.',
  title: 'The title of the page, in place of the name.',
  summary: 'For search engines, in place of the beginning of the description.',
  manufacturer:
    'Who made it, with postal and electronic address, in one or more lines of plain text. Without it the page shows \
`manufacturer` of `productDefaults` of the store record, or nothing.',
});

const image = described({
  alt: 'What the picture shows, for who does not see it.',
  width: 'Of the largest file, in pixels.',
  height: 'Of the largest file, in pixels.',
  color: 'Its main colour as `#rrggbb`, shown until it is there.',
  srcset: 'The picture in several widths, with `w` descriptors.',
  social: 'A JPEG of 1200 x 630 pixels for previews in messengers.',
  sources: 'The picture in other formats, the best first.',
});

export const catalogSchemas: Record<string, Named> = {
  Product: {
    schema: WireProduct,
    says: {
      description: 'One of the two prices is required.',
      required: ['title'],
      anyOf: ['regularPrice', 'discountedPrice'].map((name) => ({
        required: [name],
        properties: { [name]: { type: 'number' } },
      })),
      properties: {
        ...product,
        title: { minLength: 1 },
        regularPrice: {
          ...amount,
          description:
            'In major units: 2999 is ₹2,999. Struck where `discountedPrice` is paid (capability `priorPrices`).',
        },
        discountedPrice: { ...amount, description: 'What is paid in place of it. 0 counts as none.' },
      },
    },
  },
  ProductPage: { schema: WireProductPage, says: { properties: page } },
  Image: { schema: WireImage, says: { properties: image } },
  Attribute: {
    schema: WireAttribute,
    says: { properties: described({ value: 'All its values, as text.', metricUnit: 'Shown after the values.' }) },
  },
  Variant: {
    schema: WireVariant,
    says: {
      properties: {
        regularPrice: amount,
        discountedPrice: amount,
        ...described({
          available: 'Can it be ordered now?',
          sku: 'For feeds.',
          weightGrams: 'Of one piece, for feeds.',
        }),
      },
    },
  },
  Facets: {
    schema: ProductFacets,
    says: {
      description:
        'What the list can be filtered by further: for each kind the values of the products that match without its ' +
        'own filter, and how many have each. `price` has the lowest and the highest, a flag how many it would leave.',
    },
  },
  SizeGuide: {
    schema: SizeGuide,
    says: {
      description:
        '`measures` names the columns of a table; each row has as many texts in centimetres and in inches, or an ' +
        'empty text for none.',
    },
  },
};
