import { Agent, get } from 'node:http';
import { quantile } from '../table/statistics.ts';

/**
 * `node browse-client.ts ORIGIN SECONDS PATHS_JSON`: asks for a page every few ms, whatever became of those before, as
 * many visitors would. Prints `{p50, p95, failed, asked}`.
 */
const EVERY_MS = 10;
const [origin, seconds, paths] = [process.argv[2]!, Number(process.argv[3]), JSON.parse(process.argv[4]!) as string[]];
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const times: number[] = [];
let [asked, failed] = [0, 0];

function ask(path: string): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now();
    get(origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().once('end', () => {
        times.push(performance.now() - start);
        if (answer.statusCode !== 200) failed += 1;
        resolve();
      });
    }).once('error', () => {
      failed += 1;
      resolve();
    });
  });
}

const open: Promise<void>[] = [];
const began = performance.now();
await new Promise<void>((done) => {
  const timer = setInterval(() => {
    while (asked * EVERY_MS < performance.now() - began) open.push(ask(paths[(asked += 1) % paths.length]!));
    if (performance.now() - began < seconds * 1_000) return;
    clearInterval(timer);
    done();
  }, 1);
});
await Promise.all(open);
agent.destroy();
console.log(JSON.stringify({ p50: quantile(times, 0.5), p95: quantile(times, 0.95), failed, asked }));
