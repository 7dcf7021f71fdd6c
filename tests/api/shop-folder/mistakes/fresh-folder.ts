import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

/** A shop's folder as init makes it, anew for each test of a file. */
export function freshFolder() {
  let folder = '';
  beforeEach(async () => {
    folder = join(mkdtempSync(join(tmpdir(), 'selvedge-folder-')), 'shop');
    await initFolder(folder, { name: 'Müller', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
  });
  afterEach(() => {
    rmSync(dirname(folder), { recursive: true });
  });

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  /** What reading the folder finds wrong, a line each. */
  const problems = async () => {
    const error: unknown = await readShopFolder(folder).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FolderError);
    return (error as FolderError).message.split('\n');
  };
  return { path: () => folder, write, problems };
}
