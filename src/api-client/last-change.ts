const SECOND_MS = 1_000;

/**
 * When each store last changed, as far as this process has heard: at its start at the earliest. Whole seconds, since
 * HTTP knows no others, and never one for two changes: who has the first of two must not be told that it is the last.
 */
export function rememberChanges(now: () => number = Date.now) {
  const changed = new Map<string, number>();
  let everything = ceiled(now());
  const later = (before: number) => Math.max(ceiled(now()), before + SECOND_MS);
  const of = (scope: string) => Math.max(everything, changed.get(scope) ?? 0);
  return {
    /** Tags of EmbeddedApi.watch. */
    hear(tags: string[]): void {
      const scopes = new Set(tags.map((tag) => tag.split(':')[0]!));
      if (scopes.has('*')) everything = later(Math.max(everything, ...changed.values()));
      else for (const scope of scopes) changed.set(scope, later(of(scope)));
    },
    /** Undefined in the second in which it changed. */
    at(scope: string): Date | undefined {
      const time = of(scope);
      return time > now() ? undefined : new Date(time);
    },
  };
}

function ceiled(time: number): number {
  return Math.ceil(time / SECOND_MS) * SECOND_MS;
}
