import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';

/** OWASP's second argon2id setting: 19 MiB, two passes. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;

/** Hashing leaves the event loop to others, and threads of the pool to files. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
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
  const [, memory, passes, salt, tag] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(stored ?? '') ?? [];
  if (!memory || !passes || !salt || !tag) {
    await derive(password, Buffer.alloc(16), MEMORY_KIB, PASSES, TAG_BYTES);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes), expected.length), expected);
}

let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, nonce: Buffer, memory: number, passes: number, tagLength: number): Promise<Buffer> {
  if (running < AT_ONCE) running += 1;
  else if (waiting.length >= MOST_WAITING) throw new TooBusy();
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    const message = password.normalize('NFC');
    return await new Promise((resolve, reject) =>
      argon2('argon2id', { message, nonce, parallelism: 1, tagLength, memory, passes }, (error, tag) => (error ? reject(error) : resolve(tag))),
    );
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
