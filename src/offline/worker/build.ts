/** Set by build/service-worker.ts: what this build is called, and which of its files pages need without a network. */
declare const BUILD: string;
declare const FILES: readonly string[];
export const [build, files] = [BUILD, FILES];
