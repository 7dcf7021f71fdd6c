import { validate as atVat } from 'stdnum/lib/cjs/at/uid.js';
import { validate as abn } from 'stdnum/lib/cjs/au/abn.js';
import { validate as beVat } from 'stdnum/lib/cjs/be/vat.js';
import { validate as deVat } from 'stdnum/lib/cjs/de/vat.js';
import { validate as esVat } from 'stdnum/lib/cjs/es/nif.js';
import { validate as frVat } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as gbVat } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as ieVat } from 'stdnum/lib/cjs/ie/vat.js';
import { compact as compactGstin, validate as gstin } from 'stdnum/lib/cjs/in/gstin.js';
import { validate as itVat } from 'stdnum/lib/cjs/it/iva.js';
import { validate as luVat } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as nlVat } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as plVat } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as ptVat } from 'stdnum/lib/cjs/pt/nif.js';
import { luhnChecksumValue } from 'stdnum/lib/cjs/util/checksum.js';
import type { FolderProblem } from '../../folder-problem.ts';
import type { TaxFile } from '../../schema/tax.ts';
import { stateOfGstin } from '#lib/places/gst-states.ts';

const VAT = {
  ...{ AT: atVat, BE: beVat, DE: deVat, ES: esVat, FR: frVat, GB: gbVat },
  ...{ IE: ieVat, IT: itVat, LU: luVat, NL: nlVat, PL: plVat, PT: ptVat },
};

/** Of a number that its country does not give out. */
const WRONG: Partial<Record<string, string>> = {
  InvalidLength: 'it has too few signs, or too many',
  InvalidFormat: 'a letter stands where a digit does, or the other way round',
  InvalidChecksum: 'a sign is wrong, or two have changed places',
};

/**
 * What is wrong with the number that documents print: a GSTIN in India, an ABN in Australia, elsewhere a VAT number,
 * known by the letters that it begins with. Others that a country may want on invoices, such as a German Steuernummer,
 * are not looked at.
 */
export function taxNumberNotes(tax: TaxFile | undefined, country: string | undefined): FolderProblem[] {
  const number = tax?.number;
  if (number === undefined) return [];
  const said = `number "${number}"`;
  const note = (what: string) => [{ file: 'tax.yaml', what: `${said} ${what}` }];
  if (country === 'AU') {
    const wrong = whyWrong(abn(number));
    return wrong ? note(`is no ABN: ${wrong}`) : [];
  }
  if (country !== 'IN') {
    const [, letters = ''] = /^\s*([A-Za-z]{2})/.exec(number) ?? [];
    const why = Object.hasOwn(VAT, letters.toUpperCase())
      ? whyWrong(VAT[letters.toUpperCase() as keyof typeof VAT](number))
      : undefined;
    return why ? note(`is no VAT number: ${why}`) : [];
  }
  const why = whyNoGstin(number);
  if (why) return note(`is no GSTIN, which is the state's two digits, your PAN and three more signs: ${why}`);
  const state = stateOfGstin(number);
  return tax?.state === undefined || state === undefined || state === tax.state
    ? []
    : note(`is one of ${state}, and state is ${tax.state}`);
}

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Of a state or a kind of PAN that it does not know the library does not say whether the last sign is right. Either
 * may be new, and the sign is worked out in the same way.
 */
function whyNoGstin(number: string): string | undefined {
  const checked = gstin(number);
  if (checked.error?.name !== 'InvalidComponent') return whyWrong(checked);
  return luhnChecksumValue(compactGstin(number), SIGNS) === 0 ? undefined : WRONG.InvalidChecksum;
}

function whyWrong({ error }: ReturnType<typeof gstin>): string | undefined {
  return error && WRONG[error.name];
}
