import type { Answer } from '../../checker.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';

/** Each field has a name of its own, a select something to choose, a pattern can be read. */
export function checkFields(visit: Visit, fields: Answer<'paymentFields'>): void {
  const { placeOf } = bareOf('paymentFields', fields.raw);
  const names = new Set<string>();
  for (const [index, { name, type, options, rules }] of fields.value.entries()) {
    const at = (...inner: string[]) => pathOf(placeOf([index, ...inner]));
    if (names.has(name))
      visit.report(fields, {
        kind: 'duplicate',
        path: at('name'),
        expected: 'each name once',
        received: JSON.stringify(name),
        shop: 'shows the first field of this name only',
      });
    names.add(name);
    if (type === 'select' && !options?.length)
      visit.report(fields, {
        kind: 'missing',
        path: at('options'),
        expected: 'at least one option',
        received: JSON.stringify(options ?? null),
        shop: 'shows a list with nothing to choose: who must choose cannot pay',
      });
    if (rules?.pattern !== undefined && !isPattern(rules.pattern))
      visit.report(fields, {
        kind: 'value',
        severity: 'warning',
        path: at('rules', 'pattern'),
        expected: 'a regular expression of JavaScript',
        received: JSON.stringify(rules.pattern),
        shop: 'takes any value here',
      });
  }
}

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}
