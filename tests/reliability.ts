/**
 * What must never go wrong, and the tests that hold it: each file has tests whose names carry the row's id.
 * check-coverage.ts fails when one of them did not run and pass.
 */
export interface ReliabilityRow {
  id: string;
  /** The case, and the right behaviour. */
  says: string;
  /** Below tests/. */
  by: string[];
}

const row = (id: string, says: string, ...by: string[]): ReliabilityRow => ({ id, says, by });

const ORDERS = 'api/orders/orders.test.ts';
const IDEMPOTENCY = 'api/orders/idempotency.test.ts';
const REFUSED_ORDERS = 'api/orders/refused-orders.test.ts';
const PAYMENTS = 'api/payments/payments.test.ts';
const FAILING_GATEWAY = 'api/payments/failing-gateway.test.ts';
const PAYU_FORM = 'api/payments/payu-form.test.ts';
const SANDBOX_CALLBACKS = 'api/payments/sandbox-callbacks.test.ts';
const WEBHOOKS = 'api/payments/webhooks.test.ts';
const RETURNS = 'api/payments/returns.test.ts';
const GATEWAY_FAULTS = 'api/payments/gateway-faults.test.ts';
const RECONCILE = 'api/payments/reconcile.test.ts';
const SUPERSEDED = 'api/payments/superseded.test.ts';
const CONFIRM = 'api/payments/confirm.test.ts';
const WRONG_MONEY = 'api/payments/wrong-money.test.ts';
const STATE_NET = 'api/money/state-net.test.ts';
const GATEWAYS = 'e2e/payment/gateways.spec.ts';
const FAULTS = 'e2e/journey/faults.spec.ts';
const ORDER_ONCE = 'e2e/journey/order-once.spec.ts';
const TWO_PEOPLE = 'e2e/journey/two-people.spec.ts';
const USERS = 'api/auth/users.test.ts';
const SIGN_IN_LIMITS = 'api/auth/sign-in-limits.test.ts';
const TRACKING = 'api/orders/tracking.test.ts';
const HOLES = 'api/http/holes.test.ts';
const INPUT_HOLES = 'api/http/input-holes.test.ts';
const HOSTS = 'e2e/security/hosts.spec.ts';
const HOSTILE = 'e2e/security/hostile.spec.ts';

export const rows: ReliabilityRow[] = [
  row(
    'O1',
    'order with extra price, total, status, userId: ignored; the total is of the server’s prices in paise',
    ORDERS,
  ),
  row(
    'O2',
    'quantities that are none: 400 naming the field; at most 99 a line, 100 lines',
    REFUSED_ORDERS,
    'api/orders/order-quotes.test.ts',
  ),
  row(
    'O3',
    'product ids that are none: 400 or 404; prototypes untouched',
    REFUSED_ORDERS,
    'api/catalog/products.test.ts',
  ),
  row('O4', 'unknown or hidden product in an order: 422 with the ids, no partial order', REFUSED_ORDERS),
  row('O5', 'one product in two sizes: both kept', ORDERS, 'unit/cart/line.test.ts'),
  row(
    'O8',
    '50 parallel posts with one Idempotency-Key: one order, one id',
    IDEMPOTENCY,
    'e2e/process/cluster.spec.ts',
  ),
  row('O9', 'same key, other body or user: 422, separate', IDEMPOTENCY),
  row(
    'O10',
    'double click, Enter twice, back, answer lost: one order, cart cleared once',
    ORDER_ONCE,
    'e2e/foreign/outage-buying.spec.ts',
    'unit/checkout/place-order.test.ts',
  ),
  row(
    'O11',
    'last unit, 100 parallel buyers: never oversold; losers get 409 naming the item',
    'api/orders/last-unit.test.ts',
    'api/orders/order-commands.test.ts',
    STATE_NET,
    'e2e/process/cluster.spec.ts',
  ),
  row(
    'O12',
    'price changed between cart and submit: the shopper sees it before the order is made',
    'api/orders/order-quotes.test.ts',
    'unit/checkout/cart-check/compare-quote.test.ts',
    'unit/checkout/cart-check/check-cart.test.ts',
    'e2e/checkout/failures.spec.ts',
  ),
  row(
    'O13',
    'any cart: total is the sum of price and quantity, no float drift',
    'unit/store-api/orders/order-rules.test.ts',
    'unit/cart/line.test.ts',
  ),
  row('O14', 'another user’s order or payment by id: 404, same body as missing', 'api/orders/tracking.test.ts', HOLES),
  row(
    'P1',
    'payment for a paid, cancelled or foreign order: 409, 404, gateway not called',
    PAYMENTS,
    FAILING_GATEWAY,
    GATEWAY_FAULTS,
  ),
  row('P2', 'amount or redirect sent by the client: ignored', PAYMENTS, GATEWAY_FAULTS, PAYU_FORM),
  row('P3', '20 parallel payments of one order: one active attempt', PAYMENTS, GATEWAY_FAULTS, SUPERSEDED),
  row(
    'P4',
    'callback unsigned or changed: refused',
    SANDBOX_CALLBACKS,
    WEBHOOKS,
    RETURNS,
    PAYU_FORM,
    'unit/store-api/payments/signatures.test.ts',
  ),
  row(
    'P5',
    'callback replayed or out of order: one transition, terminal states stay',
    SANDBOX_CALLBACKS,
    WEBHOOKS,
    RETURNS,
    RECONCILE,
    SUPERSEDED,
    CONFIRM,
    STATE_NET,
    'api/orders/unpaid.test.ts',
    'api/orders/order-commands.test.ts',
    GATEWAYS,
  ),
  row(
    'P6',
    'another amount or currency: refused, noted for the owner',
    WRONG_MONEY,
    STATE_NET,
    SANDBOX_CALLBACKS,
    WEBHOOKS,
    RETURNS,
    RECONCILE,
    'unit/lib/minor-units.test.ts',
  ),
  row(
    'P7',
    'browser says paid, gateway has not: Pending, and the page says confirming',
    'api/payments/sandbox-bank.test.ts',
    'unit/orders/watch-order.test.ts',
    RETURNS,
    'api/payments/form.test.ts',
    GATEWAYS,
  ),
  row(
    'P9',
    'gateway 500, hang, malformed answer, unknown action: time-out, the spec’s text, Pay Now still works',
    FAILING_GATEWAY,
    'e2e/foreign/outage-buying.spec.ts',
    'unit/payment/action.test.ts',
    GATEWAY_FAULTS,
    RECONCILE,
    SUPERSEDED,
    CONFIRM,
    GATEWAYS,
  ),
  row(
    'P10',
    'redirectUrl of a script or another host: blocked',
    'unit/payment/action.test.ts',
    'unit/payment/allowed-target.test.ts',
    'e2e/foreign/payment-answers.spec.ts',
    GATEWAY_FAULTS,
    GATEWAYS,
  ),
  row(
    'P11',
    'HTML in form data: text; form-action lists the configured gateways',
    'e2e/payment/hostile-form.spec.ts',
    RETURNS,
    PAYU_FORM,
  ),
  row(
    'P12',
    'odd payment fields: text only, capped, no hang',
    'unit/payment/visible-fields.test.ts',
    'unit/payment/pattern.test.ts',
  ),
  row('P13', 'qrBase64 that is no PNG: error screen', 'unit/payment/action.test.ts'),
  row(
    'P14',
    'several stores: money to the own account, paid by its word alone',
    'api/stores/gateways.test.ts',
    'e2e/stores/two-stores.spec.ts',
  ),
  row(
    'P15',
    'the currency of an order is its own: offered, started and refused by it',
    'api/payments/currencies.test.ts',
    'api/shop-folder/currency.test.ts',
    'unit/orders/OrderCard.test.tsx',
  ),
  row(
    'P16',
    'every listed host can pay: its pages lead to the origin',
    'e2e/stores/listed-hosts.spec.ts',
    'api/stores/listed-hosts.test.ts',
    'unit/server/lead-to-origin.test.ts',
  ),
  row('P17', 'failure reported, later success lost: found, and paid or noted', WRONG_MONEY, STATE_NET),
  row('A1', 'unknown and known address: same answer, same time', USERS, 'api/auth/password-reset.test.ts', HOLES),
  row(
    'A2',
    'wrong passwords from many addresses: 429 with Retry-After; the owner can still reset',
    SIGN_IN_LIMITS,
    'api/auth/reset-limits.test.ts',
    'api/http/limits-of-backends.test.ts',
    'unit/store-api/rate-limits.test.ts',
  ),
  row(
    'A3',
    'X-Forwarded-For rotated: ignored unless the peer is a configured proxy',
    SIGN_IN_LIMITS,
    'unit/store-api/rate-limits.test.ts',
  ),
  row('A5', 'a password of 1 MB: 400 or 413 before hashing', USERS),
  row('A6', '200 parallel sign-ins: memory bounded, browsing goes on', USERS, 'e2e/security/slow.spec.ts'),
  row(
    'A8',
    'logout, reset, then the old token: 401 everywhere',
    'api/auth/tokens.test.ts',
    'api/auth/password-reset.test.ts',
  ),
  row(
    'A9',
    'reset link reused or expired: single use, 30 minutes, hashed at rest, in no log',
    'api/auth/password-reset.test.ts',
    HOLES,
    'e2e/security/secrets.spec.ts',
  ),
  row(
    'A11',
    'redirect to another host or a script: /',
    'unit/session/session.test.ts',
    'e2e/security/redirects.spec.ts',
    HOSTS,
  ),
  row(
    'A12',
    'cross-site posts, text/plain JSON, Origin null: refused; no reflected CORS origin',
    'api/http/requests.test.ts',
    'unit/front/cross-site-post.test.ts',
  ),
  row('E1', 'tracking: number and contact must both match exactly; minimal fields; no-store', TRACKING, HOLES),
  row('E2', 'tracking: one 404 for all that does not match, never a 401', TRACKING),
  row('E3', 'tracking: ten a minute an address, then 429', TRACKING, 'api/http/page-visitor.test.ts'),
  row(
    'X1',
    'policy HTML and placeholders with markup: nothing runs, with CSP on or off',
    HOSTILE,
    'e2e/foreign/hostile.spec.ts',
  ),
  row(
    'X2',
    'titles, names, error texts, stored things with markup: nothing runs, with CSP on or off',
    HOSTILE,
    'e2e/foreign/hostile.spec.ts',
    'e2e/foreign/odd-data.spec.ts',
    'unit/lib/lib.test.ts',
    INPUT_HOLES,
  ),
  row('X3', 'JSON-LD and island props with markup and </script>: nothing runs', HOSTILE, 'unit/seo/graph.test.ts'),
  row(
    'X6',
    'CSP on every route and headers on every answer; zero violations in the whole journey',
    'e2e/security/csp.spec.ts',
    'e2e/access/every-screen.spec.ts',
    'e2e/security/headers.spec.ts',
  ),
  row(
    'H1',
    'unknown or forged Host, X-Forwarded-*: nothing reflected',
    HOSTS,
    'api/http/hosts.test.ts',
    'api/http/origins.test.ts',
    'unit/front/validate-request.test.ts',
  ),
  row('H2', 'utm and cookies on a cacheable page: cached bytes equal a clean render', HOSTS),
  row('H3', 'malformed conditions and ranges on a cold page: nothing of it for others', HOSTS),
  row(
    'H4',
    'no store or user mixed into another’s page',
    HOSTS,
    'api/stores/gateways.test.ts',
    'e2e/stores/two-stores.spec.ts',
    'unit/cache/page-cache.test.ts',
    'e2e/cache/page-cache.spec.ts',
  ),
  row(
    'H5',
    '100,000 random queries: memory flat',
    'unit/cache/many-addresses.test.ts',
    'unit/cache/page-cache.test.ts',
    'e2e/security/slow.spec.ts',
  ),
  row('H6', '500 connections on a cold page: at most 2 upstream calls', 'e2e/foreign/storm.spec.ts'),
  row(
    'H7',
    'API answers 500: errors never cached, the last good page kept',
    'e2e/foreign/storm.spec.ts',
    'unit/cache/page-cache-concurrency.test.ts',
  ),
  row(
    'H9',
    'image endpoint with file:, loopback, link-local, redirects, huge sizes: refused',
    'unit/images/refused-sources.test.ts',
    'unit/images/refused-answers.test.ts',
  ),
  row(
    'H10',
    'body over the limit: 413 before parsing; what is within it takes time by its length, no more',
    'api/http/requests.test.ts',
    'unit/front/validate-request.test.ts',
    'unit/front/unread-bodies.test.ts',
    'e2e/security/slow.spec.ts',
    'growth/email.test.ts',
    'growth/front.test.ts',
    'growth/calls.test.ts',
    'growth/readers.test.ts',
    'e2e/process/growth.spec.ts',
  ),
  row(
    'H11',
    '10,000-deep or truncated JSON, slow headers and bodies: 400, 408, closed; others served',
    'api/http/requests.test.ts',
    'e2e/security/slow.spec.ts',
  ),
  row(
    'H13',
    'page=0, -1, 1e9, abc; limit=1e6: clamped or 400, never 500',
    'e2e/catalog/bad-input.spec.ts',
    'e2e/security/slow.spec.ts',
    INPUT_HOLES,
  ),
  row(
    'B1',
    'localStorage cart broken or of the wrong shape: repaired line by line',
    'e2e/catalog/bad-input.spec.ts',
    'unit/cart/line.test.ts',
  ),
  row('B2', 'localStorage denied or full: in memory, never a blank page', FAULTS),
  row(
    'B3',
    'cart with a deleted product, gone size, changed price: marked, left out of the total',
    FAULTS,
    'api/orders/order-quotes.test.ts',
    'unit/checkout/cart-check/check-cart.test.ts',
    'e2e/foreign/odd-data.spec.ts',
  ),
  row('B4', 'two tabs; sign-out in one: both agree, no line lost', TWO_PEOPLE),
  row(
    'B6',
    'offline at each step: cart works, submit keeps the form, no duplicate',
    ORDER_ONCE,
    FAULTS,
    'e2e/foreign/outage-buying.spec.ts',
    'e2e/offline/cart.spec.ts',
  ),
  row(
    'B7',
    'no JavaScript: readable and usable; checkout says what it needs',
    FAULTS,
    'unit/orders/track.test.ts',
    'e2e/process/forms.spec.ts',
  ),
  row(
    'B8',
    'back-forward cache after order or sign-out: state refreshed',
    'e2e/speculation/way-back.spec.ts',
    TWO_PEOPLE,
  ),
  row('B9', 'an island’s chunk is gone after a deploy: reload once, the page stays usable', FAULTS),
  row(
    'B10',
    'a page without a network: one seen before says of when it is; what is added is checked on return',
    'e2e/offline/pages.spec.ts',
    'e2e/offline/cart.spec.ts',
  ),
  row(
    'B12',
    'no answer, half of one, a reset, another page, 503: given up in time, repeated with the same key, one order',
    'unit/lib/net/with-retries.test.ts',
    'unit/lib/net/fetch-whole.test.ts',
    'e2e/networks/lost-answers.spec.ts',
  ),
  row('B13', 'slow or offline: words where the shopper looks, and a way on', 'e2e/networks/words.spec.ts'),
  row('B14', '400 kbps, 400 ms, 5 % loss: the whole path can be gone', 'e2e/networks/journey.spec.ts'),
  row(
    'F1',
    'kill -9 at random moments under order load: every acknowledged order is there once and whole',
    'api/db/crash.test.ts',
  ),
  row(
    'F3',
    'disk full: writes are 503 with Retry-After, reads go on, it recovers by itself',
    'api/db/database-faults.test.ts',
  ),
  row(
    'F4',
    'database locked by another process: writes wait, then 503 with Retry-After; reads go on, it recovers by itself',
    'api/db/database-faults.test.ts',
    'e2e/process/outage.spec.ts',
    'api/db/postgres-limits.test.ts',
  ),
  row(
    'F5',
    'missing, read-only, damaged, garbage or newer database: one line and no start, never made again',
    'api/db/database.test.ts',
    'api/start.test.ts',
    'e2e/process/outage.spec.ts',
  ),
  row(
    'F6',
    'PostgreSQL stopped, connections cut, restarted: pages from memory, writes 503, back within 5 s',
    'api/http/outage.test.ts',
    'api/db/serving-pool.test.ts',
    'unit/store-api/db/circuit-breaker.test.ts',
    'e2e/process/outage.spec.ts',
  ),
  row(
    'F7',
    'remote API refused, hanging, 500, half a body: stale pages, the cart works, the spec’s texts',
    'e2e/foreign/outage.spec.ts',
    'e2e/foreign/cached.spec.ts',
    'api/http/foreign-backend.test.ts',
  ),
  row(
    'F8',
    'restart while the remote API is down: the shop opens, a plain 503 page, and recovers',
    'e2e/foreign/outage.spec.ts',
  ),
  row(
    'F9',
    'SIGTERM under load: drains, no in-flight order fails, none acknowledged is lost',
    'e2e/process/drain.spec.ts',
    'e2e/process/workers.spec.ts',
  ),
  row('F11', 'mail server down: the request succeeds; the outbox retries, no duplicates', 'api/mail/mail.test.ts'),
  row(
    'F12',
    'a pooler that changes sessions, two commands at once: done and right, or said that it is not',
    'api/pooler/commands-through-pooler.test.ts',
    'api/shop-folder/apply-together.test.ts',
  ),
];
