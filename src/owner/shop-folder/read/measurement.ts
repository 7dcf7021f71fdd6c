export type Unit = 'cm' | 'in';

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const CELL = new RegExp(String.raw`^(${NUMBER})(?:\s*[-–]\s*(${NUMBER}))?$`);
const CM_PER_INCH = 2.54;

/** The problem of a cell of a size guide, if any. */
export function cellProblem(cell: string): string | undefined {
  const text = cell.trim();
  return text === '' || CELL.test(text)
    ? undefined
    : `must be a number such as 72.5, or a range such as 86-91, not '${text.slice(0, 40)}'`;
}

/** A cell in both units: one that is not given is converted from the other. A range is written with a dash. */
export function inBothUnits(given: Partial<Record<Unit, string | undefined>>): Record<Unit, string> {
  const own = { cm: numbersOf(given.cm), in: numbersOf(given.in) };
  return {
    cm: written(own.cm ?? own.in?.map((inches) => inches * CM_PER_INCH)),
    in: written(own.in ?? own.cm?.map((centimetres) => centimetres / CM_PER_INCH)),
  };
}

function numbersOf(cell: string | undefined): number[] | undefined {
  const [, from, to] = CELL.exec(cell?.trim() ?? '') ?? [];
  return from === undefined ? undefined : [from, to].flatMap((text) => (text ? [Number(text.replace(',', '.'))] : []));
}

function written(numbers: readonly number[] | undefined): string {
  return (numbers ?? []).map((number) => String(Math.round(number * 10) / 10)).join('–');
}
