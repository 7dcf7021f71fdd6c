import { HOSTILE_INFO, HOSTILE_PATHS, HOSTILE_PRODUCT, TRAP } from '../../fixtures/hostile.ts';
import { setTrap } from '../security/trap.ts';
import { net } from '../support/net.ts';
import { uncached as test } from './test.ts';

const PATHS = [
  '/',
  '/products',
  '/products?category=jeans',
  '/products?category=all',
  '/product/trap',
  '/search?q=trap',
  '/terms',
  '/odd-slug',
  '/contact',
  '/cart',
  '/wishlist',
  '/login',
  '/track-order',
  ...HOSTILE_PATHS,
];

for (const bypassCSP of [false, true])
  test(`X1 X2 X3 a hostile backend's texts are text, ${bypassCSP ? 'with the policy taken away' : 'with the policy in force'}`, async ({
    browser,
    baseURL,
    backend,
  }) => {
    test.slow();
    const own = [...backend.memory.products];
    backend.memory.products.splice(
      0,
      own.length,
      {
        ...HOSTILE_PRODUCT,
        id: 'trap',
        imgUrl: "javascript:ran('picture')",
        regularPrice: 999,
        discountedPrice: 99,
        createdAt: TRAP,
      },
      { ...own[0]!, id: TRAP, title: TRAP },
    );
    backend.intercept = ({ url = '' }, response) => {
      if (!url.includes('/storeInfo')) return false;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(HOSTILE_INFO));
      return true;
    };
    const trap = await setTrap(browser, baseURL!, { bypassCSP });
    // The policy can only stop what the markup let through, which the other test sees on every page; of what comes with
    // the address, security/hostile.spec.ts sees the other half.
    for (const path of bypassCSP
      ? net(PATHS, (path) => HOSTILE_PATHS.indexOf(path) % 2 !== 1)
      : net(PATHS, (path, index) => index % 6 === 0 || path === '/product/trap'))
      await trap.visit(path);
    await trap.close();
    backend.memory.products.splice(0, backend.memory.products.length, ...own);
  });
