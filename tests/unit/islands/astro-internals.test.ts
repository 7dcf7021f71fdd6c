import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
// Astro's own functions: what src/islands/README.md lists.
import { buildClientDirectiveEntrypoint } from '../../../node_modules/astro/dist/core/client-directive/build.js';
import { generateHydrateScript } from '../../../node_modules/astro/dist/runtime/server/hydration.js';
import { writeIsland } from '#islands/island-html.ts';
import { propsOf } from '#islands/island-props.ts';
import { reactIslands } from '#islands/react-islands.ts';
import { compactIslands, preloadHelper, withoutIslandRuntime } from '#islands/runtime-plugin.ts';
import serverRenderer from '#islands/server-renderer.ts';

const SERVER = 'node_modules/astro/dist/runtime/server';
const source = (path: string) => readFileSync(path, 'utf8');

async function islandOf(props: object) {
  const metadata = {
    displayName: 'Island',
    hydrate: 'intent',
    componentUrl: '/island.js',
    componentExport: { value: 'Island' },
  };
  const result = { resolve: (path: string) => Promise.resolve(path.startsWith('astro:') ? '' : path) };
  const options = {
    renderer: { clientEntrypoint: '/renderer.js' },
    result,
    astroId: 'Z1a2B3',
    props,
    attrs: { prefix: 'r1' },
  };
  return generateHydrateScript(options as never, metadata as never);
}

describe('what src/islands takes from Astro', () => {
  test('an island has these attributes, and no others', async () => {
    const { props } = await islandOf({ a: 1 });
    const { props: written, ...others } = props as Record<string, string>;
    expect(others).toEqual({
      uid: 'Z1a2B3',
      prefix: 'r1',
      'component-url': '/island.js',
      'component-export': 'Island',
      'renderer-url': '/renderer.js',
      ssr: '',
      client: 'intent',
      opts: expect.any(String),
    });
    expect(written).toBe('{&quot;a&quot;:[0,1]}');
  });

  test('of them its element has those that differ, and its props are plain JSON', async () => {
    const island = await islandOf({ a: 1 });
    expect(writeIsland(island, { a: 1 })).toBe(
      `<astro-island prefix="r1" component-url="/island.js" client="intent" component-export="Island" props='{"a":1}' ssr></astro-island>`,
    );
  });

  test.each([
    [{}],
    [{ text: 'a', number: 1.5, yes: true, nothing: null, empty: '' }],
    [{ product: { id: 'a', sizes: ['S', 'M'], variants: [{ available: false }], nested: { deep: [[1, 2], []] } } }],
    [{ text: `</script>"&<' &quot; &amp;` }],
    [{ originalPrice: undefined }],
  ])('its props are read as they were written: %j', (props) => {
    const [, written = ''] = / props='([^']*)'/.exec(writeIsland({ props: {}, children: '' }, props)) ?? [];
    const decoded = written.replaceAll(/&(amp|lt|#39);/g, (one) => ({ '&amp;': '&', '&lt;': '<' })[one] ?? "'");
    expect(propsOf({ getAttribute: () => decoded } as unknown as Element)).toEqual(props);
  });

  test('Astro writes it where the plugin puts its own writer', () => {
    const { filter, handler } = compactIslands().transform as unknown as {
      filter: { id: RegExp[] };
      handler: (this: { error: (text: string) => never }, code: string, id: string) => string;
    };
    const error = (text: string): never => {
      throw new Error(text);
    };
    const paths = ['render/component.js', 'hydration.js'].map((path) => resolve(SERVER, path));
    const [component = '', hydration = ''] = paths.map((path) => {
      expect(filter.id.some((id) => id.test(path))).toBe(true);
      return handler.call({ error }, source(path), path);
    });
    expect(component).toContain('writeIsland(island, props)');
    expect(component).not.toContain('= shorthash(');
    expect(hydration).not.toContain('escapeHTML(serializeProps(');
    expect(() => handler.call({ error }, 'export {}', paths[0] ?? '')).toThrow('no longer writes islands');
  });

  test('it is an astro-island element, and its HTML ends in a comment', () => {
    const component = source(`${SERVER}/render/component.js`);
    expect(component).toContain('renderElement("astro-island", island, false)');
    expect(component).toContain('island.children += `<!--astro:end-->`');
  });

  test('the runtime and the scripts of directives are written where the plugin removes them', () => {
    const { filter, handler } = withoutIslandRuntime().transform as unknown as {
      filter: { id: RegExp };
      handler: (this: { error: (text: string) => never }, code: string) => string;
    };
    const path = `${SERVER}/scripts.js`;
    expect(resolve(path)).toMatch(filter.id);
    const error = (text: string): never => {
      throw new Error(text);
    };
    const left = handler.call({ error }, source(path));
    expect(left).not.toMatch(/<script|<style/);
    expect(left).toContain('export {');
    expect(() => handler.call({ error }, 'export {}')).toThrow('no longer emits');
  });

  test('the runtime calls a renderer as islands/hydrate.ts does', () => {
    const runtime = source(`${SERVER}/astro-island.js`);
    expect(runtime).toContain('this.hydrator(this)');
    expect(runtime).toMatch(/await hydrator\(this\.Component, props, slots, \{\s+client:/);
    expect(runtime).toContain('this.removeAttribute("ssr")');
  });

  test('a server renderer is asked by check and renderToStaticMarkup', async () => {
    const component = source(`${SERVER}/render/component.js`);
    expect(component).toMatch(/r\.ssr\.check\.call\(/);
    expect(component).toContain('({ html, attrs } = await renderer.ssr.renderToStaticMarkup.call(');
    const Hello = ({ name }: { name: string }) => createElement('p', null, name);
    expect(await serverRenderer.check(Hello)).toBe(true);
    const rendered = await serverRenderer.renderToStaticMarkup(Hello as never, { name: 'Ada' });
    expect(rendered).toEqual({ html: '<p>Ada</p>', attrs: {} });
  });

  test('@astrojs/react adds one renderer, which becomes ours', () => {
    const added: { name: string; serverEntrypoint: unknown; clientEntrypoint: unknown }[] = [];
    const setUp = reactIslands().hooks['astro:config:setup'] as unknown as (hook: object) => void;
    setUp({
      command: 'build',
      config: { compressHTML: true },
      addRenderer: (renderer: (typeof added)[number]) => added.push(renderer),
      updateConfig: () => undefined,
      injectScript: () => undefined,
    });
    expect(added).toEqual([
      {
        name: '@astrojs/react',
        serverEntrypoint: resolve('src/islands/server-renderer.ts'),
        clientEntrypoint: resolve('src/islands/client-renderer.ts'),
      },
    ]);
  });

  test('a directive is the default export of its entrypoint', async () => {
    const root = pathToFileURL(`${process.cwd()}/`);
    const script = await buildClientDirectiveEntrypoint('intent', './src/islands/client-intent.ts', root);
    expect(script).toMatch(/Astro\.intent|\.intent=|\["intent"\]/);
  });

  test("Vite's helper for import() is the module and export that we replace", () => {
    const vite = source('node_modules/vite/dist/node/chunks/node.js');
    const { filter } = preloadHelper().load as unknown as { filter: { id: RegExp } };
    const [, id = ''] = /preloadHelperId = "\\0(.*?)"/.exec(vite) ?? [];
    expect(id).toMatch(filter.id);
    expect(vite).toContain('__vitePreload');
  });
});
