import { type Attribute, toRow } from './translate.ts';
import type { Entry, WooExport } from './woocommerce-cells.ts';
import type { Row } from '../read/read-rows.ts';

/** Of one product. Attributes of any value multiply: a file of a kilobyte can ask for millions. */
const MOST_CHOICES = 2_048;
export const TOO_MANY = `stands for any of its attributes; with it the product would have more than ${MOST_CHOICES} choices`;

/** The variation with which a product has too many choices, counted before they are made. */
export function firstTooMany(file: WooExport, parent: Entry, variations: Entry[]): Row | undefined {
  const options = optionsOf(file, parent, variations);
  let choices = 0;
  const entry = variations.find((one) => {
    const open = openOptions(file, one, options);
    choices += open.reduce((count, { values }) => count * Math.max(1, values.length), 1);
    return open.length > 0 && choices > MOST_CHOICES;
  });
  const column = file.columnOf('attribute 1 value(s)');
  return entry && toRow(entry.line, { option1Value: { text: '', column } }, { sold: false });
}

/** The attributes by which the variations differ, with the values of their product. */
export function optionsOf(file: WooExport, parent: Entry, variations: Entry[]): Attribute[] {
  const attributes = new Map(file.attributesOf(parent).map((one) => [one.name, one]));
  const chosen = new Set(variations.flatMap((one) => file.attributesOf(one).map(({ name }) => name)));
  return [...chosen].map((name) => attributes.get(name) ?? { name, values: [] });
}

/** Those that the variation leaves open: it stands for each value of them. */
export function openOptions(file: WooExport, entry: Entry, options: Attribute[]): Attribute[] {
  const own = ownValues(file, entry);
  return options.filter(({ name }) => !own.get(name));
}

/** Each value of each open attribute with each of the others. */
export function choicesOf(file: WooExport, entry: Entry, open: Attribute[]): Map<string, string>[] {
  return open.reduce(
    (choices, { name, values }) =>
      choices.flatMap((choice) =>
        (values.length > 0 ? values : ['']).map((value) => new Map([...choice, [name, value]])),
      ),
    [ownValues(file, entry)],
  );
}

function ownValues(file: WooExport, entry: Entry): Map<string, string> {
  return new Map(file.attributesOf(entry).map(({ name, values }) => [name, values[0] ?? '']));
}
