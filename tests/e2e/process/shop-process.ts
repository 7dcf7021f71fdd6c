import { spawn } from 'node:child_process';
import http from 'node:http';
import { SHIPPING } from '../../api/fixture.ts';

/** A built shop as its own processes, to be signalled, starved and looked into. No browser. */
export interface ShopProcess {
  origin: string;
  pid: number;
  /** Lines of its log so far, of all its processes. */
  lines: () => Record<string, unknown>[];
  /** All it wrote, also to standard error. */
  said: () => string;
  signal: (name: NodeJS.Signals) => void;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  /** SIGTERM, and the end; SIGKILL when it does not come. */
  close: () => Promise<void>;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  body: any;
}

const READY_MS = 120_000;
const LINES_MS = 300;
const TOO_LONG_MS = 40_000;
const HOST = 'localhost';

/** Lines below a warning are written within a tenth of a second. */
export function linesWritten(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LINES_MS));
}

export async function startProcess(
  env: Record<string, string>,
  options: { cwd?: string; under?: string[] } = {},
): Promise<ShopProcess> {
  const [command, ...args] = [...(options.under ?? []), process.execPath, 'src/start.ts'];
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      API_URL: '',
      DATABASE_URL: '',
      ORDERS_PER_HOUR: '0',
      UNPAID_ORDERS: '0',
      ORDER_MAILS_PER_HOUR: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Once it has ended and its last line is read.
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  let said = '';
  let complained = '';
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The shop did not open in time.')), READY_MS);
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const open = /is open at (\S+)/.exec(said);
      if (!open) return;
      clearTimeout(timer);
      resolve(open[1]!);
    });
    child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}: ${said}${complained}`)));
  });
  return {
    origin,
    pid: child.pid!,
    lines: () =>
      said
        .split('\n')
        .flatMap((line) =>
          line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line) as Record<string, unknown>] : [],
        ),
    said: () => said + complained,
    signal: (name) => void child.kill(name),
    ended,
    async close() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), TOO_LONG_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/**
 * A kept connection was closed before anything of an answer came: HTTP lets a client ask once more (RFC 9112, 9.3.1).
 */
export class ConnectionGone extends Error {}

/**
 * One request over a connection of the agent's, or of its own. @throws ConnectionGone, or the system's error when the
 * connection breaks
 */
export function ask(
  origin: string,
  path: string,
  {
    method = 'GET',
    body,
    token,
    key,
    agent,
    headers = {},
    timeoutMs = 30_000,
  }: {
    method?: string;
    body?: unknown;
    token?: string;
    key?: string;
    agent?: http.Agent;
    headers?: Record<string, string>;
    timeoutMs?: number;
  } = {},
): Promise<Answer> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: hostname,
        port,
        path,
        method,
        agent: agent ?? false,
        headers: {
          host: `${HOST}:${port}`,
          ...(sent ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: answer.headers,
            text,
            body: answer.headers['content-type']?.startsWith('application/json') && text ? JSON.parse(text) : undefined,
          }),
        );
      },
    );
    request.setTimeout(timeoutMs, () => request.destroy(new Error('no answer in time')));
    request.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        request.reusedSocket && error.code === 'ECONNRESET'
          ? new ConnectionGone(error.message, { cause: error })
          : error,
      ),
    );
    request.end(sent);
  });
}

/** A new shopper's token. */
export async function signUp(origin: string, email = `asha.${process.pid}.${Date.now()}@example.com`): Promise<string> {
  const password = 'correct horse';
  const registered = await ask(origin, '/api/v1/users/register', {
    method: 'POST',
    body: { email, password, firstName: 'Asha', lastName: 'Rao' },
  });
  if (registered.status !== 201) throw new Error(registered.text);
  return (await ask(origin, '/api/v1/users/authorize', { method: 'POST', body: { email, password } })).body
    .token as string;
}

export function orderOf(productId: string, choice: { quantity?: number; size?: string; color?: string } = {}) {
  const { quantity = 1 } = choice;
  return {
    products: { [productId]: quantity },
    shippingAddress: SHIPPING,
    items: [
      {
        productId,
        quantity,
        ...(choice.size ? { size: choice.size } : {}),
        ...(choice.color ? { color: choice.color } : {}),
      },
    ],
  };
}
