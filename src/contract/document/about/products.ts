/** The products of the examples: with what the specification has, and with what is optional. */
export const JEANS = {
  id: 'jeans-straight-01',
  title: 'Straight Jeans',
  description: 'Rigid denim of 13 oz with a straight leg.',
  imgUrl: 'https://cdn.juniper.example/jeans-1.jpg',
  category: 'Jeans',
  parentCategory: 'Straight',
  regularPrice: 2999,
  discountedPrice: 2499.5,
  createdAt: '2026-03-02T08:15:00.000Z',
  images: [{ url: 'https://cdn.juniper.example/jeans-1.jpg' }, { url: 'https://cdn.juniper.example/jeans-2.jpg' }],
  attributes: [
    { key: 'size', value: ['S', 'M'] },
    { key: 'color', value: ['Indigo'] },
    { key: 'Fabric', value: ['Cotton'] },
    { key: 'Weight', value: ['13'], metricUnit: 'oz' },
  ],
} as const;

export const JACKET = {
  id: 'jacket-03',
  title: 'Chore Jacket',
  category: 'Jackets',
  parentCategory: 'Jackets',
  regularPrice: 5299,
  discountedPrice: 4499,
  createdAt: '2026-05-11T10:00:00.000Z',
  updatedAt: '2026-06-01T06:30:00.000Z',
  images: [
    {
      url: 'https://cdn.juniper.example/jacket.jpg',
      alt: 'A blue jacket on a hook',
      width: 1200,
      height: 1500,
      color: '#2a3f5f',
      sources: [{ type: 'image/avif', srcset: 'https://cdn.juniper.example/jacket-480.avif 480w' }],
    },
  ],
  attributes: [{ key: 'size', value: ['S', 'M'] }],
  variants: [
    { size: 'S', sku: 'JKT-03-S', regularPrice: 5299, discountedPrice: 4499, available: true },
    { size: 'M', sku: 'JKT-03-M', regularPrice: 5299, discountedPrice: 4499, available: false },
  ],
} as const;
