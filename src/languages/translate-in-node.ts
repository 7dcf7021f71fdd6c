import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readTranslation } from './translation.ts';

/** From here on Node itself loads the texts in this language: the operator's commands are not built. */
export function translateInNode(code: string): void {
  const translated = readTranslation(code);
  registerHooks({
    load(url, context, next) {
      const source = url.startsWith('file:') && !url.includes('?') ? translated(fileURLToPath(url)) : undefined;
      return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
