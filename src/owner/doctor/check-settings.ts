import { failure, fine, type Finding } from './finding.ts';
import { type Environment, halfSetGateways, readEnvironment, wrongSettings } from '#environment.ts';

/** The faults of the environment, and the settings without them. */
export function checkSettings(source: Record<string, string | undefined>): {
  environment: Environment;
  findings: Finding[];
} {
  const wrong = wrongSettings(source);
  const halfSet = halfSetGateways(source);
  const leftOut = new Set([...wrong, ...halfSet].flatMap(({ names }) => names));
  const rest = withoutHalves(Object.fromEntries(Object.entries(source).filter(([name]) => !leftOut.has(name))));
  const advice = (names: readonly string[]) =>
    `Correct ${names.join(', ')}: nothing starts until then. docs/operations.md has all settings.`;
  return {
    environment: readEnvironment(rest),
    findings: [
      ...wrong.map(({ what, names }) => failure('settings', what, advice(names))),
      ...halfSet.map(({ what }) => failure('gateways', what, 'Set what is missing, or none of this gateway.')),
      ...(wrong.length === 0 ? [fine('settings', 'every setting of the environment can be read')] : []),
    ],
  };
}

/** Without a wrong setting the rest of its gateway is a half. */
function withoutHalves(source: Record<string, string | undefined>): Record<string, string | undefined> {
  const halves = new Set(halfSetGateways(source).flatMap(({ names }) => names));
  return Object.fromEntries(Object.entries(source).filter(([name]) => !halves.has(name)));
}
