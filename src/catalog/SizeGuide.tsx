import { useState } from 'react';
import { inUnit, sizeTableOf } from './size-guide.ts';
import { Modal } from '#ui/Modal.tsx';

/** Measurements of a category's garments, in centimetres or inches. */
export function SizeGuide({ category, onClose }: { category: string; onClose(): void }) {
  const [unit, setUnit] = useState<'cm' | 'in'>('cm');
  const table = sizeTableOf(category);
  return (
    <Modal title="Size Guide" onClose={onClose}>
      {table ? (
        <>
          <div className="mb-4 flex gap-2" role="group" aria-label="Unit">
            {(['cm', 'in'] as const).map((one) => (
              <button
                key={one}
                type="button"
                className={`btn ${one === unit ? '' : 'btn-plain'}`}
                aria-pressed={one === unit}
                onClick={() => setUnit(one)}
              >
                {one === 'cm' ? 'Centimetres' : 'Inches'}
              </button>
            ))}
          </div>
          <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={`${table.title} measurements`}>
            <table className="w-full min-w-[26rem] text-center tabular-nums">
              <caption className="sr-only">
                {table.title}: garment measurements in {unit === 'cm' ? 'centimetres' : 'inches'}
              </caption>
              <thead>
                <tr className="border-b border-edge">
                  {['Size', ...table.columns].map((name) => (
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
          <p className="mt-4 text-sm text-soft">
            Measured on the garment, all the way round. Compare with a piece of yours that fits well.
          </p>
        </>
      ) : (
        <p>This piece comes without sizes, or its measurements stand in its specifications.</p>
      )}
    </Modal>
  );
}
