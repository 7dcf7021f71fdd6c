import cluster from 'node:cluster';
import pino, { type Logger } from 'pino';
import { LOG_LEVELS } from '#config.ts';
import { currentRequest } from '#request-context.ts';

/** Values of keys with these names are never logged, at any depth. */
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
 * E-mail addresses, phone numbers and credentials inside of a message: PostgreSQL's errors quote the row. Each pattern
 * begins at the beginning of a word, so that a long text takes linear time.
 */
const PERSONAL: [RegExp, string][] = [
  [/(\b\w+:\/\/)[^\s/@]+@/g, `$1${HIDDEN}@`],
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, HIDDEN],
  [/\bBearer\s+\S+/gi, `Bearer ${HIDDEN}`],
  [/\+\d[\d\s-]{7,}\d/g, HIDDEN],
];

/** Lines are collected for this long and written at once: a write costs more than many lines (docs/decisions D195). */
const BATCH_MS = 100;
/** A pipe takes this much in one piece (PIPE_BUF), so that lines of several processes never mix. */
const BATCH_BYTES = 4_096;
const { warn: URGENT = 40 } = pino.levels.values;

/**
 * The process's log: one JSON object in each line, on standard output, with the id of the request it belongs to.
 * `log.info({route, status}, 'message')`; errors under `err`. Never log a body, headers or personal data.
 * Warnings and errors are written at once, other lines within a tenth of a second, all in their order.
 */
export const log: Logger = openLog();

function openLog(): Logger {
  const output = pino.destination({ fd: 1, sync: true });
  let unwritten = '';
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (unwritten) output.write(unwritten);
    unwritten = '';
  };
  const write = (line: string) => {
    if (Buffer.byteLength(unwritten) + Buffer.byteLength(line) > BATCH_BYTES) send();
    unwritten += line;
    timer ??= setTimeout(send, BATCH_MS).unref();
  };
  process.on('exit', send);
  return pino(
    {
      level: LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? 'info',
      base: cluster.isWorker ? { worker: process.pid } : undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Instead of pino's redaction, whose patterns reach three levels deep and take ten times as long as the line.
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

/** The value without those of secret keys; errors are described by `describeError`. */
export function hideSecrets(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth > DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((one) => hideSecrets(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, SECRET.has(key) ? HIDDEN : hideSecrets(one, depth + 1)]),
  );
}

/** Name, message, code and stack of an error; none of its other properties (queries, rows, whole requests). */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutPersonalData(String(error)) };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: withoutPersonalData(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function withoutPersonalData(text: string): string {
  return PERSONAL.reduce((cleaned, [pattern, instead]) => cleaned.replace(pattern, instead), text);
}
