import type { CDPSession } from 'playwright/test';

export type Kind = 'document' | 'script' | 'style' | 'image' | 'font' | 'other';

export interface Transfer {
  url: string;
  kind: Kind;
  /** What the network carried, headers included. */
  bytes: number;
  /** What it carried without the headers. */
  bodyBytes: number;
  status: number;
}

/** Everything a page fetches from now on, favicons aside. */
export function watchTraffic(cdp: CDPSession): Transfer[] {
  const transfers: Transfer[] = [];
  const open = new Map<string, Transfer & { headerBytes: number }>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (!/^https?:/.test(request.url) || request.url.endsWith('/favicon.ico')) return;
    if (redirectResponse)
      transfers.push({
        url: redirectResponse.url,
        kind: 'other',
        bytes: redirectResponse.encodedDataLength,
        bodyBytes: 0,
        status: redirectResponse.status,
      });
    const transfer = { url: request.url, kind: kindOf(type), bytes: 0, bodyBytes: 0, status: 0, headerBytes: 0 };
    open.set(requestId, transfer);
    transfers.push(transfer);
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const transfer = open.get(requestId);
    if (!transfer) return;
    Object.assign(transfer, {
      kind: kindOf(type, response.mimeType),
      status: response.status,
      bytes: response.encodedDataLength,
      headerBytes: response.encodedDataLength,
    });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId);
    if (!transfer) return;
    transfer.bytes = encodedDataLength;
    transfer.bodyBytes = Math.max(0, encodedDataLength - transfer.headerBytes);
  });
  return transfers;
}

export function bytesOf(transfers: readonly Transfer[], kind: Kind): number {
  return transfers.reduce((sum, transfer) => sum + (transfer.kind === kind ? transfer.bytes : 0), 0);
}

function kindOf(type = '', mime = ''): Kind {
  if (type === 'Script' || /javascript|ecmascript/.test(mime)) return 'script';
  if (type === 'Document') return 'document';
  if (type === 'Stylesheet' || mime.includes('css')) return 'style';
  if (type === 'Image' || mime.startsWith('image/')) return 'image';
  return type === 'Font' || mime.includes('font') ? 'font' : 'other';
}
