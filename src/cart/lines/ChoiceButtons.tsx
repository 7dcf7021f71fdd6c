import { chooseForLine } from './choose-for-line.ts';
import { lineElement } from './line-element.ts';
import { lineKey, type CartLine } from '../line.ts';
import type { LineChoice } from './line-choice.ts';
import { changeQuantity } from '../store.ts';
import * as text from '../text.ts';

const PARTS = [
  { part: 'size', field: 'selectedSize', label: text.size },
  { part: 'color', field: 'selectedColor', label: text.color },
] as const;

/**
 * Asks for the size, colour or quantity of a line on the line itself. Buttons, not radios: each changes the cart, and
 * arrow keys must not order what they pass. The line they stood on, which is another one now, has the focus after.
 */
export default function ChoiceButtons({ line, choices }: { line: CartLine; choices: LineChoice }) {
  function choose(field: (typeof PARTS)[number]['field'], value: string) {
    chooseForLine(line, { [field]: value });
    focus({ ...line, [field]: value });
  }

  const { left } = choices;
  if (left !== undefined)
    return (
      <div role="group" aria-label={text.quantityOf(line.name)} className="relative mt-2" data-choices>
        <button
          type="button"
          className="choice"
          onClick={() => {
            changeQuantity(line, left);
            focus(line);
          }}
        >
          {text.changeTo(left)}
        </button>
      </div>
    );
  const several = PARTS.every(({ part }) => choices[part].length > 0);
  return PARTS.map(({ part, field, label }) =>
    choices[part].length === 0 ? null : (
      <div
        key={part}
        role="group"
        aria-label={text.choiceOf(label, line.name)}
        className="relative mt-2 flex flex-wrap items-center gap-2"
        data-choices
      >
        {several && (
          <span aria-hidden="true" className="w-full text-sm text-soft">
            {label}
          </span>
        )}
        {choices[part].map((value) => (
          <button key={value} type="button" className="choice" onClick={() => choose(field, value)}>
            {value}
          </button>
        ))}
      </div>
    ),
  );
}

function focus(line: CartLine): void {
  const key = lineKey(line);
  requestAnimationFrame(() => lineElement(key)?.focus());
}
