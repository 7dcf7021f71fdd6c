import { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '#lib/security-headers.ts';

const REASONS: Record<string, [status: number, text: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/**
 * For a server's `clientError`: what cannot be parsed as a request (reliability H11) gets a plain answer, and the
 * connection ends.
 */
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
    // Nothing can be answered on a connection that is cut or already carries half an answer.
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswered(socket)) return void socket.destroy();
    const [status, text] = REASONS[error.code ?? ''] ?? [400, 'Bad Request'];
    socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines}content-length: ${text.length}\r\n\r\n${text}`);
  };
}

/** Node sets the response that is being written on its socket. */
function isAnswered(socket: Duplex): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse && answer.headersSent;
}
