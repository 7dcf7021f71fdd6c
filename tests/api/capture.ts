export interface Ended {
  status: number;
  /** What it printed. */
  said: string;
  /** What it printed as an error. */
  wrong: string;
}

/**
 * Runs a command's line in this process, with settings in its environment. One at a time: what is printed meanwhile
 * counts as the command's.
 */
export async function capture(run: () => Promise<number>, settings: Record<string, string> = {}): Promise<Ended> {
  const printed = { said: '', wrong: '' };
  const restore = [
    replace(process, 'env', { ...process.env, ...settings }),
    take(process.stdout, (text) => (printed.said += text)),
    take(process.stderr, (text) => (printed.wrong += text)),
    replace(console, 'log', (text: unknown) => void (printed.said += `${String(text)}\n`)),
    replace(console, 'error', (text: unknown) => void (printed.wrong += `${String(text)}\n`)),
  ];
  try {
    const status = await run();
    return { status, said: printed.said.trim(), wrong: printed.wrong.trim() };
  } finally {
    for (const undo of restore) undo();
  }
}

function take(stream: NodeJS.WriteStream, add: (text: string) => void): () => void {
  return replace(stream, 'write', (text: string | Uint8Array) => {
    add(String(text));
    return true;
  });
}

function replace<Target, Key extends keyof Target>(target: Target, key: Key, value: Target[Key]): () => void {
  const before = target[key];
  target[key] = value;
  return () => void (target[key] = before);
}
