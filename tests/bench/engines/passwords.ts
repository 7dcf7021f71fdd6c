import { availableParallelism } from 'node:os';
import { argon2, type Argon2Parameters, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { derive } from '#store-api/base/auth/hash-pool.ts';

/**
 * What a pool of threads (piscina) for passwords gains over libuv's: how late the event loop is while passwords are
 * hashed all the time, as in a storm of sign-ins. `node tests/bench/engines/passwords.ts`.
 */
const SECONDS = 6;
const ROUNDS = 4;
const THREADS = Math.max(1, Math.min(3, availableParallelism() - 1));
const SIGN_INS = 40;
/** What a page costs the event loop. */
const PAGE_MS = 2;

type Derive = (parameters: Argon2Parameters) => Promise<unknown>;

const ways: Record<string, Derive> = {
  pool: derive,
  libuv: limited(THREADS, (parameters) => promisify(argon2)('argon2id', parameters)),
};

for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, derive] of Object.entries(ways)) {
    const { hashed, latest } = await storm(derive);
    console.log(
      `${name}: ${hashed} passwords, pages p50 ${at(latest, 0.5)} ms, p95 ${at(latest, 0.95)} ms, p99 ${at(latest, 0.99)} ms`,
    );
  }
process.exit(0);

/** So many at once, the others in the order in which they came. */
function limited(most: number, derive: Derive): Derive {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (parameters) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await derive(parameters);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

async function storm(derive: Derive): Promise<{ hashed: number; latest: number[] }> {
  const until = performance.now() + SECONDS * 1_000;
  let hashed = 0;
  const signIns = Array.from({ length: SIGN_INS }, async () => {
    while (performance.now() < until) {
      const nonce = randomBytes(16);
      await derive({ message: 'indigo-thread-7', nonce, parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 });
      hashed += 1;
    }
  });
  const latest: number[] = [];
  while (performance.now() < until) {
    const asked = performance.now();
    await sleep(5);
    const due = asked + 5;
    const started = performance.now();
    while (performance.now() - started < PAGE_MS);
    latest.push(performance.now() - due);
  }
  await Promise.all(signIns);
  return { hashed, latest: latest.sort((a, b) => a - b) };
}

function at(sorted: number[], share: number): string {
  return sorted[Math.floor(sorted.length * share)]!.toFixed(1);
}
