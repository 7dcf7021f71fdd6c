import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { HashWorker } from './hash-worker.ts';

/** OWASP's second argon2id setting: 19 MiB, two passes. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;

/** Hashing leaves a core to the event loop. */
const THREADS = Math.max(1, Math.min(3, availableParallelism() - 1));
/** In a thread: one that is made, one that is next. */
const AT_ONCE = 2;
const MOST_WAITING = 500;

/** More sign-ins are waiting than can be served soon. */
export class TooBusy extends Error {}

/** `$argon2id$v=19$m=…,t=…,p=1$salt$tag`. @throws TooBusy */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt, MEMORY_KIB, PASSES, TAG_BYTES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Without a stored hash (unknown address) it takes the same time and is false (reliability A1). @throws TooBusy */
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

const threads = Array.from({ length: THREADS }, () => new HashWorker());
const waiting: (() => void)[] = [];

async function derive(
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  tagLength: number,
): Promise<Buffer> {
  let thread = freest();
  if (thread.load >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new TooBusy();
    await new Promise<void>((resolve) => waiting.push(resolve));
    thread = freest();
  }
  try {
    return Buffer.from(
      await thread.derive({ message: password.normalize('NFC'), nonce, parallelism: 1, tagLength, memory, passes }),
    );
  } finally {
    waiting.shift()?.();
  }
}

function freest(): HashWorker {
  return threads.reduce((one, other) => (other.load < one.load ? other : one));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
