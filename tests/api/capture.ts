export interface Ended {
  status: number;
  /** What it printed. */
  said: string;
  /** What it printed as an error. */
  wrong: string;
}

/**
 * Runs a command's line in this process, with settings in its environment. One at a time: what is printed meanwhile
 * counts as the command's. `onSaid` hears each text as it is printed.
 */
export async function capture(
  run: () => Promise<number>,
  settings: Record<string, string> = {},
  onSaid: (text: string) => void = () => undefined,
): Promise<Ended> {
  const printed = { said: '', wrong: '' };
  const say = (text: string) => {
    printed.said += text;
    onSaid(text);
  };
  const restore = [
    replace(process, 'env', { ...process.env, ...settings }),
    take(process.stdout, say),
    take(process.stderr, (text) => (printed.wrong += text)),
    replace(console, 'log', (text: unknown) => say(`${String(text)}\n`)),
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
