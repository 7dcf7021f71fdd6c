import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Beside the encoded pictures, and never served: pictures as their hosts gave them, named by a hash of the address. */
const FOLDER = 'downloads';

export function downloadsFolder(media: string): string {
  return join(media, FOLDER);
}

/** The name of the file of a picture that was downloaded from this address. */
export function downloadName(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 32);
}
