/** On the request itself, since the server's front and the built pages do not share modules. */
const TROUBLED = Symbol.for('selvedge.troubled');

/** Something this page should show could not be loaded: shown to this visitor as it is, kept for nobody. */
export function markTroubled(request: Request): void {
  Reflect.set(request, TROUBLED, true);
}

export function isTroubled(request: Request): boolean {
  return Reflect.get(request, TROUBLED) === true;
}
