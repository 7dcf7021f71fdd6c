import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { describe, it } from 'vitest';
import { noLiteralText } from '../../lint/no-literal-text.ts';

Object.assign(RuleTester, { describe, it });

const error = (text: string) => ({ errors: [{ messageId: 'move', data: { text } }] });

new RuleTester({ languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } } }).run(
  'no-literal-text',
  noLiteralText,
  {
    valid: [
      'const page = <h1 className="text-title md:mt-4">{text.title}</h1>;',
      'const path = <path d="M12 4 2.5 20h19L12 4Z" />;',
      'const cross = <span aria-hidden="true">×</span>;',
      "import { formatMoney } from 'A library';",
      "type Sort = 'Best match';",
      "element.setAttribute('role', 'presentation');",
      "if (event.key === 'ArrowLeft') turn(-1);",
      "throw new TypeError('The store did not answer in time.');",
      "console.warn('Unknown order status');",
      "const benefit = { key: 'Perfect Fit', title: text.perfectFit };",
      "log.info({ port }, 'The shop is open');",
      'const tile = <p className={`Card ${wide} big`} />;',
      { code: "const filter = 'Personal Care,Home';", options: [{ allow: ['Personal Care,Home'] }] },
    ],
    invalid: [
      { code: 'const page = <h1>Your cart</h1>;', ...error('Your cart') },
      { code: 'const page = <p>{count} items</p>;', ...error('items') },
      { code: 'const choice = <p>{label}: {value}</p>;', ...error(':') },
      { code: 'const button = <button aria-label="Close" />;', ...error('Close') },
      { code: 'const image = <img alt={`Picture of ${name}`} />;', ...error('Picture of {}') },
      { code: "const field = <Field label={wide ? 'Email' : text.mail} />;", ...error('Email') },
      { code: "const box = <Field placeholder='name' />;", ...error('name') },
      { code: "toast({ title: 'Error', text: problem });", ...error('Error') },
      { code: "const hint = 'Please choose a size';", ...error('Please choose a size') },
      { code: 'const says = `Only ${left} left`;', ...error('Only {} left') },
      { code: "element.setAttribute('aria-label', 'Dismiss message');", ...error('Dismiss message') },
    ],
  },
);
