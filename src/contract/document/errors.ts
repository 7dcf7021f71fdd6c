import type { ServerEndpoint } from '../endpoint.ts';
import type { WireError } from '../error.ts';
import { type Refusal, refusals } from './refusals.ts';

/** A status with the codes that it is answered with. */
type Refused = [status: number, codes: string[]];

/** The refusals of an endpoint: its own codes, and those that any endpoint may answer. */
export function errorsOf({ bearer, body, method, errors }: ServerEndpoint): Refused[] {
  const general: Refused[] = [
    ...(body ? BODY : []),
    ...(bearer ? [[401, ['not-signed-in']] satisfies Refused] : []),
    ...(method === 'POST' ? [[403, ['cross-site']] satisfies Refused] : []),
    [421, ['unknown-store']],
    [429, ['too-many']],
    [500, ['internal']],
    [503, ['unavailable']],
  ];
  const codes = new Map<number, Set<string>>();
  for (const [status, some] of [...Object.entries(errors), ...general])
    codes.set(Number(status), new Set([...(codes.get(Number(status)) ?? []), ...some]));
  return [...codes].sort(([a], [b]) => a - b).map(([status, some]) => [status, [...some]]);
}

const BODY: Refused[] = [
  [400, ['invalid-body', 'invalid']],
  [413, ['too-large']],
  [415, ['not-json']],
];

/** When a code is answered, and a body that has it. */
export function refusalOf(code: string): { when: string; body: WireError } {
  const known = (refusals as Readonly<Partial<Record<string, Refusal>>>)[code];
  if (!known) throw new Error(`src/contract/document/refusals.ts does not say what the code ${code} means.`);
  const { when, error, ...rest } = known;
  return { when, body: { error, code, ...rest } };
}
