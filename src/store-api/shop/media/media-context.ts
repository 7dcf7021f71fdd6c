import type { Encoder } from './open-encoder.ts';
import type { Db } from '../../base/db/open-database.ts';

/** The folder of picture files, and what encodes them. */
interface Media {
  folder: string;
  encoder: Encoder;
}

export interface MediaContext {
  db: Db;
  media: Media;
}
