import fc from 'fast-check';

/** What an owner does with folders; `folder` counts from the latest export. */
export type FolderAct = { act: 'export' | 'import' } | { act: 'apply'; folder: number };

const exporting: FolderAct = { act: 'export' };
const importing: FolderAct = { act: 'import' };
const applying: FolderAct = { act: 'apply', folder: 0 };

export const folderAct: fc.Arbitrary<FolderAct> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(exporting) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('apply' as const), folder: fc.constantFrom(0, 0, 1, 2, 3) }),
  },
);

/**
 * The owner exports, somebody buys, and the owner brings the folder, perhaps twice at once, or while imports take a
 * variant away; phase by phase.
 */
export function keeping<Act>(buying: fc.Arbitrary<Act>): fc.Arbitrary<(Act | FolderAct)[][]> {
  return fc
    .tuple(
      buying,
      fc.constantFrom<(FolderAct | 'buy')[][]>(
        [],
        [[exporting], ['buy'], [applying]],
        [[exporting], ['buy'], [applying, applying], [applying]],
        [[exporting], ['buy'], [applying, importing, importing]],
        [[importing], [importing], ['buy'], [{ act: 'apply', folder: 3 }]],
      ),
    )
    .map(([buy, phases]) => phases.map((acts) => acts.map((act) => (act === 'buy' ? buy : act))));
}
