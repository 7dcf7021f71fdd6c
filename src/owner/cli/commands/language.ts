import { type Command, UsageError } from '../command.ts';
import { counted } from '#lib/text/counted.ts';

/** As SHOP_LANGUAGE is written. */
const CODE = /^[a-z]{2,3}(-[A-Z]{2})?$/;

export const languageCommands: readonly Command[] = [
  {
    name: 'language',
    arguments: ['<CODE>'],
    needsNoLanguage: true,
    help: [
      'Writes src/languages/CODE.ts, such as it.ts, or adds what it lacks: all that shoppers read, each',
      'text as a comment in English, which it stays until it is translated. Says how many are.',
    ],
    run: async ([code = '']) => {
      if (!CODE.test(code)) throw new UsageError('CODE is a language such as it, or one of a country, such as de-AT.');
      const { writeLanguage } = await import('#languages/write-language.ts');
      const { file, isNew, base, translated, untranslated, unknown } = await writeLanguage(code);
      const all = translated.length + untranslated.length;
      const rest = base === undefined ? 'in English' : `as in ${base}`;
      console.log(
        `${file} ${isNew ? 'is written' : 'has every text'}: ${translated.length} of ${counted(all, 'text')} are translated.`,
      );
      if (untranslated.length > 0)
        console.log(
          `The other ${untranslated.length} stand there as comments, and the shop says them ${rest} until then.`,
        );
      if (unknown.length > 0) console.log(`The shop does not say: ${unknown.join(', ')}.`);
      const { SHIPPED_LANGUAGES } = await import('#translations/language-file.ts');
      if (SHIPPED_LANGUAGES.includes(code)) {
        const own = `${code}-${new Intl.Locale(code).maximize().region ?? ''}`;
        console.log(
          `An update of the program changes this file. Words of your own stand in that of a country and go before these: npm run store -- language ${own}`,
        );
      }
      console.log(`The shop speaks it by the line SHOP_LANGUAGE=${code} of selvedge.env, from the next start on.`);
    },
  },
];
