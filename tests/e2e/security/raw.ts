import http from 'node:http';
import net from 'node:net';

export interface Answered {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** A request whose Host is the test's to choose, as no browser would send it. */
export function ask(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

/**
 * Bytes as they are, then letter by letter those of `slowly`; the whole answer, and how long until the connection was
 * closed.
 */
export function speak(
  origin: string,
  said: string,
  { slowly = '', everyMs = 250, forMs = 5_000 }: { slowly?: string; everyMs?: number; forMs?: number } = {},
): Promise<Answered & { closedAfterMs: number }> {
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    let text = '';
    const letters = Array.from(slowly);
    const timer = setInterval(() => letters.length && socket.writable && socket.write(letters.shift()!), everyMs);
    const patience = setTimeout(() => socket.destroy(new Error(`still open after ${forMs} ms: ${text}`)), forMs);
    socket.on('connect', () => socket.write(said));
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on(
      'error',
      (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && error.code !== 'EPIPE' && reject(error),
    );
    socket.on('close', () => {
      clearInterval(timer);
      clearTimeout(patience);
      resolve({ ...parse(text), closedAfterMs: performance.now() - began });
    });
  });
}

function parse(answer: string): Answered {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1]), headers, text: rest.join('\r\n\r\n') };
}
