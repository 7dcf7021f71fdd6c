import type { Page } from 'playwright/test';
import { keep, type Sold, valuesOf } from './visit.ts';

/** The first products of a category, as a cart of this store would hold them. */
export async function cartLines(page: Page, count: number): Promise<object[]> {
  const answer = await page.request.get('/api/v1/products?category=jeans&limit=12');
  const { data } = (await answer.json()) as { data: (Sold & { imgUrl?: string })[] };
  return data.slice(0, count).map((product, index) => {
    const variant = product.variants.find(({ available }) => available);
    return {
      id: product.id,
      name: product.title,
      image: product.imgUrl ?? '',
      price: product.discountedPrice ?? product.regularPrice,
      quantity: index + 1,
      selectedSize: variant?.size ?? valuesOf(product, 'size', 'sizes')[0] ?? '',
      selectedColor: variant?.color ?? valuesOf(product, 'color', 'colors')[0] ?? '',
    };
  });
}

export async function fillCart(page: Page, count = 2): Promise<void> {
  await keep(page, 'cart', JSON.stringify(await cartLines(page, count)));
}
