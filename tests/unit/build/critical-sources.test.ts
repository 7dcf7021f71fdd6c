import { describe, expect, test } from 'vitest';
import { criticalSources } from '../../../src/build/critical-css/sources.ts';

describe('the components of which critical CSS is made', () => {
  test('are those that the layout and the page import', () => {
    const { layout, pages } = criticalSources();
    expect(layout).toEqual(expect.arrayContaining(['src/layouts/Layout.astro', 'src/site/header/Menu.astro']));
    expect(pages['product/[id]']).toEqual(
      expect.arrayContaining(['src/pages/product/[id].astro', 'src/catalog/product-page/ChoiceGroup.tsx']),
    );
    expect(pages.index).toContain('src/catalog/cards/ProductCard.astro');
  });

  test('without those below the fold, and what only they import', () => {
    const { layout, pages } = criticalSources();
    const all = [layout, ...Object.values(pages)].flat();
    expect(all).not.toContain('src/site/Footer.astro');
    expect(all).not.toContain('src/site/PaymentBrands.astro');
  });

  test('a component below the fold that no page imports ends the build', () => {
    expect(() => criticalSources(['src/site/Footer.astro', 'src/site/Gone.astro'])).toThrow(
      'No page with critical CSS imports src/site/Gone.astro',
    );
  });
});
