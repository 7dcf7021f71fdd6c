/** Neither meant for another tab or window nor by another button. A submit is always plain. */
export function isPlain({ ctrlKey, metaKey, shiftKey, button }: Partial<MouseEvent>): boolean {
  return !(ctrlKey || metaKey || shiftKey || button);
}
