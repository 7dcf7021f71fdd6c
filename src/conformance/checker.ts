import { documentAnchor } from './anchor.ts';
import type { Ask, AskInput } from './asking/ask.ts';
import { type Exchange, type NamedEndpoint, textOf } from './asking/exchange.ts';
import { examine, isErrorInAnswer } from './examining/examine.ts';
import { type Departed, transportFault } from './examining/transport.ts';
import { cutToLine, type Finding, keyOf } from './finding.ts';
import type { Limits } from './limits.ts';
import { shopShows } from './shown.ts';
import type { AnswerOf, EndpointName } from '#contract/endpoint.ts';
import { isObject } from '#contract/lenient.ts';

/** An answer that the shop can use. */
export type Answer<N extends EndpointName = EndpointName> = Exchange<AnswerOf<N>> & { value: AnswerOf<N> };

type Named<N extends EndpointName> = NamedEndpoint & { name: N };

/** A departure as a check tells it; the rest follows from the call. */
type Told = Omit<Departed, 'severity'> & { severity?: Finding['severity']; shop: string };

/** Asks, compares and remembers what departs from the contract. One of them serves a whole run. */
export interface Checker {
  ask: Ask;
  /**
   * A call that has to succeed. Undefined when the shop cannot use its answer. Of what is asked for with made-up
   * values, a status of `mild` is only a warning.
   */
  read: <N extends EndpointName>(
    endpoint: Named<N>,
    input?: AskInput,
    mild?: readonly number[],
  ) => Promise<Answer<N> | undefined>;
  /** A call that has to be refused, with one of these statuses. True when it was. */
  refused: (endpoint: NamedEndpoint, input: AskInput, want: Refusal) => Promise<boolean>;
  report: (exchange: Exchange, told: Told) => void;
  /** Has this call been found unusable? */
  hasError: (endpoint: EndpointName) => boolean;
  readonly findings: Finding[];
  /** How many calls were compared with the contract. */
  readonly calls: number;
  level: string;
}

export interface Refusal {
  statuses: number[];
  /** The thing asked for that must not be given: `an order of somebody else`. */
  what: string;
  /** The meaning of its being given. */
  shop: string;
  kind?: 'accepted' | 'access' | 'repeated';
  /** Of its being given: `error` unless the shop looks at it itself. */
  severity?: Finding['severity'];
}

export function newChecker(ask: Ask, limits: Limits): Checker {
  const found = new Map<string, Finding>();
  let calls = 0;
  const checker: Checker = {
    ask: (endpoint, input) => {
      calls += 1;
      return ask(endpoint, input);
    },
    async read<N extends EndpointName>(endpoint: Named<N>, input?: AskInput, mild: readonly number[] = []) {
      const exchange = await checker.ask(endpoint, input);
      const isMild = exchange.status !== undefined && mild.includes(exchange.status);
      for (const departed of examine(exchange, limits))
        tell(exchange, isMild ? { ...departed, severity: 'warning' } : departed);
      const isUsable = exchange.error === undefined && !isErrorInAnswer(exchange);
      return isUsable ? (exchange as Answer<N>) : undefined;
    },
    async refused(endpoint, input, { statuses, what, shop, kind = 'accepted', severity = 'error' }) {
      const exchange = await checker.ask(endpoint, input);
      const { status = 0 } = exchange;
      const expected = `status ${statuses.join(' or ')} for ${what}`;
      const said = `status ${status}: ${textOf(exchange)}`;
      if (status >= 400 && status < 500) {
        if (status === 401 && !statuses.includes(status))
          tell(exchange, {
            kind: 'status',
            severity: 'error',
            path: '',
            expected,
            received: said,
            shop: 'signs the shopper out',
          });
        else if (!statuses.includes(status))
          tell(exchange, { kind: 'status', severity: 'warning', path: '', expected, received: said });
        else if (!isObject(exchange.raw) || typeof exchange.raw.error !== 'string')
          tell(exchange, {
            kind: 'error-body',
            severity: 'warning',
            path: '$.error',
            expected: 'a sentence for the shopper in `error`',
            shop: 'says its own sentence in place of the reason',
          });
        return true;
      }
      const fault = status >= 500 ? undefined : transportFault(exchange);
      if (fault) tell(exchange, fault);
      else if (status >= 500) tell(exchange, { kind: 'status', severity: 'error', path: '', expected, received: said });
      // An answer without what was asked for is read as a refusal.
      else if (exchange.value === undefined)
        tell(exchange, {
          kind,
          severity: 'warning',
          path: '',
          expected,
          received: said,
          shop: 'takes it for a refusal',
        });
      else tell(exchange, { kind, severity, path: '', expected, received: said, shop });
      return false;
    },
    report: (exchange, told) => tell(exchange, { severity: 'error', ...told }),
    hasError: (name) => [...found.values()].some(({ endpoint, severity }) => endpoint === name && severity === 'error'),
    get findings() {
      return [...found.values()];
    },
    get calls() {
      return calls;
    },
    level: '',
  };
  return checker;

  /** One place of one call is told once: the worst of what departs there. */
  function tell(exchange: Exchange, { kind, severity, path, expected, received, shop }: Departed): void {
    const endpoint = exchange.endpoint.name;
    const before = found.get(keyOf({ endpoint, path, kind }));
    const isWorse = !before || (before.severity === 'warning' && severity === 'error');
    const finding: Finding = isWorse
      ? {
          level: checker.level,
          severity,
          kind,
          endpoint,
          request: exchange.request,
          path,
          anchor: documentAnchor(exchange.endpoint),
          expected,
          received: cutToLine(received ?? textOf(exchange)),
          shop: shop ?? shopShows(endpoint, kind, severity === 'error'),
          times: 0,
        }
      : before;
    found.set(keyOf(finding), { ...finding, times: (before?.times ?? 0) + 1 });
  }
}
