import { useCallback, useEffect, useState } from 'react';
import * as text from './text.ts';
import { sizeGuideEndpoint } from '#contract/endpoints/catalog/size-guide.ts';
import type { SizeGuide as Guide } from '#contract/size-guide.ts';
import { api } from '#session/api.ts';
import { ConnectionNote } from '#ui/ConnectionNote.tsx';
import { Modal } from '#ui/dialog/Modal.tsx';

type Unit = 'cm' | 'in';

interface SizeGuideProps {
  /** As the category names it; '' on a backend that offers none. */
  guide: string;
  onClose: () => void;
}

/** The measurements that the store gives for a category, in centimetres or inches (docs/behaviour.md 12.size-guide). */
export default function SizeGuide({ guide: id, onClose }: SizeGuideProps) {
  const [guide, setGuide] = useState<Guide | 'loading' | 'failed' | 'none'>(id ? 'loading' : 'none');

  const load = useCallback(() => {
    if (id) api(sizeGuideEndpoint, { id }).then(setGuide, () => setGuide('failed'));
  }, [id]);
  useEffect(load, [load]);

  function again() {
    setGuide('loading');
    load();
  }

  return (
    <Modal title={text.sizeGuide} onClose={onClose}>
      {guide === 'loading' && <div className="skeleton h-64" aria-busy="true" />}
      <ConnectionNote busy={guide === 'loading'} />
      {guide === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{text.sizeGuideFailed}</p>
          <button type="button" className="btn" onClick={again}>
            {text.tryAgain}
          </button>
        </div>
      )}
      {guide === 'none' && <p>{text.noSizeTable}</p>}
      {typeof guide === 'object' && <Measurements guide={guide} />}
    </Modal>
  );
}

function Measurements({ guide: { title, notes, tables } }: { guide: Guide }) {
  const [unit, setUnit] = useState<Unit>('cm');
  return (
    <>
      <div className="mb-4 flex gap-2" role="group" aria-label={text.unit}>
        {(['cm', 'in'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={`btn ${one === unit ? '' : 'btn-plain'}`}
            aria-pressed={one === unit}
            onClick={() => setUnit(one)}
          >
            {one === 'cm' ? text.centimetres : text.inches}
          </button>
        ))}
      </div>
      {tables.map((table) => (
        <Table key={table.of} table={table} title={title} unit={unit} />
      ))}
      {notes.map((note) => (
        <p key={note} className="mt-4 text-sm text-soft">
          {note}
        </p>
      ))}
    </>
  );
}

function Table({ table, title, unit }: { table: Guide['tables'][number]; title: string; unit: Unit }) {
  const heading = text.measuredOn[table.of];
  const columns = table.measures.map((name, index) => ({ name, index }));
  return (
    <section className="not-first:mt-6">
      <h3 className="mb-1 text-sm font-medium text-soft">{heading}</h3>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll what has the focus */}
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={text.measurementsOf(title, heading)}>
        <table className={`w-full text-center tabular-nums ${columns.length > 3 ? 'min-w-[26rem]' : ''}`}>
          <caption className="sr-only">{text.measurementsIn(title, unit)}</caption>
          <thead>
            <tr className="border-b border-edge">
              <th scope="col" className="p-2">
                {text.size}
              </th>
              {columns.map(({ name, index }) => (
                <th key={index} scope="col" className="p-2">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.size} className="border-b border-line">
                <th scope="row" className="p-2">
                  {row.size}
                </th>
                {columns.map(({ index }) => (
                  <td key={index} className="p-2 whitespace-nowrap">
                    {row[unit][index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
