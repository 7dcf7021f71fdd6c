import { readFileSync, writeFileSync } from 'node:fs';
import { openApiText } from './openapi.ts';
import { withParts } from './page/page.ts';

/** `npm run openapi`: writes docs/openapi.json and the generated parts of docs/backends.md as the contract is now. */
const PAGE = 'docs/backends.md';
writeFileSync('docs/openapi.json', openApiText());
writeFileSync(PAGE, withParts(readFileSync(PAGE, 'utf8')));
