import { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '#lib/security-headers.ts';

const REASONS: Record<string, [status: number, words: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** For a server's `clientError`: what never became a request (reliability H11) gets a plain answer, and the connection ends. */
export function answerClientError(isHttps: boolean): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    ...securityHeaders(isHttps),
  };
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return (error, socket) => {
    // A connection that is cut, or already carries half an answer, is beyond words.
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswered(socket)) return void socket.destroy();
    const [status, words] = REASONS[error.code ?? ''] ?? [400, 'Bad Request'];
    socket.end(`HTTP/1.1 ${status} ${words}\r\n${lines}content-length: ${words.length}\r\n\r\n${words}`);
  };
}

/** Node keeps the answer that is being made on its connection. */
function isAnswered(socket: Duplex): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse && answer.headersSent;
}
