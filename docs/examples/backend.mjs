/**
 * A backend for Selvedge in one file: Node only, everything in memory, nothing to install. It speaks the calls of
 * docs/backends.md and two extensions (`items`, `idempotency`), and is the place to start from in any language.
 *
 *   node docs/examples/backend.mjs                               listens on port 8045, or PORT
 *   npm run conformance -- http://localhost:8045/api/v1 --write  tests it
 *   API_URL=http://localhost:8045/api/v1 npm start               puts the shop in front of it
 */
import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const STORE = {
  storeName: 'Example Threads',
  categories: ['Jeans', 'Shirts', 'Shorts'],
  capabilities: ['items', 'idempotency'],
};

/** Prices are rupees, dates ISO 8601. */
const PRODUCTS = Array.from({ length: 45 }, (_, n) => ({
  id: `piece-${n + 1}`,
  title: `${STORE.categories[n % 3]} No. ${n + 1}`,
  category: STORE.categories[n % 3],
  parentCategory: n % 2 ? 'Linen' : 'Cotton',
  regularPrice: 1299 + 50 * n,
  ...(n % 4 === 0 && { discountedPrice: 999.5 + 50 * n }),
  createdAt: new Date(Date.UTC(2026, 0, 1 + n)).toISOString(),
  attributes: [{ key: 'Size', value: ['S', 'M', 'L'] }],
}));

const METHODS = ['Cash on delivery', 'Bank transfer'];
const OPTIONS = METHODS.map((value) => ({ value, label: value }));
const PAYMENT_FIELDS = [
  { name: 'method', label: 'Pay by', type: 'select', options: OPTIONS, rules: { required: true } },
];

const [PENDING, PROCESSING] = [0, 1];
const ADDRESS = ['fullName', 'address', 'city', 'state', 'postalCode', 'phone'];
const users = new Map(); // by email: { account, salt, hash }
const tokens = new Map(); // by token: { user, until }
const orders = []; // newest first: { owner, order }
const firstAnswers = new Map(); // by call, user and Idempotency-Key: { asked, answer }

/** The calls. Each gets `id` of the path, `query`, `body`, and `user` where its token is known. */
const CALLS = {
  'GET /storeInfo': () => STORE,
  'GET /products': listProducts,
  'GET /products/:id': ({ id }) => findProduct(id) ?? refuse(404, 'not-found', 'Product not found'),
  'POST /users/register': register,
  'POST /users/authorize': signIn,
  'GET /accountInfo': ({ user }) => user.account,
  'GET /orders': ({ user }) => orders.filter(({ owner }) => owner === user).map(({ order }) => order),
  'GET /orders/:id': trackOrder,
  'POST /orders': (call) => once(call, placeOrder),
  'GET /payments/fields': () => PAYMENT_FIELDS,
  'POST /payments': (call) => once(call, pay),
};
const OF_USERS = ['GET /accountInfo', 'GET /orders', 'POST /orders', 'GET /payments/fields', 'POST /payments'];

function listProducts({ query }) {
  const fits = (name, product) => !query.get(name) || query.get(name).toLowerCase() === product[name].toLowerCase();
  // The shop asks for accessories by a list of words beside the category.
  const words = query.get('filter')?.split(',');
  const isFound = (one) =>
    (words ? words.includes(one.category) : fits('category', one)) &&
    fits('parentCategory', one) &&
    (query.get('sale') !== 'true' || one.discountedPrice < one.regularPrice);
  const found = PRODUCTS.filter(isFound);
  const page = Math.max(1, Number.parseInt(query.get('page')) || 1);
  const limit = Math.min(100, Math.max(1, Number.parseInt(query.get('limit')) || 12));
  return { data: found.slice((page - 1) * limit, page * limit), count: found.length };
}

function register({ body }) {
  const [firstName, lastName] = [textOf(body, 'firstName').trim(), textOf(body, 'lastName').trim()];
  const [email, password] = [emailOf(body), textOf(body, 'password')];
  const wrong = {
    ...(firstName.length < 2 && { firstName: 'First name must be at least 2 characters' }),
    ...(lastName.length < 2 && { lastName: 'Last name must be at least 2 characters' }),
    ...(!/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email) && { email: 'Invalid email address' }),
    ...(password.length < 6 && { password: 'Password must be at least 6 characters' }),
  };
  if (Object.keys(wrong).length) refuse(400, 'invalid', Object.values(wrong)[0], wrong);
  if (users.has(email)) refuse(409, 'email-taken', 'There is an account for this address already.');
  const salt = randomBytes(16);
  const account = { email, firstName, lastName, createdAt: new Date().toISOString() };
  users.set(email, { account, salt, hash: scryptSync(password, salt, 32) });
  return { success: true };
}

function signIn({ body }) {
  const user = users.get(emailOf(body));
  if (!user || !timingSafeEqual(user.hash, scryptSync(textOf(body, 'password'), user.salt, 32)))
    refuse(401, 'bad-credentials', 'Wrong email or password.');
  const token = randomBytes(32).toString('base64url');
  tokens.set(token, { user, until: Date.now() + 24 * 60 * 60 * 1000 });
  return { token };
}

/** Prices and total are the server's: whatever else the request says is not read. */
function placeOrder({ body, user }) {
  const shippingAddress = Object.fromEntries(ADDRESS.map((name) => [name, textOf(body.shippingAddress, name).trim()]));
  const empty = ADDRESS.filter((name) => !shippingAddress[name]);
  const wrong = Object.fromEntries(empty.map((name) => [`shippingAddress.${name}`, 'This field is required']));
  if (empty.length) refuse(400, 'invalid', 'All shipping information fields are required.', wrong);
  // `items` says size and colour of each line. Without that capability the shop sends `products` alone.
  const entries = Object.entries(body.products ?? {}).map(([productId, quantity]) => ({ productId, quantity }));
  const lines = Array.isArray(body.items) ? body.items : entries;
  if (!lines.length) refuse(400, 'invalid', 'The order is empty.');
  const items = lines.map(({ productId, quantity, size, color }) => {
    const product = findProduct(productId) ?? refuse(422, 'unknown-product', 'A product is not sold any more.');
    const isRight = Number.isInteger(quantity) && quantity >= 1 && quantity <= 99;
    if (!isRight) refuse(400, 'invalid', 'Quantity must be a whole number from 1 to 99.');
    const price = product.discountedPrice ?? product.regularPrice;
    return { id: product.id, productTitle: product.title, quantity, price, size, color };
  });
  // Summed in paise, so that no total is off by a fraction.
  const total = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100;
  const createdAt = new Date().toISOString();
  const order = { id: randomUUID(), status: PENDING, createdAt, total, items, shippingAddress };
  orders.unshift({ owner: user, order });
  return { id: order.id };
}

/** Opened by the buyer's own token, or by the email or phone that belongs to it. */
function trackOrder({ id, query, user }) {
  const { owner, order } = orders.find((one) => one.order.id === id) ?? {};
  const contact = (query.get('contactInfo') ?? '').trim().toLowerCase();
  const lastDigits = (phone) => phone.replace(/\D/g, '').slice(-10);
  const isPhone =
    lastDigits(contact).length === 10 && lastDigits(contact) === lastDigits(order?.shippingAddress.phone ?? '');
  const isAllowed = order && (owner === user || owner.account.email === contact || isPhone);
  return isAllowed ? order : refuse(404, 'not-found', 'Order not found or access denied');
}

/** A real gateway answers `redirectUrl` or `action`, and tells the backend later that it was paid. */
function pay({ body, user }) {
  const order = orders.find((one) => one.order.id === body.orderId && one.owner === user)?.order;
  if (!order) refuse(404, 'not-found', 'There is no such order.');
  if (order.status !== PENDING) refuse(409, 'not-payable', 'This order is paid already.');
  const wrong = { method: 'Please choose how to pay.' };
  if (!METHODS.includes(body.fields?.method)) refuse(422, 'invalid', wrong.method, wrong);
  order.status = PROCESSING;
  return { success: true };
}

/** A repeat with the same Idempotency-Key gets the first answer: an order whose answer was lost is not made twice. */
function once({ key, ...call }, act) {
  if (!key) return act(call);
  const name = `${call.route} ${call.user.account.email} ${key}`;
  const asked = JSON.stringify(call.body);
  const first = firstAnswers.get(name) ?? { asked, answer: act(call) };
  if (first.asked !== asked) refuse(422, 'key-reused', 'This key was used for another request.');
  firstAnswers.set(name, first);
  return first.answer;
}

const findProduct = (id) => PRODUCTS.find((product) => product.id === id);
const textOf = (body, name) => (typeof body?.[name] === 'string' ? body[name] : '');
const emailOf = (body) => textOf(body, 'email').trim().toLowerCase();

/** What is wrong with a request: a status, a word for programs, a sentence for the shopper, sentences by field. */
function refuse(status, code, error, fields) {
  throw Object.assign(new Error(error), { answer: { status, body: { error, code, fields } } });
}

createServer(async (request, response) => {
  const { status, body } = await answerTo(request).catch((error) => {
    if (!error.answer) console.error(error);
    return error.answer ?? { status: 500, body: { error: 'Please try again later.', code: 'internal' } };
  });
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}).listen(Number(process.env.PORT ?? 8045), function () {
  console.log(`The example backend is at http://localhost:${this.address().port}/api/v1`);
});

async function answerTo(request) {
  const { method, url, headers } = request;
  const { pathname, searchParams: query } = new URL(url, 'http://backend.invalid');
  const [, id] = /^\/api\/v1\/(?:products|orders)\/([^/]+)$/.exec(pathname) ?? [];
  const route = `${method} ${(id ? pathname.slice(0, -id.length) + ':id' : pathname).replace('/api/v1', '')}`;
  if (!Object.hasOwn(CALLS, route)) refuse(404, 'not-found', 'There is no such call.');
  const token = tokens.get(headers.authorization?.replace(/^Bearer /, ''));
  const user = token?.until > Date.now() ? token.user : undefined;
  if (!user && OF_USERS.includes(route)) refuse(401, 'not-signed-in', 'Please sign in first.');
  const body = method === 'POST' ? await bodyOf(request) : undefined;
  const key = headers['idempotency-key'];
  return { status: 200, body: CALLS[route]({ id: id && decodeURIComponent(id), query, body, user, key, route }) };
}

async function bodyOf(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8'))
    if ((text += chunk).length > 65_536) refuse(413, 'too-large', 'The request is too large.');
  try {
    return { ...JSON.parse(text) };
  } catch {
    return refuse(400, 'invalid-body', 'The body is no JSON.');
  }
}
