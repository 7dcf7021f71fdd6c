import { useState } from 'react';
import { inUnit, sizeTableOf } from './size-guide.ts';
import * as text from './text.ts';
import { Modal } from '#ui/Modal.tsx';

/** Measurements of a category's garments, in centimetres or inches. */
export function SizeGuide({ category, onClose }: { category: string; onClose: () => void }) {
  const [unit, setUnit] = useState<'cm' | 'in'>('cm');
  const table = sizeTableOf(category);
  return (
    <Modal title={text.sizeGuide} onClose={onClose}>
      {table ? (
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
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll what has the focus */}
          <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={text.measurementsOf(table.title)}>
            <table className="w-full min-w-[26rem] text-center tabular-nums">
              <caption className="sr-only">{text.measurementsIn(table.title, unit)}</caption>
              <thead>
                <tr className="border-b border-edge">
                  {[text.size, ...table.columns].map((name) => (
                    <th key={name} scope="col" className="p-2">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(({ size, measures }) => (
                  <tr key={size} className="border-b border-line">
                    <th scope="row" className="p-2">
                      {size}
                    </th>
                    {measures.map((measure, column) => (
                      <td key={table.columns[column]} className="p-2">
                        {inUnit(measure, unit)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="mt-4 text-sm text-soft">{text.measuredOnGarment}</p>
        </>
      ) : (
        <p>{text.noSizeTable}</p>
      )}
    </Modal>
  );
}
