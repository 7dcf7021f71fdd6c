import { Command as Commander, CommanderError } from 'commander';
import { type Command, OPTIONS, type Options, UsageError } from './command.ts';
import { helpOf } from './help.ts';

/** Runs the command that the arguments name. @throws UsageError, and what the command throws */
export async function runCommand(commands: readonly Command[], words: string[]): Promise<void> {
  try {
    await programOf(commands).parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new UsageError(error.message.replace(/^error: /, ''));
  }
}

function programOf(commands: readonly Command[]): Commander {
  // The entry says what is wrong, with the help behind it.
  const program = new Commander()
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({ formatHelp: (shown) => `${helpOf(commands.filter((one) => isOf(one, pathOf(shown))))}\n` });
  program
    .helpOption('--help')
    .helpCommand('help [COMMAND]')
    .allowExcessArguments()
    .action(() => {
      throw new UsageError(program.args.length ? noSuchCommand(program.args) : 'A command is missing.');
    });
  for (const command of commands) add(nodeOf(program, command.name), command);
  return program;
}

/** The node of a command. A first word that is no command by itself, such as `stock`, refuses to run. */
function nodeOf(program: Commander, name: string): Commander {
  let node = program;
  for (const word of name.split(' ')) {
    const parent = node;
    node =
      parent.commands.find((one) => one.name() === word) ??
      parent
        .command(word)
        .helpOption('--help')
        .helpCommand(false)
        .allowExcessArguments()
        .action((_, own: Commander) => {
          throw new UsageError(noSuchCommand([word, ...own.args]));
        });
  }
  return node;
}

const noSuchCommand = (words: string[]) => `There is no command '${words.join(' ')}'.`;

function add(node: Commander, { arguments: args = [], options = [], run }: Command): void {
  node.allowExcessArguments(false);
  for (const argument of args) node.argument(argument);
  for (const option of options) node.option(OPTIONS[option]);
  node.action((...given: unknown[]) => {
    const words = given.slice(0, args.length) as (string | string[] | undefined)[];
    const chosen: Options = node.opts();
    return run(
      words.flatMap((word) => word ?? ''),
      chosen,
    );
  });
}

function pathOf(node: Commander): string {
  return node.parent ? `${pathOf(node.parent)} ${node.name()}`.trim() : '';
}

function isOf({ name }: Command, path: string): boolean {
  return path === '' || name === path || name.startsWith(`${path} `);
}
