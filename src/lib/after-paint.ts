/** Asking for files keeps a slow phone busy for a while: what the shopper did is shown first. */
export function afterPaint(): Promise<void> {
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
