import type { Searchers } from './searchers.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import type { Db } from '../../base/db/open-database.ts';

/** The sources of a read of the catalogue: the database, counts of it, and the index of each store. */
export interface SearchContext {
  /** For what every visitor may read, and nobody has just written: see base/db/postgres/catalogue-reads.ts. */
  reads: Db;
  catalogueCache: CatalogueCache;
  searchers: Searchers;
}
