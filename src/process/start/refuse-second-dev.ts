import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { StartError } from '../../environment.ts';

/** Where Astro says which development server of this folder is open. */
const OPEN = '.astro/dev.json';

/** @throws StartError where a development server of the folder is open: Astro ends in a stack trace then */
export async function refuseSecondDev(folder: string): Promise<void> {
  const text = await readFile(`${folder}/${OPEN}`, 'utf8').catch(() => '');
  const { pid, url } = parsed(text);
  if (pid === undefined || url === undefined || !isAlive(pid) || !(await answers(url))) return;
  throw new StartError(`npm run dev of this folder is open already, at ${url} (process ${pid}): end that one first`);
}

function parsed(text: string): { pid?: number; url?: string } {
  try {
    const { pid, url } = JSON.parse(text) as { pid?: unknown; url?: unknown };
    return typeof pid === 'number' && typeof url === 'string' && URL.canParse(url) ? { pid, url } : {};
  } catch {
    return {};
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Another process may have the number of one that has ended without a word. */
function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
    const tell = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => tell(true)).once('error', () => tell(false));
  });
}
