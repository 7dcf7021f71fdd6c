import { randomBytes, timingSafeEqual } from 'node:crypto';
import { derive } from './hash-pool.ts';

/** OWASP's second recommended setting of argon2id: 19 MiB, two passes. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;

/** `$argon2id$v=19$m=…,t=…,p=1$salt$tag`. @throws TooBusy */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt, MEMORY_KIB, PASSES, TAG_BYTES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Without a stored hash (unknown address) it takes as long and returns false (reliability A1). @throws TooBusy */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(stored ?? '') ?? [];
  if (!memory || !passes || !salt || !tag) {
    await tagOf(password, Buffer.alloc(16), MEMORY_KIB, PASSES, TAG_BYTES);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  return timingSafeEqual(
    await tagOf(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes), expected.length),
    expected,
  );
}

async function tagOf(
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  tagLength: number,
): Promise<Buffer> {
  const message = password.normalize('NFC');
  return Buffer.from(await derive({ message, nonce, parallelism: 1, tagLength, memory, passes }));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
