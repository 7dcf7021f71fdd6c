import type { EndpointName } from '../../endpoint.ts';
import { allEndpoints } from '../all-endpoints.ts';
import { answerSchema, errorSchema } from '../answer-schema.ts';
import { capabilities } from '../capabilities.ts';
import type { JsonSchema } from '../json-schema.ts';
import { fieldTable } from './field-table.ts';
import { generalRefusals, sectionOf } from './section.ts';

/** The parts of docs/backends.md that follow from the contract, by the names of their marks. */
function parts(): Record<string, string[]> {
  const schemas: Record<string, JsonSchema> = {};
  const names = Object.keys(allEndpoints) as EndpointName[];
  for (const name of names) answerSchema(name, schemas);
  const sections = (some: EndpointName[]) => some.flatMap((name) => sectionOf(name, schemas));
  return {
    refusals: generalRefusals(),
    calls: sections(names.filter((name) => !allEndpoints[name].capability)),
    capabilities: [
      '| Capability | The backend promises | Without it |',
      '|---|---|---|',
      ...Object.entries(capabilities).map(
        ([name, { promises, without }]) => `| \`${name}\` | ${promises} | ${without} |`,
      ),
    ],
    optional: sections(names.filter((name) => allEndpoints[name].capability)),
    records: Object.entries({ ...schemas, Error: errorSchema }).flatMap(([name, schema]) => [
      `### ${name}`,
      '',
      ...(schema.description ? [schema.description, ''] : []),
      ...fieldTable(schema),
      '',
    ]),
  };
}

/** The page with its generated parts as the contract is now. What stands between the marks is replaced. */
export function withParts(page: string): string {
  let whole = page;
  for (const [name, lines] of Object.entries(parts())) {
    const mark = new RegExp(`(<!-- generated: ${name} -->)[\\s\\S]*?(<!-- end -->)`);
    if (!mark.test(whole)) throw new Error(`docs/backends.md has no place for the generated part ${name}.`);
    whole = whole.replace(mark, (_, start: string, end: string) => `${start}\n\n${lines.join('\n').trim()}\n\n${end}`);
  }
  return whole;
}
