import * as z from 'zod/mini';
import { type AnswerOf, type Endpoint, onServer } from '../../endpoint.ts';
import { isObject, list, optionalText, requiredNumber, requiredText } from '../../lenient.ts';
import { WireProduct } from '../../product.ts';

/**
 * GET /suggestions (capability `suggestions`): for what is being typed, the last word perhaps unfinished. At most 6
 * products (without description, attributes, variants and all pictures but the first), 4 categories and parent
 * categories with how many products each has; `corrected` as in GET /products. 400 for more than 100 characters.
 */
export const suggestionsEndpoint = {
  name: 'suggestions',
  method: 'GET',
  path: '/suggestions',
  bearer: false,
  answer: z.pipe(
    z.transform((raw: unknown): unknown => (isObject(raw) && isObject(raw.data) ? raw.data : isObject(raw) ? raw : {})),
    z.object({
      products: list(WireProduct),
      categories: list(
        z.object({
          category: requiredText,
          parentCategory: z.optional(optionalText),
          count: requiredNumber,
        }),
      ),
      corrected: z.optional(optionalText),
    }),
  ),
} as const satisfies Endpoint;

export const suggestionsOnServer = onServer(suggestionsEndpoint, () => ({
  capability: 'suggestions',
  errors: { 400: ['invalid'] },
}));

export type WireSuggestions = AnswerOf<'suggestions'>;

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    suggestions: typeof suggestionsOnServer & { query: { q: string } };
  }
}
