import { argon2Sync, type Argon2Parameters } from 'node:crypto';

/** The task of a thread of hash-pool.ts. */
export default function hash(parameters: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', parameters);
}
