import { VIEWED_KEY } from '#config.ts';
import { safeStorage } from '#lib/safe-storage.ts';

/** A product that was looked at, as it is shown. Prices are rupees, as they were then. */
export interface Viewed {
  id: string;
  name: string;
  price: number;
  /** It was the least of several. */
  from?: true | undefined;
  originalPrice?: number | undefined;
  image: string;
  /** In AVIF, where the store has it in sizes. */
  srcset?: string | undefined;
}

const MAX_SHOWN = 8;
const storage = safeStorage('localStorage');

/** Newest first, without the product whose page this is. */
export function recentlyViewed(without: string): Viewed[] {
  return decodeViewed(storage.get(VIEWED_KEY))
    .filter(({ id }) => id !== without)
    .slice(0, MAX_SHOWN);
}

/** One more is kept than is shown: on its own page a product is not. Of each what is shown. */
export function recordViewed(product: Viewed): void {
  storage.set(
    VIEWED_KEY,
    JSON.stringify(
      [...decodeOne(product), ...decodeViewed(storage.get(VIEWED_KEY)).filter(({ id }) => id !== product.id)].slice(
        0,
        MAX_SHOWN + 1,
      ),
    ),
  );
}

export function decodeViewed(text: string | null): Viewed[] {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(read) ? read.flatMap(decodeOne).slice(0, MAX_SHOWN + 1) : [];
}

function decodeOne(raw: Partial<Viewed> | null): Viewed[] {
  if (!raw || typeof raw.id !== 'string' || !raw.id || typeof raw.name !== 'string') return [];
  const { id, name, price, from, originalPrice, image, srcset } = raw;
  return [
    {
      id,
      name,
      price: amount(price) ?? 0,
      from,
      originalPrice: amount(originalPrice),
      image: typeof image === 'string' ? image : '',
      srcset: typeof srcset === 'string' ? srcset : undefined,
    },
  ];
}

function amount(raw: unknown): number | undefined {
  return typeof raw === 'number' && raw >= 0 && Number.isFinite(raw) ? raw : undefined;
}
