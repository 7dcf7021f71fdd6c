import cluster from 'node:cluster';
import pino, { type Logger } from 'pino';
import { LOG_LEVELS } from '#config.ts';
import { currentRequest } from '#request-context.ts';

/** Whatever a key of this name holds is never written down, however deep it stands. */
const SECRET = new Set([
  'password',
  'token',
  'authorization',
  'cookie',
  'secret',
  'email',
  'phone',
  'address',
  'contactInfo',
  'shippingAddress',
  'body',
  'headers',
  'parameters',
]);
const HIDDEN = '[hidden]';
const DEEPEST = 8;
/**
 * Addresses, numbers and credentials that stand inside of a message: PostgreSQL quotes the row it complains of. Each begins where a
 * word does, so that a long one is looked at once, not from each of its letters again.
 */
const PERSONAL: [RegExp, string][] = [
  [/(\b\w+:\/\/)[^\s/@]+@/g, `$1${HIDDEN}@`],
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, HIDDEN],
  [/\bBearer\s+\S+/gi, `Bearer ${HIDDEN}`],
  [/\+\d[\d\s-]{7,}\d/g, HIDDEN],
];

/** Lines wait for each other so long, to go out in one write: it wakes whoever reads them, which takes longer than many lines. */
const TOGETHER_MS = 100;
/** So much a pipe takes whole: lines of several processes never mix. */
const TOGETHER_BYTES = 4_096;
const { warn: URGENT = 40 } = pino.levels.values;

/**
 * The process's log: a JSON object a line, on standard output, with the id of the request it belongs to.
 * `log.info({route, status}, 'words')`; errors under `err`. Never put a body, a header list or a person into it.
 * Warnings and errors are written at once, other lines within a tenth of a second, all in their order.
 */
export const log: Logger = openLog();

function openLog(): Logger {
  const output = pino.destination({ fd: 1, sync: true });
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) output.write(waiting);
    waiting = '';
  };
  const write = (line: string) => {
    if (Buffer.byteLength(waiting) + Buffer.byteLength(line) > TOGETHER_BYTES) send();
    waiting += line;
    timer ??= setTimeout(send, TOGETHER_MS).unref();
  };
  process.on('exit', send);
  return pino(
    {
      level: LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? 'info',
      base: cluster.isWorker ? { worker: process.pid } : undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Not pino's own redaction: its patterns reach three levels down, and take ten times as long as the line.
      formatters: { level: (label) => ({ level: label }), log: (line) => hideSecrets(line) as Record<string, unknown> },
      mixin: () => {
        const note = currentRequest();
        return note ? { requestId: note.id } : {};
      },
      serializers: { err: describeError },
      hooks: {
        logMethod(parts, writeLine, level) {
          writeLine.apply(this, parts);
          if (level >= URGENT) send();
        },
      },
    },
    { write },
  );
}

/** The same without what stands under a secret's name; errors are described on their own. */
export function hideSecrets(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth > DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((one) => hideSecrets(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, SECRET.has(key) ? HIDDEN : hideSecrets(one, depth + 1)]),
  );
}

/** Kind, words, code and place of an error; nothing else of what hangs on it (queries, rows, whole requests). */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutPersons(String(error)) };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: withoutPersons(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: withoutPersons(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function withoutPersons(text: string): string {
  return PERSONAL.reduce((cleaned, [pattern, instead]) => cleaned.replace(pattern, instead), text);
}
