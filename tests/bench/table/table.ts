import { withError, type Estimate } from './estimate.ts';
import { times, type Row, type Times } from './row.ts';

const COLUMNS = ['What', 'Target', 'Measured', 'Floor', 'Ratio', 'Past', 'To past'];

export function verdict({ pass }: Row): string {
  return pass === undefined ? '-' : pass ? 'pass' : 'SHORT';
}

/** A Markdown table, its columns as wide as their widest cell; notes follow it. */
export function table(rows: readonly Row[]): string {
  const control = rows.some((row) => row.control ?? row.controlDifference);
  const peers = [...new Set(rows.flatMap((row) => Object.keys(row.peers ?? {})))];
  const columns = [...COLUMNS, ...(control ? ['Null'] : []), ...peers, 'Verdict'];
  const cells = [columns, ...rows.map((row) => cellsOf(row, control, peers))];
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = cells.map(line);
  const notes = rows.flatMap(({ what, note }) => (note ? [`- ${what}: ${note}`] : []));
  return [
    head,
    line(widths.map((width) => '-'.repeat(width))),
    ...body,
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n');
}

function cellsOf(row: Row, control: boolean, peers: readonly string[]): string[] {
  const { what, target, measured, floor = '', ratio, past = '', pastRatio, pastDifference } = row;
  return [
    ...[what, target, measured, floor, times(ratio), past, compared(pastRatio, pastDifference)],
    ...(control ? [compared(row.control, row.controlDifference)] : []),
    ...peers.map((name) => peerCell(row, name)),
    verdict(row),
  ];
}

function peerCell({ peers }: Row, name: string): string {
  const peer = peers?.[name];
  if (!peer) return '';
  return [peer.measured, peer.ratio && times(peer.ratio), peer.ours && `ours ${times(peer.ours)} of it`]
    .filter(Boolean)
    .join(', ');
}

/** `0.75 ± 0.02 (-200 ± 12 ms)`, or what there is of it. */
function compared(ratio: Times, less: Estimate | undefined): string {
  if (!less) return times(ratio);
  return ratio === undefined ? difference(less) : `${times(ratio)} (${difference(less)})`;
}

function difference(estimate: Estimate): string {
  return `${estimate.value > 0 ? '+' : ''}${withError(estimate, 0)} ms`;
}
