import { describe, expect, test } from 'vitest';
import { propsOf } from '#islands/island-props.ts';
// What Astro's own server writes.
import { serializeProps } from '../../../node_modules/astro/dist/runtime/server/serialize.js';

const written = (props: object) =>
  ({
    getAttribute: () => serializeProps(props, { displayName: 'Island', hydrate: 'intent' } as never),
  }) as unknown as Element;

describe("an island's props, read as Astro wrote them", () => {
  test.each([
    [{}],
    [{ text: 'a', number: 1.5, yes: true, nothing: null, empty: '' }],
    [
      {
        product: {
          id: 'a',
          sizes: ['S', 'M'],
          variants: [{ size: 'S', available: false }],
          nested: { deep: [[1, 2], []] },
        },
      },
    ],
    [{ text: '</script>"&<' }],
  ])('%j', (props) => expect(propsOf(written(props))).toEqual(props));

  test('what is undefined stays so', () =>
    expect(propsOf(written({ originalPrice: undefined }))).toEqual({ originalPrice: undefined }));
});
