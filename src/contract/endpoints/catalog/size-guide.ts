import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { SizeGuide } from '../../size-guide.ts';

/**
 * GET /size-guides/{id} (capability `sizeGuides`): the size guide that a category names in the store's record. 404 when
 * there is none.
 */
export const sizeGuideEndpoint = {
  name: 'sizeGuide',
  method: 'GET',
  path: '/size-guides/:id',
  bearer: false,
  answer: bareOrData(SizeGuide),
} as const satisfies Endpoint;

export const sizeGuideOnServer = onServer(sizeGuideEndpoint, () => ({
  capability: 'sizeGuides',
  errors: { 404: ['not-found'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    sizeGuide: typeof sizeGuideOnServer;
  }
}
