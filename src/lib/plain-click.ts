/** Was it the main button without a modifier key, which would open another tab or window? A submit always is. */
export function isPlain({ ctrlKey, metaKey, shiftKey, button }: Partial<MouseEvent>): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !button;
}
