import { SLOW_AFTER_MS } from './slow-after.ts';
import * as text from './text.ts';
import { dismissCause, toast } from './toasts.ts';

/** Says that it takes long what a shopper waits for, until it is there or fails (docs/decisions D266). */
export async function saySlow<T>(result: Promise<T>): Promise<T> {
  const timer = setTimeout(toast, SLOW_AFTER_MS, { title: text.slow, kind: 'info', cause: 'slow' });
  try {
    return await result;
  } finally {
    clearTimeout(timer);
    dismissCause('slow');
  }
}

export function sayOffline(): void {
  toast({ title: text.offline, kind: 'warning', cause: 'offline' });
}
