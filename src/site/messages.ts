import { TOASTS_KEY } from '#config.ts';
import { importSmallCode } from '#ui/page-code.ts';
import { whenSeen } from '#ui/when-seen.ts';

/** Shows what the previous page, or this one's own first acts, left to be said. */
export function showMessages(): void {
  whenSeen(showKept);
  addEventListener('kept-message', showKept);
  addEventListener('pageshow', (event) => event.persisted && showKept());
}

function showKept(): void {
  if (kept()) importSmallCode<{ showKeptToasts(): void }>().then(({ showKeptToasts }) => showKeptToasts());
}

function kept(): string | null | undefined {
  try {
    return sessionStorage.getItem(TOASTS_KEY);
  } catch {
    return undefined;
  }
}
