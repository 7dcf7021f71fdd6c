import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The demo shop, a folder like any owner's: an empty database is filled with it (docs/decisions D236). */
export const demoFolder: string = fileURLToPath(new URL('shop', import.meta.url));

/** Its products, a Shopify product CSV. */
export const demoCatalogue: string = join(demoFolder, 'products.csv');
