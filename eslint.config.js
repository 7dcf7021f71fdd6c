import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { rooms } from './tests/lint/rooms.js';
import { noLiteralText } from './tests/lint/no-literal-text.ts';

/** Rules of our own. */
const selvedge = { rules: { 'no-literal-text': noLiteralText } };

/** The table of rooms for .astro files, which dependency-cruiser cannot read. */
const astroRooms = Object.entries(rooms).map(([room, allowed]) => ({
  files: [`src/${room}/**/*.astro`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^#(?!(${[room, ...allowed].join('|')})(/|\\.ts$))`,
            message: `What ${room} may import stands in tests/lint/rooms.js.`,
          },
          {
            regex: '^(\\.\\./)+(src|tests|' + Object.keys(rooms).join('|') + ')(/|\\.ts$)',
            message: 'Another room is imported as #room/file.',
          },
        ],
      },
    ],
  },
}));

export default defineConfig(
  globalIgnores(['dist', 'data', 'public', 'test-results', '.astro']),
  // The rules that read types stand in .oxlintrc.json.
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', 200],
      // A method declared as a property may be taken out of its object, and its parameters are compared strictly.
      '@typescript-eslint/method-signature-style': ['error', 'property'],
    },
  },
  {
    // A language is one file, a table of texts; French has spaces that do not break.
    files: ['src/languages/{??,???,??-??}.ts'],
    rules: { 'max-lines': 'off', 'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true }] },
  },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended] },

  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-recommended'],
  {
    // `cacheable` tells the build which parameters a page reads (src/build/cacheable-pages.ts).
    files: ['src/pages/**/*.astro'],
    rules: { 'astro/no-exports-from-components': 'off' },
  },
  ...astroRooms,

  {
    // What a language translates stands in text.ts; the Indian states are data, not a text of the interface.
    files: ['src/{cart,catalog,checkout,layouts,orders,pages,payment,seo,session,site,ui}/**/*.{ts,tsx,astro}'],
    ignores: ['**/text.ts', 'src/checkout/states.ts'],
    plugins: { selvedge },
    rules: { 'selvedge/no-literal-text': 'error' },
  },
  {
    // What shoppers read of a server stands in modules of texts, from which each store has its language. English are the
    // sandbox bank, which is open to the machine that it runs on, and what an owner reads in a terminal.
    files: ['src/backends/**/*.ts', 'src/store-api/**/*.ts'],
    ignores: [
      'src/backends/serving/payment-forms.ts',
      'src/backends/serving/total-parts.ts',
      'src/store-api/shop/mail/templates/*-templates.ts',
      'src/store-api/shop/documents/text.ts',
      'src/store-api/http/payments/sandbox-*.ts',
      'src/store-api/base/db/**',
      'src/store-api/shop/mail/mail-{failure,transport}.ts',
      'src/store-api/shop/order-changes/{cancel,change,confirm}-order.ts',
    ],
    plugins: { selvedge },
    rules: {
      'selvedge/no-literal-text': [
        'error',
        { allow: ['Bearer {}', 'Basic {}', 'Medusa {} {}', 'GET, POST', 'Not Found', 'The shop'] },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^(refuse|refusal)$/] > :matches(Literal, TemplateLiteral):nth-child(3), ' +
            'CallExpression[callee.name="tryLater"] > :matches(Literal, TemplateLiteral):nth-child(4)',
          message: 'The sentence of a refusal stands in src/contract/refusals/english.ts.',
        },
      ],
    },
  },

  {
    // Loops over typed arrays: an index is in range by construction, and a check would cost time in each step.
    files: ['src/store-api/shop/search/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      // Where a test says that something is there and it is not, the test fails, as it should.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A test reads answers as a foreign client does, as JSON of no type; what it expects of them is the check.
      '@typescript-eslint/no-explicit-any': 'off',
      // A stub answers at once where the real thing does something.
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
);
