import type { Transfer } from '#contract/transfer.ts';

/** Where to transfer how much, as the store says it, below the sentence that asks for it. */
export default function TransferDetails({ asks, transfer: { lines, note } }: { asks: string; transfer: Transfer }) {
  return (
    <section className="note grid gap-3 bg-sunk" data-transfer>
      <p>{asks}</p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr] sm:items-baseline">
        {lines.map(({ label, value }) => (
          <div key={label} className="sm:contents">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="font-medium tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="text-sm">{note}</p>}
    </section>
  );
}
