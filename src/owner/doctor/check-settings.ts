import { failure, fine, type Finding, warning } from './finding.ts';
import { type Environment, halfSetGateways, isSetting, readEnvironment, wrongSettings } from '#environment.ts';

/** A file that adds to the environment. */
export interface SettingsFile {
  file: string;
  settings: Record<string, string>;
}

/** What Node, its libraries and the system read. */
const OF_OTHERS = /^(NODE_|UV_|TZ$|LANG$|LC_|PG|SSL_|HTTPS?_PROXY$|NO_PROXY$|MALLOC_)/;

/** The faults of the environment, and the settings without them. */
export function checkSettings(
  source: Record<string, string | undefined>,
  settingsFile?: SettingsFile,
): {
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
      ...(settingsFile ? checkFile(settingsFile, source) : []),
      ...(wrong.length === 0
        ? [
            fine(
              'settings',
              `every setting of ${settingsFile ? `${settingsFile.file} and ` : ''}the environment can be read`,
            ),
          ]
        : []),
    ],
  };
}

/** Names that are misspelt, and values that the environment overrides here, but perhaps not that of the service. */
function checkFile({ file, settings }: SettingsFile, source: Record<string, string | undefined>): Finding[] {
  const entries = Object.entries(settings);
  const unknown = entries.map(([name]) => name).filter((name) => !isSetting(name) && !OF_OTHERS.test(name));
  const overridden = entries.filter(([name, value]) => source[name] !== value).map(([name]) => name);
  return [
    ...(unknown.length > 0
      ? [warning('settings', `${file} sets ${unknown.join(', ')}, which is no setting`, 'docs/operations.md has all.')]
      : []),
    ...(overridden.length > 0
      ? [
          warning(
            'settings',
            `${overridden.join(', ')} of ${file} is not what counts here: the environment says otherwise`,
            'A service that reads the file alone works with other settings than this command.',
          ),
        ]
      : []),
  ];
}

/** Without a wrong setting the rest of its gateway is a half. */
function withoutHalves(source: Record<string, string | undefined>): Record<string, string | undefined> {
  const halves = new Set(halfSetGateways(source).flatMap(({ names }) => names));
  return Object.fromEntries(Object.entries(source).filter(([name]) => !halves.has(name)));
}
