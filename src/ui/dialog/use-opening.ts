import { useState } from 'react';

interface Opening<T> {
  /** What is open. */
  what: T | undefined;
  /** Counts the openings: the key of what is rendered for this one. */
  key: number;
  open: (what: T) => void;
  /** Closes this opening, and no later one. */
  close: () => void;
}

/**
 * A dialog that is rendered while it is open. Browsers tell of its closing a moment later than they give the focus
 * back: what was opened again in between stays open.
 */
export function useOpening<T>(): Opening<T> {
  const [opening, setOpening] = useState<{ what?: T; key: number }>({ key: 0 });
  return {
    what: opening.what,
    key: opening.key,
    open: (what) => setOpening(({ key }) => ({ what, key: key + 1 })),
    close: () => setOpening((now) => (now.key === opening.key ? { key: now.key } : now)),
  };
}
