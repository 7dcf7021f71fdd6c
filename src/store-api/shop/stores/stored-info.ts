import type { SizeGuide } from '#contract/size-guide.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

/** A store's record as the database has it: what GET /storeInfo answers, and what has an endpoint of its own. */
export interface StoredInfo extends WireStoreInfo {
  /** By slug: GET /size-guides/{id}. */
  sizeGuides?: Record<string, SizeGuide>;
}
