import { createInterface } from 'node:readline/promises';

/** Asks a person. An answer is undefined once the input has ended: by Ctrl-D, Ctrl-C, or a terminal that was closed. */
export interface Questions {
  ask: (question: string) => Promise<string | undefined>;
  close: () => void;
}

export function openQuestions(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Questions {
  const lines = createInterface({ input, output });
  const ended = new AbortController();
  // A question that waits is never answered then, and the process would end without a word.
  lines.once('close', () => ended.abort());
  return {
    async ask(question) {
      try {
        return await lines.question(question, { signal: ended.signal });
      } catch (error) {
        if (ended.signal.aborted) return undefined;
        throw error;
      }
    },
    close: () => lines.close(),
  };
}
