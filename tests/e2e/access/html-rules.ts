import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate/node';

/** What the served HTML is held to: the standard, and what html-validate recommends beyond it. */
export const served: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Three habits of React's server rendering (<input/>, autoComplete, checked=""): parsers read them as the others.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // Each picture has its own colour until it arrives, each swatch its own, the badge its number before the first
    // paint, a long name of a shop its size, the page what messages cover.
    'no-inline-style': [
      'error',
      {
        allowedProperties: [
          'background-color',
          '--swatch',
          '--name',
          'counter-reset',
          'scroll-padding-bottom',
          'scroll-padding-top',
          'view-transition-name',
          'width',
          'height',
        ],
      },
    ],
    // Ticks of one name are one list, as any form reader gives it.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // JSON in an attribute is a fifth shorter between single quotes.
    'attr-quotes': ['error', { style: 'any' }],
    // A store's telephone number is shown as the store wrote it.
    'tel-non-breaking': 'off',
  },
};

/** The document once its islands are hydrated, as the browser writes it out. */
export const alive: ConfigData = {
  ...served,
  rules: {
    ...served.rules,
    // The browser writes every attribute with a value and shows what is hidden with its own quotes.
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'no-raw-characters': 'off',
    'doctype-style': 'off',
  },
};

/** A line for each error, with the element that has it. */
export async function errors(html: string, rules: ConfigData): Promise<string[]> {
  const { results } = await validatorOf(rules).validateString(readable(html));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the document'})`),
  );
}

const validators = new Map<ConfigData, HtmlValidate>();

function validatorOf(rules: ConfigData): HtmlValidate {
  const validator = validators.get(rules) ?? new HtmlValidate(new StaticConfigLoader(rules));
  validators.set(rules, validator);
  return validator;
}

/**
 * Without what html-validate does not read: Astro puts its one rule for islands where the first of them stands, which
 * may be in a div, and browsers take it there.
 */
function readable(html: string): string {
  return html.replaceAll(/<style>astro-island[^{]*\{[^}]*\}<\/style>/g, '');
}
