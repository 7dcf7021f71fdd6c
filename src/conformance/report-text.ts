import type { Finding } from './finding.ts';
import { LIMITS } from './limits.ts';
import { CAPABILITIES } from './levels/capabilities/capabilities.ts';
import { ALL_CAPABILITIES, SPECIFIED } from './levels/levels.ts';
import type { LevelResult, Report } from './suite.ts';
import type { Allowed } from './visit.ts';

/** The plan of a run, printed before the first request. */
export function planText(url: string, allowed: Allowed, only: readonly string[]): string {
  const isAsked = (name: string) => only.length === 0 || only.includes(name);
  const lines = [
    ...SPECIFIED.filter(({ name }) => isAsked(name)),
    ...CAPABILITIES.filter(({ name }) => isAsked(name) || only.includes(ALL_CAPABILITIES)),
  ].flatMap((level) => {
    const lacks = level.lacks?.(allowed);
    return lacks === undefined ? [`  ${level.name.padEnd(14)} ${level.does(allowed)}`] : [];
  });
  return [
    `${url}, at most ${LIMITS.wholeMs / 1000} seconds. ${
      allowed.write ? '--write: this run creates what it says here.' : 'Without --write nothing is created.'
    }`,
    ...lines,
    '  Capabilities only where the store’s record announces them.',
  ].join('\n');
}

export function reportText({ levels, passed }: Report): string {
  const ran = levels.filter(({ state }) => state !== 'not-run');
  const quiet = levels.filter(({ state }) => state === 'not-run');
  return [
    ...ran.flatMap(levelText),
    ...(quiet.length ? ['', 'Not run:'] : []),
    ...quiet.map(({ name, reason = '' }) => `  ${name.padEnd(14)} ${reason}`),
    '',
    passed ? 'The backend conforms.' : 'The backend does not conform.',
  ].join('\n');
}

function levelText({ name, state, reason, calls, findings }: LevelResult): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const counts = [count(calls, 'call'), count(errors, 'error'), count(findings.length - errors, 'warning')].join(', ');
  return [
    `${state === 'passed' ? 'passed' : 'FAILED'} ${name} (${counts})`,
    ...(reason === undefined ? [] : [`  not checked to its end: ${reason}`]),
    ...findings.flatMap(findingText),
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function findingText(finding: Finding): string[] {
  const { severity, kind, request, path, anchor, expected, received, shop, times } = finding;
  return [
    `  ${severity} ${kind}: ${request}${path ? `  ${path}` : ''}${times > 1 ? `  (${times} times)` : ''}`,
    `    document   ${anchor}`,
    `    expected   ${expected}`,
    `    received   ${received}`,
    `    the shop   ${shop}`,
  ];
}
