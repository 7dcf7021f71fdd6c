import { useState } from 'react';

interface Opening<T> {
  /** What is open. */
  what?: T;
  /** Another one each time it is opened: the key of what is rendered for that. */
  key?: number;
}

interface Openable<T> extends Opening<T> {
  open: (what: T) => void;
  /** Closes this opening, and no later one. */
  close: () => void;
}

let openings = 0;

/**
 * A dialog that is rendered while it is open. Browsers tell of its closing a moment later than they give the focus
 * back: what was opened again in between stays open.
 */
export function useOpening<T>(): Openable<T> {
  const [opening, setOpening] = useState<Opening<T>>();
  return {
    ...opening,
    open: (what) => setOpening({ what, key: ++openings }),
    close: () => setOpening((now) => (now === opening ? undefined : now)),
  };
}
