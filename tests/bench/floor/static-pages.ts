import { brotliCompressSync } from 'node:zlib';
import { startFloor, type StaticAnswer } from './floor.ts';
import { floorPage, PICTURE_PATH } from './floor-page.ts';
import { heroOf, type Hero } from './hero.ts';
import { withBrowser } from '../page/phone.ts';
import { rawGet } from '../shop/raw-get.ts';
import type { Server } from '../shop/server-process.ts';

/** A static page for each of these of the shop, with the same picture, byte for byte, under `/NAME`. */
export async function startStaticPages(origin: string, paths: Record<string, string>): Promise<Server> {
  const answers = new Map<string, StaticAnswer>();
  const heroes = await withBrowser((browser) =>
    Promise.all(Object.values(paths).map((path) => heroOf(browser, origin + path))),
  );
  for (const [index, name] of Object.keys(paths).entries()) {
    const hero = heroes[index] ?? null;
    const body = brotliCompressSync(floorPage(hero));
    answers.set(`/${name}`, {
      body,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    });
    if (hero) answers.set(PICTURE_PATH + new URL(hero.url).pathname, await pictureOf(hero));
  }
  return startFloor(answers);
}

async function pictureOf({ url }: Hero): Promise<StaticAnswer> {
  const { body, headers } = await rawGet(url);
  return { body, headers: { 'content-type': String(headers['content-type']) } };
}
