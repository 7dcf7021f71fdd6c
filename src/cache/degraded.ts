const degraded = new WeakSet<Request>();

/** Something that this page should show could not be loaded: this visitor gets it as it is, and it is not cached. */
export function markDegraded(request: Request): void {
  degraded.add(request);
}

export function isDegraded(request: Request): boolean {
  return degraded.has(request);
}
