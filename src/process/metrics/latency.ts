/** Upper bounds of the histogram's buckets, in seconds. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const NAME = 'selvedge_request_duration_seconds';

/**
 * A histogram of how long answers take, by kind, in plain numbers: prom-client's own looks its labels up at each
 * observation, which takes a measurable part of an answer from the cache. `get` returns prom-client's form.
 */
export class Latency {
  readonly name = NAME;
  readonly help = 'Seconds from the head of a request to the end of its answer, by kind.';
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  readonly #kinds = new Map<string, { buckets: { le: number; value: number }[]; sum: number; count: number }>();

  observe(kind: string, seconds: number): void {
    let row = this.#kinds.get(kind);
    if (!row) this.#kinds.set(kind, (row = { buckets: BOUNDS.map((le) => ({ le, value: 0 })), sum: 0, count: 0 }));
    row.sum += seconds;
    row.count += 1;
    for (const bucket of row.buckets) if (seconds <= bucket.le) bucket.value += 1;
  }

  get() {
    const values = [...this.#kinds].flatMap(([kind, { buckets, sum, count }]) => [
      ...buckets.map(({ le, value }) => ({ metricName: `${NAME}_bucket`, labels: { kind, le }, value })),
      { metricName: `${NAME}_bucket`, labels: { kind, le: '+Inf' }, value: count },
      { metricName: `${NAME}_sum`, labels: { kind }, value: sum },
      { metricName: `${NAME}_count`, labels: { kind }, value: count },
    ]);
    const { name, help, type, aggregator } = this;
    return { name, help, type, aggregator, values };
  }

  reset(): void {
    this.#kinds.clear();
  }
}
