import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { HashWorker } from './hash-worker.ts';

/** OWASP's second recommended setting of argon2id: 19 MiB, two passes. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;

/** One core is left to the event loop. */
const WORKERS = Math.max(1, Math.min(3, availableParallelism() - 1));
/** In a worker at a time: the one that is computed, and the next one. */
const MAX_PER_WORKER = 2;
const MAX_WAITING = 500;

/** More sign-ins are waiting than can be served soon; the request is answered 503. */
export class TooBusy extends Error {}

/** `$argon2id$v=19$m=…,t=…,p=1$salt$tag`. @throws TooBusy */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt, MEMORY_KIB, PASSES, TAG_BYTES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Without a stored hash (unknown address) it takes as long and returns false (reliability A1). @throws TooBusy */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(stored ?? '') ?? [];
  if (!memory || !passes || !salt || !tag) {
    await derive(password, Buffer.alloc(16), MEMORY_KIB, PASSES, TAG_BYTES);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  return timingSafeEqual(
    await derive(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes), expected.length),
    expected,
  );
}

const workers = Array.from({ length: WORKERS }, () => new HashWorker());
const queue: (() => void)[] = [];

async function derive(
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  tagLength: number,
): Promise<Buffer> {
  let worker = leastBusy();
  if (worker.load >= MAX_PER_WORKER) {
    if (queue.length >= MAX_WAITING) throw new TooBusy();
    await new Promise<void>((resolve) => queue.push(resolve));
    worker = leastBusy();
  }
  try {
    return Buffer.from(
      await worker.derive({ message: password.normalize('NFC'), nonce, parallelism: 1, tagLength, memory, passes }),
    );
  } finally {
    queue.shift()?.();
  }
}

function leastBusy(): HashWorker {
  return workers.reduce((one, other) => (other.load < one.load ? other : one));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
