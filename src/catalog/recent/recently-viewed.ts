import { VIEWED_KEY } from '#config.ts';
import { safeStorage } from '#lib/safe-storage.ts';

/** A product that was looked at, as it is shown: without its price, which may be another by now. */
export interface Viewed {
  id: string;
  name: string;
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
  const { id, name, image, srcset } = raw;
  return [
    {
      id,
      name,
      image: typeof image === 'string' ? image : '',
      srcset: typeof srcset === 'string' ? srcset : undefined,
    },
  ];
}
