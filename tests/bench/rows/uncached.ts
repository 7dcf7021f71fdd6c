import { subjectsOf, type Bench, type Subject } from '../bench.ts';
import { load, type LoadResult } from '../load/load.ts';
import { perSecond, type Outcome, type Row } from '../table/row.ts';
import { median, ratioOf } from '../table/statistics.ts';

const LEAST = 800;
const MAX_P99 = 25;
const CONNECTIONS = 16;
const [SERVER_CORE, CLIENT_CORE] = [0, 1];
const QUESTIONS = [
  { name: 'page', path: (listing: string) => listing },
  { name: 'API', path: () => '/api/v1/products?limit=12' },
] as const;
type Results = Partial<Record<Subject['name'], LoadResult[]>>;

/** A listing of 12 made anew for each request, by one process on one core; the client has the other. */
export async function uncached(bench: Bench): Promise<Outcome> {
  const servers = await Promise.all(
    subjectsOf(bench).map(async ({ name, another }) => ({
      name,
      server: await another({ env: { PAGE_CACHE_MB: '0', WEB_CONCURRENCY: '1' }, core: SERVER_CORE }),
    })),
  );
  const [rounds, seconds] = bench.quick ? [1, 2] : [3, 4];
  const figures: Record<string, Results> = {};
  for (const { name: question, path } of QUESTIONS) {
    const results: Results = (figures[question] = {});
    const ask = (origin: string, forSeconds: number) =>
      load({
        url: origin + path(bench.paths.listing),
        connections: CONNECTIONS,
        seconds: forSeconds,
        ...(process.platform === 'linux' && { core: CLIENT_CORE }),
      });
    for (const { server } of servers) await ask(server.origin, 1);
    for (let round = 0; round < rounds; round++)
      for (const { name, server } of servers) (results[name] ??= []).push(await ask(server.origin, seconds));
  }
  for (const { server } of servers) await server.close();
  return { rows: QUESTIONS.flatMap(({ name }) => lines(name, figures[name]!)), figures };
}

function lines(question: string, { shop, past }: Results): Row[] {
  const middle = (results: LoadResult[] | undefined, figure: 'perSecond' | 'p99') =>
    results ? median(results.map((result) => result[figure])) : null;
  const [rate, before] = [middle(shop, 'perSecond')!, middle(past, 'perSecond')];
  const [p99, p99Before] = [middle(shop, 'p99')!, middle(past, 'p99')];
  const failed = shop!.reduce((sum, result) => sum + result.failed, 0);
  return [
    {
      what: `Uncached listing of 12, ${question}, one core`,
      target: `at least ${LEAST}/s`,
      measured: perSecond(rate),
      ...(before !== null && { past: perSecond(before), pastRatio: ratioOf(rate, before) }),
      pass: rate >= LEAST && failed === 0,
      ...(failed > 0 && { note: `${failed} requests failed` }),
    },
    {
      what: `Uncached listing of 12, ${question}, slowest of 100`,
      target: `under ${MAX_P99} ms`,
      measured: `${p99.toFixed(1)} ms`,
      ...(p99Before !== null && { past: `${p99Before.toFixed(1)} ms`, pastRatio: ratioOf(p99, p99Before) }),
      pass: p99 < MAX_P99,
    },
  ];
}
