/**
 * A large net of like cases: `npm test` casts those for which `few` holds, TEST_ALL=yes casts all. What is left out for
 * `npm test` may hold no rule alone.
 */
export function net<Case>(all: readonly Case[], few: (one: Case, index: number) => boolean): readonly Case[] {
  return process.env.TEST_ALL ? all : all.filter(few);
}
