import { putLinesBack } from './store.ts';
import type { Removal } from './line.ts';
import * as text from './text.ts';

const focus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

/**
 * Stands where a line stood until something else happens, so that nobody has to hurry to undo. Takes the focus the line
 * had.
 */
export function RemovedNote({ removed }: { removed: readonly Removal[] }) {
  function undo(room: Element | null) {
    const [first] = removed;
    putLinesBack();
    requestAnimationFrame(() => room?.querySelectorAll<HTMLElement>('[data-remove]')[first?.at ?? 0]?.focus());
  }

  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-sm text-soft">
      <span className="min-w-0">{text.gone(removed.map(({ line }) => line.name))}</span>
      <button
        ref={focus}
        type="button"
        className="link min-h-target px-1 font-medium"
        onClick={(event) => undo(event.currentTarget.closest('[data-cart-room]'))}
      >
        {text.undo}
      </button>
    </p>
  );
}
