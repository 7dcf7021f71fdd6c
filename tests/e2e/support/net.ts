import { randomFrom } from '../../fixtures/random.ts';

/**
 * A large net of like cases: `npm test` casts those for which `few` holds, TEST_ALL=yes casts all. What is left out for
 * `npm test` may hold no rule alone.
 */
export function net<Case>(all: readonly Case[], few: (one: Case, index: number) => boolean): readonly Case[] {
  return process.env.TEST_ALL ? all : all.filter(few);
}

/** So many of them, the same for the same seed. */
export function drawn<Case>(all: readonly Case[], count: number, seed: number): readonly Case[] {
  const random = randomFrom(seed);
  return all
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ one }) => one);
}
