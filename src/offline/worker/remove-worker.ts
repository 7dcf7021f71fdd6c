import { remove } from './remove.ts';
import { scope } from './scope.ts';

/** The service worker of a shop that has none: it takes its forerunner's place, and goes (docs/decisions D262). */
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(remove()));
