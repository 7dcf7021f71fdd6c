import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Encoder } from '../shop/media/open-encoder.ts';
import { EncoderBusy } from '../shop/media/encoding-queue.ts';
import { refuse, toResponse, tryLater } from '#backends/serving/answer.ts';

/** SVG is left out: it can carry script. */
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * GET /media/{file}: a picture of the media folder. Its name is a hash of its content, so it is immutable. A file that
 * a picture has and that was not encoded yet is encoded now. HEAD encodes nothing and answers what GET would, of such a
 * file without its length. Else 404.
 */
export async function serveMedia(
  { folder, encoder }: { folder: string; encoder: Encoder },
  name: string,
  method: string,
): Promise<Response> {
  const type = TYPES[extname(name)];
  if (!type || !/^[a-z0-9][a-z0-9._-]+$/.test(name)) return notFound();
  const path = join(folder, name);
  let file = await find(path);
  try {
    if (!file && method === 'GET' && (await encoder.make(name))) file = await find(path);
  } catch (error) {
    if (!(error instanceof EncoderBusy)) throw error;
    return toResponse(tryLater(5, 503, 'busy', shopRefusals().picturesBusy));
  }
  if (!file && method === 'HEAD' && (await encoder.knows(name)))
    return new Response(null, { headers: headersOf(type) });
  if (!file?.isFile()) return notFound();
  const body = method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path)) as ReadableStream);
  return new Response(body, { headers: { ...headersOf(type), 'content-length': String(file.size) } });
}

function headersOf(type: string): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    // Other sites may show a product's picture.
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

function find(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}

function notFound(): Response {
  return toResponse(refuse(404, 'not-found', shopRefusals().fileNotFound));
}
