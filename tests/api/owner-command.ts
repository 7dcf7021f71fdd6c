import { runLine } from '#owner/cli/run-line.ts';
import { capture, type Ended } from './capture.ts';

const WHERE = /^Database .+(\n|$)/;

/**
 * Runs `npm run store -- …` in this process: starting one takes half a second, and commands.test.ts does so. Settings
 * are those of its environment. `saysWhere`: also gives the line that says which database it writes to.
 * `onSaid` hears each text as it is printed.
 */
export async function ownerCommand(
  settings: Record<string, string>,
  words: string[],
  { saysWhere = false, onSaid }: { saysWhere?: boolean; onSaid?: (text: string) => void } = {},
): Promise<Ended> {
  const { wrong, ...ended } = await capture(() => runLine(words), settings, onSaid);
  return { ...ended, wrong: saysWhere ? wrong : wrong.replace(WHERE, '').trim() };
}
