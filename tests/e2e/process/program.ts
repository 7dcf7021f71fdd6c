import type { Page } from 'playwright/test';
import { readPage } from '../support/read.ts';
import { test as base } from '../support/test.ts';

/**
 * For tests of the running program that open no page: none is opened for them. They share their workers with those of
 * pages, since their fixtures of a worker are the same: Playwright starts another process, with another browser, where
 * these differ.
 */
export const test = base.extend({ quietConsole: async ({}, use) => use(undefined) });

/** The same with the tab of support/read.ts, whose console has nothing to say. */
export const read = test.extend<{ page: Page }>({ page: readPage });

export { expect } from 'playwright/test';
