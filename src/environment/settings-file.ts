import { readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { StartError } from '../environment.ts';
import { nonEmpty } from '#lib/non-empty.ts';

/** In the working folder: what service and commands read unless another file is named. */
const STANDARD = 'selvedge.env';

/**
 * Adds the settings of a file to the environment, whose own count more (docs/decisions D391): of the file that `--env`
 * names, else SELVEDGE_ENV, else of selvedge.env in the working folder, which need not be there. What this process
 * starts reads the same file. @throws StartError naming each line that is no setting
 */
export function useSettingsFile(named: string | undefined): void {
  if (named !== undefined) process.env.SELVEDGE_ENV = named;
  for (const [name, value] of Object.entries(fileSettings()?.settings ?? {})) process.env[name] ??= value;
}

/**
 * What a command that is printed needs to read the settings of this process: ` --env FILE` where another file than the
 * standard one is read, as a shell takes it.
 */
export function settingsOption(): string {
  const named = nonEmpty(process.env.SELVEDGE_ENV);
  if (named === undefined || named === STANDARD || named === devNull) return '';
  return ` --env ${/^[\w./:@%+=-]+$/.test(named) ? named : `'${named.replaceAll("'", "'\\''")}'`}`;
}

/** The file that holds settings, and what it sets; undefined where there is none. @throws StartError */
export function fileSettings(): { file: string; settings: Record<string, string> } | undefined {
  const named = nonEmpty(process.env.SELVEDGE_ENV);
  const file = named ?? STANDARD;
  try {
    return { file, settings: parseSettings(readFileSync(file, 'utf8'), file) };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && named === undefined) return undefined;
    throw new StartError(
      code === 'EACCES'
        ? `${file} cannot be read by this user: run this as the user that the shop runs as`
        : `${file} cannot be read: ${code ?? String(error)}`,
    );
  }
}

/** `NAME=value` lines, as systemd and Docker read them; a value may stand in quotes, `#` begins a comment. */
export function parseSettings(text: string, file: string): Record<string, string> {
  const settings: Record<string, string> = {};
  const problems: string[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const words = line.trim();
    if (words === '' || words.startsWith('#')) continue;
    const [, name, written = ''] = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(words) ?? [];
    const value = valueOf(written);
    const place = `${file}:${index + 1}`;
    if (name === undefined) problems.push(`${place} is not NAME=value`);
    else if (value === undefined) problems.push(`${place}: the quotation mark of ${name} is not closed`);
    else if (Object.hasOwn(settings, name)) problems.push(`${place} sets ${name} a second time`);
    else settings[name] = value;
  }
  if (problems.length > 0) throw new StartError(problems.join('; '));
  return settings;
}

/** Undefined when it begins with a quotation mark that nothing closes. */
function valueOf(written: string): string | undefined {
  if (/^["']/.test(written)) return /^(["'])(.*)\1\s*(?:#.*)?$/.exec(written)?.[2];
  return written.replace(/(^|\s+)#.*$/, '');
}
