import { asker, Stopped } from './asking/ask.ts';
import type { Send } from './asking/send.ts';
import { newChecker } from './checker.ts';
import type { Finding } from './finding.ts';
import { LIMITS, type Limits } from './limits.ts';
import { CAPABILITIES } from './levels/capabilities/capabilities.ts';
import type { Level } from './levels/level.ts';
import { ALL_CAPABILITIES, SPECIFIED } from './levels/levels.ts';
import { newVisit } from './new-visit.ts';
import type { Allowed, Visit } from './visit.ts';

export interface LevelResult {
  name: string;
  /** `not-run`: it was not asked for, is not announced, or lacks what it needs. */
  state: 'passed' | 'failed' | 'not-run';
  /** Why it was not run, or not to its end. */
  reason?: string;
  calls: number;
  findings: Finding[];
}

export interface Report {
  /** Every level that was asked for and could be run has passed. */
  passed: boolean;
  levels: LevelResult[];
}

export interface Run {
  send: Send;
  allowed: Allowed;
  /** Names of levels; without any, all that can be run. */
  only?: readonly string[];
  limits?: Limits;
}

/** Asks a backend level by level. Ends within the time that the limits give it. */
export async function runSuite({ send, allowed, only = [], limits = LIMITS }: Run): Promise<Report> {
  const checker = newChecker(asker(send, limits, AbortSignal.timeout(limits.wholeMs)), limits);
  const visit = newVisit(checker, allowed);
  const levels: LevelResult[] = [];
  for (const level of SPECIFIED.filter(({ name }) => only.length === 0 || only.includes(name)))
    levels.push(await runLevel(visit, level));
  for (const level of CAPABILITIES) {
    const isNamed = only.includes(level.name);
    if (only.length > 0 && !isNamed && !only.includes(ALL_CAPABILITIES)) continue;
    levels.push(await runAnnounced(visit, level, isNamed));
  }
  const isAnswered = levels.some(({ state }) => state !== 'not-run');
  return { passed: isAnswered && levels.every(({ state }) => state !== 'failed'), levels };
}

/** A capability that is not announced is not promised; only who asks for it by name is told that it failed. */
async function runAnnounced(
  visit: Visit,
  level: (typeof CAPABILITIES)[number],
  isNamed: boolean,
): Promise<LevelResult> {
  visit.level = level.name;
  const announced = await visit.announces(level.name).catch(messageOf);
  if (typeof announced === 'string')
    return { name: level.name, state: 'failed', reason: announced, calls: 0, findings: [] };
  if (announced) return runLevel(visit, level);
  const state = isNamed ? 'failed' : 'not-run';
  return { name: level.name, state, reason: 'the store’s record does not announce it', calls: 0, findings: [] };
}

async function runLevel(visit: Visit, level: Level): Promise<LevelResult> {
  const { name } = level;
  const reason = level.lacks?.(visit.allowed);
  if (reason !== undefined) return { name, state: 'not-run', reason, calls: 0, findings: [] };
  visit.level = name;
  const before = visit.calls;
  const stopped = await level.run(visit).catch(messageOf);
  const findings = visit.findings.filter((one) => one.level === name);
  const failed = stopped !== undefined || findings.some(({ severity }) => severity === 'error');
  return {
    name,
    state: failed ? 'failed' : 'passed',
    ...(stopped !== undefined && { reason: stopped }),
    calls: visit.calls - before,
    findings,
  };
}

function messageOf(error: unknown): string {
  if (error instanceof Stopped) return error.message;
  throw error;
}
