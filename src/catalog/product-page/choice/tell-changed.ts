import * as changed from './text.ts';
import * as text from '../../text.ts';
import type { Choice } from '#cart/sellable.ts';
import { dismissCause, toast } from '#ui/toasts.ts';

/** What was chosen before gave way to what was picked: nobody is to buy another colour or size unawares. */
export function tellChanged(asked: Choice, picked: Choice): void {
  dismissCause('color');
  const { size, color } = asked;
  if (!size || !color || (picked.size === size && picked.color === color)) return;
  const now = picked.color ? changed.colorTaken(picked.color) : text.chooseAColor;
  toast({
    title: picked.size ? now : text.chooseASize,
    text: changed.notInColor(size, color),
    kind: 'info',
    cause: 'color',
  });
}
