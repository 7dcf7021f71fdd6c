import { useProcessSettings } from './process/start/process-settings.ts';

/**
 * `npm start` and `npm run dev`: fills the embedded store when it is empty, builds when the build is older than the
 * sources, then serves pages and API, from one process or several. Ends with one line and a non-zero code when it
 * can't.
 */
const words = process.argv.slice(2);
useProcessSettings({ serves: !words.includes('--dev') });
// Imported only now: what a process that replaces itself has loaded is loaded twice.
const { startShop } = await import('./process/start/start-shop.ts');
await startShop(words);
