import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { compressAnswers } from './compress-answers.ts';
import { giveCopy } from './give-copy.ts';
import { serveFiles } from './serve-files.ts';
import { servePictures } from './serve-pictures.ts';
import type { PageCache } from '#cache/page-cache.ts';

export interface FrontOptions {
  /** The built shop's files for browsers. */
  folder: string;
  cache: PageCache | undefined;
  /** The embedded store's pictures. */
  pictures?: string | undefined;
  /** Astro's pages and the store API. */
  pages: (request: IncomingMessage, response: ServerResponse) => void;
}

/** What stands before the pages on the way in: kept copies, then pictures and files, then the pages themselves, compressed. */
export function openFront({ folder, cache, pictures, pages }: FrontOptions): RequestListener {
  const copies = cache && giveCopy(cache);
  const stored = pictures === undefined ? undefined : servePictures(pictures);
  const files = serveFiles(folder);
  const compressed = compressAnswers(pages);
  return (request, response) => {
    const others = () => files(request, response, () => compressed(request, response));
    if (!isReadable(request.url ?? '')) refuse(response);
    else if (copies?.(request, response)) return;
    else if (stored) stored(request, response, others);
    else others();
  };
}

function isReadable(address: string): boolean {
  if (!address.includes('%')) return true;
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad request.');
}
