const SECOND_MS = 1_000;

/**
 * When each store last changed, as far as this process knows: at its start at the earliest. Whole seconds, as in
 * HTTP dates, and never the same second for two changes: otherwise who has the state after the first would take it for
 * that after the second.
 */
export function trackChanges(now: () => number = Date.now) {
  const changed = new Map<string, number>();
  let everything = ceiled(now());
  const later = (before: number) => Math.max(ceiled(now()), before + SECOND_MS);
  const of = (scope: string) => Math.max(everything, changed.get(scope) ?? 0);
  return {
    /** Tags of EmbeddedApi.watch. */
    record: (tags: string[]): void => {
      const scopes = new Set(tags.map((tag) => tag.replace(/:.*/s, '')));
      if (scopes.has('*')) everything = later(Math.max(everything, ...changed.values()));
      else for (const scope of scopes) changed.set(scope, later(of(scope)));
    },
    /** Undefined in the second in which it changed. */
    lastChange: (scope: string): Date | undefined => {
      const time = of(scope);
      return time > now() ? undefined : new Date(time);
    },
  };
}

function ceiled(time: number): number {
  return Math.ceil(time / SECOND_MS) * SECOND_MS;
}
