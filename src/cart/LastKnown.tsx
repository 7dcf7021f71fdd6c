import * as text from './text.ts';
import { useOffline } from '#ui/connection/use-offline.ts';

/** Says of the cart's prices that nobody can ask the store now; a kept page says so itself (src/offline). */
export function LastKnown() {
  const offline = useOffline();
  return (
    <p role="status" className="note note-wait my-3 empty:hidden">
      {offline && !document.querySelector('[data-kept]') && text.lastKnown}
    </p>
  );
}
