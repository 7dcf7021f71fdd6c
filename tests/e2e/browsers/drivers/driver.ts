/** What every browser can be told, whatever protocol it speaks: enough for a shopper with a finger and a keyboard. */
export interface Driver {
  goto: (address: string) => Promise<void>;
  /** The value of an expression in the page. */
  run: <Value>(expression: string) => Promise<Value>;
  /** A press at a point of the window. */
  press: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  picture: (path: string) => Promise<void>;
  /** Exceptions and errors of the console, where the browser tells them. */
  errors: () => string[];
  close: () => Promise<void>;
}

export const WINDOW = { width: 360, height: 740 };

/** A browser to test with, or the reason why it is not here. */
export interface Candidate {
  name: string;
  missing: () => string | undefined;
  open: () => Promise<Driver>;
}
