/** On the request itself, since the server's front and the built pages do not share modules. */
const DEGRADED = Symbol.for('selvedge.troubled');

/** Something this page should show could not be loaded: shown to this visitor as it is, kept for nobody. */
export function markDegraded(request: Request): void {
  Reflect.set(request, DEGRADED, true);
}

export function isDegraded(request: Request): boolean {
  return Reflect.get(request, DEGRADED) === true;
}
