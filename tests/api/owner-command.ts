import { runLine } from '#owner/cli/run-line.ts';

export interface Ended {
  status: number;
  /** What it printed. */
  said: string;
  /** What it printed as an error, but for the line that says which database it writes to. */
  wrong: string;
}

const WHERE = /^Database .+(\n|$)/;

/**
 * Runs `npm run store -- …` in this process: starting one takes half a second, and commands.test.ts does so. Settings
 * are those of its environment. One at a time: what is printed meanwhile counts as the command's. `saysWhere`: also the
 * line that names the database.
 */
export async function ownerCommand(
  settings: Record<string, string>,
  words: string[],
  { saysWhere = false } = {},
): Promise<Ended> {
  const printed = { said: '', wrong: '' };
  const restore = [
    replace(process, 'env', { ...process.env, ...settings }),
    capture(process.stdout, (text) => (printed.said += text)),
    capture(process.stderr, (text) => (printed.wrong += text)),
    replace(console, 'log', (text: unknown) => void (printed.said += `${String(text)}\n`)),
    replace(console, 'error', (text: unknown) => void (printed.wrong += `${String(text)}\n`)),
  ];
  try {
    const status = await runLine(words);
    return {
      status,
      said: printed.said.trim(),
      wrong: (saysWhere ? printed.wrong : printed.wrong.replace(WHERE, '')).trim(),
    };
  } finally {
    for (const undo of restore) undo();
  }
}

function capture(stream: NodeJS.WriteStream, take: (text: string) => void): () => void {
  return replace(stream, 'write', (text: string | Uint8Array) => {
    take(String(text));
    return true;
  });
}

function replace<Target, Key extends keyof Target>(target: Target, key: Key, value: Target[Key]): () => void {
  const before = target[key];
  target[key] = value;
  return () => void (target[key] = before);
}
