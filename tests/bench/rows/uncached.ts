import { subjectsOf, type Bench, type Subject } from '../bench.ts';
import { load, type LoadResult } from '../load/load.ts';
import { perSecond, type Outcome, type Row } from '../table/row.ts';
import { roundsOf } from '../paired/rounds-of.ts';
import { pairedRatio } from '../table/estimate.ts';
import { median } from '../table/statistics.ts';

const CONNECTIONS = 16;
const ROUNDS = 5;
const [SERVER_CORE, CLIENT_CORE] = [0, 1];
const QUESTIONS = [
  { name: 'page', least: 450, maxP99: 40, path: (listing: string) => listing },
  { name: 'API', least: 800, maxP99: 25, path: () => '/api/v1/products?limit=12' },
] as const;
type Question = (typeof QUESTIONS)[number];
type Results = Partial<Record<Subject['name'], LoadResult[]>>;

/** A listing of 12 made anew for each request, by one process on one core; the client has the other. */
export async function uncached(bench: Bench): Promise<Outcome> {
  const servers = await Promise.all(
    subjectsOf(bench).map(async ({ name, another, paths }) => ({
      name,
      paths,
      server: await another({ env: { PAGE_CACHE_MB: '0', WEB_CONCURRENCY: '1' }, core: SERVER_CORE }),
    })),
  );
  const rounds = roundsOf(bench, ROUNDS);
  const seconds = bench.quick ? 2 : 4;
  const figures: Record<string, Results> = {};
  for (const { name: question, path } of QUESTIONS) {
    const results: Results = (figures[question] = {});
    const ask = ({ server: { origin }, paths }: (typeof servers)[number], forSeconds: number) =>
      load({
        url: origin + path(paths.listing),
        connections: CONNECTIONS,
        seconds: forSeconds,
        ...(process.platform === 'linux' && { core: CLIENT_CORE }),
      });
    for (const server of servers) await ask(server, 1);
    for (let round = 0; round < rounds; round++)
      for (const server of round % 2 ? servers.toReversed() : servers)
        (results[server.name] ??= []).push(await ask(server, seconds));
  }
  for (const { server } of servers) await server.close();
  return { rows: QUESTIONS.flatMap((question) => lines(question, figures[question.name]!)), figures };
}

function lines({ name, least, maxP99 }: Question, { shop = [], past }: Results): Row[] {
  const middle = (results: LoadResult[], figure: keyof LoadResult) => median(results.map((result) => result[figure]))!;
  const toPast = (figure: keyof LoadResult, says: (value: number) => string) =>
    past && {
      past: says(middle(past, figure)),
      pastRatio: pairedRatio(
        shop.map((result) => result[figure]),
        past.map((result) => result[figure]),
      ),
    };
  const [rate, p99] = [middle(shop, 'perSecond'), middle(shop, 'p99')];
  const inMs = (value: number) => `${value.toFixed(1)} ms`;
  const failed = shop.reduce((sum, result) => sum + result.failed, 0);
  return [
    {
      what: `Uncached listing of 12, ${name}, one core`,
      target: `at least ${least}/s`,
      measured: perSecond(rate),
      ...toPast('perSecond', perSecond),
      pass: rate >= least && failed === 0,
      ...(failed > 0 && { note: `${failed} requests failed` }),
    },
    {
      what: `Uncached listing of 12, ${name}, slowest of 100`,
      target: `under ${maxP99} ms`,
      measured: inMs(p99),
      ...toPast('p99', inMs),
      pass: p99 < maxP99,
    },
  ];
}
