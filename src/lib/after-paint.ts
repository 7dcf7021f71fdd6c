/** Resolves after the next paint: fetching files keeps a slow phone busy, so what the shopper did is shown first. */
export function afterPaint(): Promise<void> {
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
