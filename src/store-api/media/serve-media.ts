import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { refuse, toResponse } from '../http/answer.ts';

/** SVG is left out: it can carry script. */
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/**
 * GET /media/{file}: a picture of the media folder. Its name is a hash of its content, so it is immutable. Else 404.
 */
export async function serveMedia(folder: string, name: string, method: string): Promise<Response> {
  const type = TYPES[extname(name)];
  const path = join(folder, name);
  const file = type && /^[a-z0-9][a-z0-9._-]+$/.test(name) ? await stat(path).catch(() => undefined) : undefined;
  if (!type || !file?.isFile()) return toResponse(refuse(404, 'not-found', 'There is no such file.'));
  const body = method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path)) as ReadableStream);
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-length': String(file.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });
}
