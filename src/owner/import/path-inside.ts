import { realpath } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';

/** The refusal of a path that leads away, and is not read: `message` continues the name of the file. */
export class LeadsAway extends Error {}

/**
 * The real path of what lies at `path` below `folder`. Symbolic links inside the folder are followed; what they lead to
 * outside of it, or a hidden file such as `.env`, would be published with the shop (docs/decisions D340).
 * @throws LeadsAway; the system's error when there is nothing
 */
export async function pathInside(folder: string, path: string): Promise<string> {
  const root = await realpath(folder);
  const found = await realpath(resolve(folder, path));
  if (!found.startsWith(root + sep))
    throw new LeadsAway('is outside the folder: put the file itself there, not a link');
  if (basename(found).startsWith('.') && !basename(path).startsWith('.'))
    throw new LeadsAway('leads to a hidden file, which is not published');
  return found;
}
