import { OF_CLOTHES, PROPERTIES } from '../../fixtures/structured-data.ts';
import type { Thing } from './crawl.ts';
import { expect } from '../support/test.ts';

export function expectComplete(
  thing: Thing,
  path: string,
  as: keyof typeof PROPERTIES = thing['@type'] as keyof typeof PROPERTIES,
): void {
  const where = `${path}: ${as}`;
  // The seller is told whole on the front page.
  if (as === 'OnlineStore' && path !== '/')
    return expect(Object.keys(thing), where).toEqual(expect.arrayContaining(['name', 'url']));
  expect(Object.keys(thing), where).toEqual(expect.arrayContaining([...PROPERTIES[as]]));
  if (as === 'ProductGroup')
    for (const variant of thing.hasVariant as Thing[]) expectComplete(variant, path, 'Variant');
  if (as === 'Product' || as === 'ProductGroup')
    expect(Object.keys(thing).concat(Object.keys(thing.hasVariant?.[0] ?? {})), where).toEqual(
      expect.arrayContaining(OF_CLOTHES.filter((name) => ['size', 'color'].includes(name))),
    );
  if (as === 'Product' || as === 'Variant') expectComplete(thing.offers, path, 'Offer');
  if (as === 'OnlineStore') expectComplete(thing.hasMerchantReturnPolicy, path);
  if (as === 'BreadcrumbList') for (const item of thing.itemListElement as Thing[]) expectComplete(item, path);
}
