import type { ChangeDetail, FolderChange } from '../../folder-change.ts';
import { someOf } from '#lib/text/terminal-text.ts';

/** A thing of the shop as an owner would tell it. */
export interface Stated {
  /** `delivery method express`. */
  what: string;
  facts: Fact[];
  /** What its repeated facts are called, whose order counts: `zones`. */
  inOrder?: string | undefined;
}

export interface Fact {
  /** What it is of, where several have one name. */
  key?: string | undefined;
  name: string;
  /** A text, or things of which each comes and goes; undefined or none: not stated. */
  value: string | readonly string[] | undefined;
}

/** What of things has come, gone and changed, old beside new. `order`: what the order of the things is called. */
export function statedChanges(before: readonly Stated[], after: readonly Stated[], order: string): FolderChange[] {
  const [old, now] = [before, after].map((all) => new Map(all.map((one) => [one.what, one])));
  const names = [...new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])])];
  const changes = names.flatMap((what): FolderChange[] => {
    const [from, to] = [old?.get(what), now?.get(what)];
    if (!from) return [{ change: 'create', what }];
    if (!to) return [{ change: 'delete', what }];
    const details = detailsOf(from, to);
    return details.length > 0 ? [{ change: 'update', what, details }] : [];
  });
  return [
    ...changes,
    ...(isReordered([...(old?.keys() ?? [])], [...(now?.keys() ?? [])])
      ? [{ change: 'update', what: order } as const]
      : []),
  ];
}

function detailsOf(from: Stated, to: Stated): ChangeDetail[] {
  const keyOf = ({ key, name }: Fact) => key ?? name;
  const [old, now] = [from, to].map(({ facts }) => new Map(facts.map((fact) => [keyOf(fact), fact])));
  const keys = [...new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])])];
  const details = keys.flatMap((key) => {
    const [was, is] = [old?.get(key), now?.get(key)];
    const name = (is ?? was)?.name ?? key;
    return Array.isArray(was?.value ?? is?.value)
      ? listDetails(name, listOf(was), listOf(is))
      : textDetails(name, was?.value as string | undefined, is?.value as string | undefined);
  });
  const repeated = [from, to].map(({ facts }) => facts.flatMap(({ key }) => (key === undefined ? [] : [key])));
  return [
    ...details,
    ...(isReordered(repeated[0] ?? [], repeated[1] ?? []) ? [{ field: `order of ${to.inOrder ?? 'facts'}` }] : []),
  ];
}

function textDetails(field: string, from: string | undefined, to: string | undefined): ChangeDetail[] {
  if (from === to) return [];
  return [{ field, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
}

/** What is new and what is gone, since such lists are long. */
function listDetails(name: string, from: readonly string[], to: readonly string[]): ChangeDetail[] {
  const [added, gone] = [to.filter((one) => !from.includes(one)), from.filter((one) => !to.includes(one))];
  return [
    ...(added.length > 0 ? [{ field: `${name} with ${someOf(added)}` }] : []),
    ...(gone.length > 0 ? [{ field: `${name} without ${someOf(gone)}` }] : []),
    ...(isReordered(from, to) ? [{ field: `order of ${name}` }] : []),
  ];
}

function listOf(fact: Fact | undefined): readonly string[] {
  return Array.isArray(fact?.value) ? (fact.value as readonly string[]) : [];
}

/** Do those that are on both sides stand in another order? */
function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const kept = after.filter((one) => before.includes(one));
  return before.filter((one) => after.includes(one)).some((one, index) => one !== kept[index]);
}
