import type { ChangeDetail, FolderChange } from '../folder-change.ts';
import { counted } from '#lib/text/counted.ts';
import { someOf, stripped } from '#lib/text/terminal-text.ts';

const SIGNS = { create: '+', update: '~', delete: '-' };
const PRODUCT = 'product ';
/** Of changes that are told one by one; more are grouped. */
const MANY = 20;
const EXAMPLES = 3;

/** Changes as lines for a terminal. Those of many products are grouped: created, gone, and by what of them changes. */
export function changeLines(changes: readonly FolderChange[]): string[] {
  const products = Map.groupBy(changes, ({ change, what }) => (what.startsWith(PRODUCT) ? change : undefined));
  const grouped = new Set(
    (['create', 'update', 'delete'] as const).filter((change) => (products.get(change)?.length ?? 0) > MANY),
  );
  const told = new Set<FolderChange['change']>();
  return changes.flatMap((one): string[] => {
    const { change, what, details = [] } = one;
    if (!what.startsWith(PRODUCT) || !grouped.has(change)) return [lineOf(change, what, details)];
    if (told.has(change)) return [];
    told.add(change);
    const all = products.get(change) ?? [];
    return change === 'update' ? updateLines(all) : [groupLine(change, all)];
  });
}

function lineOf(change: FolderChange['change'], what: string, details: readonly ChangeDetail[]): string {
  const parts = details.map((detail) => [detail.field, valuesOf(detail)].filter(Boolean).join(' '));
  return stripped(`${SIGNS[change]} ${what}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`);
}

function groupLine(change: FolderChange['change'], all: readonly FolderChange[]): string {
  return stripped(`${SIGNS[change]} ${counted(all.length, 'product')}: ${someOf(all.map(nameOf))}`);
}

/** A line for each field, with the first products as examples. */
function updateLines(all: readonly FolderChange[]): string[] {
  const byField = Map.groupBy(
    all.flatMap((one) =>
      (one.details ?? []).map((detail) => ({ handle: nameOf(one), detail, ...groupOf(detail.field) })),
    ),
    ({ group }) => group,
  );
  const plain = all.filter(({ details = [] }) => details.length === 0);
  return [
    ...(plain.length > 0 ? [groupLine('update', plain)] : []),
    ...[...byField].map(([group, found]) => {
      const handles = new Set(found.map(({ handle }) => handle));
      const examples = found
        .slice(0, EXAMPLES)
        .map(({ handle, choice, detail }) => [handle, choice, valuesOf(detail)].filter(Boolean).join(' '));
      const more = found.length - examples.length;
      const products = counted(handles.size, 'product');
      return stripped(
        `${SIGNS.update} ${group} of ${products}: ${examples.join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
      );
    }),
  ];
}

/** By which changes are told together: of a choice that comes or goes without its name. */
function groupOf(field: string): { group: string; choice?: string | undefined } {
  const [, group, choice] = /^(new choice|without) (.*)$/s.exec(field) ?? [];
  return group === undefined ? { group: field.replace(/ of .*$/, '') } : { group, choice };
}

function nameOf({ what }: FolderChange): string {
  return what.slice(PRODUCT.length);
}

function valuesOf({ from, to }: ChangeDetail): string {
  return from === undefined && to === undefined ? '' : `${from ?? '-'} -> ${to ?? '-'}`;
}
