import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { compressAnswers } from './compress-answers.ts';
import { giveCopy } from './give-copy.ts';
import { serveFiles } from './serve-files.ts';
import type { PageCache } from '#cache/page-cache.ts';

export interface FrontOptions {
  /** The built shop's files for browsers. */
  folder: string;
  cache: PageCache | undefined;
  /** Astro's pages and the store API. */
  pages: (request: IncomingMessage, response: ServerResponse) => void;
}

/** What stands before the pages on the way in: kept copies first, then files, then the pages themselves, compressed. */
export function openFront({ folder, cache, pages }: FrontOptions): RequestListener {
  const copies = cache && giveCopy(cache);
  const files = serveFiles(folder);
  const compressed = compressAnswers(pages);
  return (request, response) => {
    if (!isReadable(request.url ?? '')) refuse(response);
    else if (!copies?.(request, response)) files(request, response, () => compressed(request, response));
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
