import { runLine } from '#owner/cli/run-line.ts';
import { capture, type Ended } from './capture.ts';

/**
 * Runs `npm run store -- …` in this process: starting one takes half a second, and commands.test.ts does so. Settings
 * are those of its environment.
 */
export function ownerCommand(settings: Record<string, string>, words: string[]): Promise<Ended> {
  return capture(() => runLine(words), settings);
}
