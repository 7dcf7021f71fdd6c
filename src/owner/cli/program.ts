import { Command as Commander, CommanderError } from 'commander';
import { type Command, OPTIONS, type Options, UsageError } from './command.ts';
import { commandsOf, helpOf } from './help.ts';
import { useSettingsFile } from '#environment/settings-file.ts';
import { editDistance } from '#store-api/shop/search/edit-distance.ts';
import { requireLanguage } from '#languages/require-language.ts';

/**
 * Runs the command that the arguments name, by the settings of its file. @throws UsageError, and what the command
 * throws
 */
export async function runCommand(commands: readonly Command[], words: string[]): Promise<void> {
  try {
    await programOf(commands).parseAsync(words, { from: 'user' });
  } catch (error) {
    // Help that was asked for ends so, too.
    if (!(error instanceof CommanderError) || error.exitCode !== 0) throw error;
  }
}

function programOf(commands: readonly Command[]): Commander {
  const program = new Commander()
    .enablePositionalOptions()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({ formatHelp: (shown) => `${helpOf(commandsOf(commands, pathOf(shown)))}\n` });
  const isNone = (words: string[]) => noSuchCommand(commands, words);
  explainMistakes(program, isNone);
  program
    .helpOption('--help')
    .helpCommand('help [COMMAND]')
    .allowExcessArguments()
    .action(() => {
      throw program.args.length ? isNone(program.args) : new UsageError('A command is missing.');
    });
  for (const command of commands) add(nodeOf(program, command.name, isNone), command, isNone);
  return program;
}

type Refuse = (words: string[]) => UsageError;

/** The node of a command. A first word that is no command by itself, such as `stock`, refuses to run. */
function nodeOf(program: Commander, name: string, isNone: Refuse): Commander {
  let node = program;
  for (const word of name.split(' ')) {
    const parent = node;
    node =
      parent.commands.find((one) => one.name() === word) ??
      explainMistakes(parent.command(word), isNone)
        .helpOption('--help')
        .helpCommand(false)
        .allowExcessArguments()
        .action((_, own: Commander) => {
          throw isNone([word, ...own.args]);
        });
  }
  return node;
}

/** What Commander refuses is about the command in whose words it is found. */
function explainMistakes(node: Commander, isNone: Refuse): Commander {
  return node.exitOverride((error) => {
    if (error.exitCode === 0) throw error;
    if (error.code === 'commander.excessArguments' && node.commands.length > 0)
      throw isNone([...pathOf(node).split(' '), ...node.args]);
    throw about(new UsageError(error.message.replace(/^error: /, '')), pathOf(node));
  });
}

function noSuchCommand(commands: readonly Command[], words: string[]): UsageError {
  const near = commands
    .map(({ name }) => {
      // What follows are its arguments.
      const given = words.slice(0, name.split(' ').length).join(' ');
      return { name, distance: editDistance(given.toLowerCase(), name, 2) };
    })
    .sort((one, other) => one.distance - other.distance)
    .find(({ distance }) => distance > 0 && distance <= 2)?.name;
  const error = new UsageError(`There is no command '${words.join(' ')}'.${near ? ` Did you mean ${near}?` : ''}`);
  return about(error, near ?? words[0] ?? '');
}

function about(error: UsageError, command: string): UsageError {
  error.about ||= command;
  return error;
}

function add(
  node: Commander,
  { name, arguments: args = [], options = [], writes, needsNoLanguage, run }: Command,
  isNone: Refuse,
): void {
  explainMistakes(node, isNone).allowExcessArguments(false);
  for (const argument of args) node.argument(argument);
  for (const option of [...options, 'env'] as const)
    if (option === 'line' || option === 'unfit' || option === 'goods') {
      const between = option === 'goods' ? '\n' : ',';
      node.option(OPTIONS[option], '', (value, before?: string) => [before, value].filter(Boolean).join(between));
    } else node.option(OPTIONS[option]);
  node.action(async (...given: unknown[]) => {
    const words = given.slice(0, args.length) as (string | string[] | undefined)[];
    const chosen: Options = { ...node.opts<Options>(), writes };
    useSettingsFile(chosen.env);
    if (!needsNoLanguage) await requireLanguage();
    try {
      await run(
        words.flatMap((word) => word ?? ''),
        chosen,
      );
    } catch (error) {
      throw error instanceof UsageError ? about(error, name) : error;
    }
  });
}

function pathOf(node: Commander): string {
  return node.parent ? `${pathOf(node.parent)} ${node.name()}`.trim() : '';
}
