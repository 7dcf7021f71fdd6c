import { writeFileSync } from 'node:fs';
import { openApiText } from './openapi.ts';

/** `npm run openapi`: writes docs/openapi.json as the contract is now. */
writeFileSync('docs/openapi.json', openApiText());
