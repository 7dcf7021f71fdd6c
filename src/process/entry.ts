import cluster from 'node:cluster';
import { type Environment, StartError } from '#environment.ts';
import { MESSAGES_GO_NOWHERE } from '#environment/mail-settings.ts';
import { log } from '#log.ts';

/**
 * The entry that the build makes `dist/server/entry.mjs` of, and `npm start` calls: this process alone, one worker of
 * several, or the primary over them. Each loads only its own part: a primary has no pages. `giveUp` ends the process
 * with a line.
 */
export async function serve(environment: Environment, giveUp: (why: string) => never): Promise<void> {
  try {
    if (cluster.isWorker) {
      await (await import('./worker.ts')).work(environment);
      return;
    }
    const { port } =
      environment.WEB_CONCURRENCY > 1
        ? await (await import('./cluster.ts')).runCluster(environment, giveUp)
        : await (await import('./single-process.ts')).serveAlone(environment);
    const { HOST } = environment;
    console.log(`Selvedge is open at http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`);
    log.info({ port, workers: environment.WEB_CONCURRENCY, pid: process.pid }, 'start');
    if (environment.API_URL && !environment.SMTP_URL) log.warn(MESSAGES_GO_NOWHERE.what);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    giveUp(error.message);
  }
}
