import { writeFile } from 'node:fs/promises';
import { StartError } from '#environment.ts';

/**
 * Prints what a command gives, or writes it to a new file that this user alone may read: it holds what customers typed.
 * @throws StartError when there is such a file already
 */
export async function writeOutput(
  parts: Iterable<string | Buffer> | AsyncIterable<string>,
  file?: string,
): Promise<void> {
  if (file === undefined) {
    for await (const part of parts) {
      // Nobody reads any more.
      if (process.stdout.errored) return;
      process.stdout.write(part);
    }
    return;
  }
  try {
    await writeFile(file, parts, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'EEXIST')
      throw new StartError(`${file} is there already: name another file, or move it away.`);
    throw error;
  }
}
