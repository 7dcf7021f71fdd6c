/**
 * Which tests hold which words of the specification: a row for each row of docs/behaviour.md sections 2, 4, 5, 8 and 9.
 * `says` quotes it. A title is a part of the test's own; `decided` names the number in docs/decisions that settles it
 * otherwise. spec-coverage.test.ts checks that the tests are written, check-coverage.ts that those of the browser ran.
 */
export interface Row {
  id: string;
  says: string;
  by: Quoted[];
  decided?: number;
}

export interface Quoted {
  /** Below tests/. */
  file: string;
  /** `…` stands between the parts of a title that is put together for each of several cases. */
  title: string;
}

/** Is this test, or this file of tests, meant? */
export function fits(text: string, { title }: Quoted): boolean {
  return title.split('…').every((part) => text.includes(part));
}

const at =
  (file: string) =>
  (...titles: string[]): Quoted[] =>
    titles.map((title) => ({ file, title }));

const row = (id: string, says: string, ...by: Quoted[][]): Row => ({ id, says, by: by.flat() });
const decided = (number: number, settled: Row): Row => ({ ...settled, decided: number });

const home = at('e2e/site/home.spec.ts');
const layout = at('e2e/site/layout.spec.ts');
const listing = at('e2e/catalog/products.spec.ts');
const product = at('e2e/product/product.spec.ts');
const cart = at('e2e/cart/cart.spec.ts');
const session = at('e2e/session/session.spec.ts');
const registration = at('e2e/session/registration.spec.ts');
const account = at('e2e/session/account.spec.ts');
const checkout = at('e2e/checkout/checkout.spec.ts');
const orderFailure = at('e2e/checkout/failures.spec.ts');
const orders = at('e2e/orders/orders.spec.ts');
const tracking = at('e2e/orders/track-order.spec.ts');
const payment = at('e2e/payment/payment.spec.ts');
const fields = at('e2e/payment/fields.spec.ts');
const policies = at('e2e/site/policies.spec.ts');
const contact = at('e2e/site/contact.spec.ts');
const notFound = at('e2e/site/not-found.spec.ts');
const apiTest = at('e2e/site/api-test.spec.ts');
const slow = at('e2e/catalog/slow-store.spec.ts');
const journey = at('e2e/journey/journey.spec.ts');
const pages = at('e2e/islands/pages.spec.ts');
const badInput = at('e2e/catalog/bad-input.spec.ts');
const mail = at('e2e/site/mail.spec.ts');
const outage = at('e2e/foreign/outage.spec.ts');
const unit = (file: string) => at(`unit/${file}`);

const GUARDED = ['/account', '/checkout', '/orders', '/payment'];
const POLICIES = ['terms', 'privacy', 'refund', 'return', 'shipping', 'about'];

const routes: Row[] = [
  row('2.route.home', '/ open, Home page', pages('home, listing, product and policy are whole')),
  row('2.route.login', '/login open, Sign in', session('sign-in page: email, password')),
  row('2.route.register', '/register open, Registration', registration('register page: its fields')),
  decided(
    11,
    row(
      '2.route.passwords',
      '/forgot-password, /reset-password linked, content not shown',
      session('forgot and reset password pages are there'),
      mail('forgot, mail, reset, sign in with the new one'),
    ),
  ),
  row(
    '2.route.products',
    '/products open, Category browser and product listing',
    listing('without category: an Explore Categories grid'),
  ),
  row('2.route.product', '/product/{id} open, Product detail', product('details: back button, image')),
  row('2.route.cart', '/cart open, Cart', cart("empty: 'Your cart is empty'")),
  row(
    '2.route.checkout',
    '/checkout signed-in, Shipping form and order summary',
    checkout('shipping form and order summary'),
    session('/checkout…: a guest is sent to /login'),
  ),
  row(
    '2.route.payment',
    '/payment signed-in; query orderId',
    payment('loads field definitions, shows a form'),
    session('/payment…: a guest is sent to /login'),
  ),
  decided(
    10,
    row(
      '2.route.payment.state',
      'or an order id passed in navigation state',
      payment('an order id passed on by the checkout'),
    ),
  ),
  row(
    '2.route.order-success',
    '/order-success open, Thank-you page with links to /orders and /',
    orders('order-success: a thank-you page'),
  ),
  row(
    '2.route.orders',
    "/orders signed-in, List of the user's orders",
    orders('each order shows id, date'),
    session('/orders…: a guest is sent to /login'),
  ),
  row(
    '2.route.account',
    '/account signed-in, Account',
    account('name, email, member-since date'),
    session('/account…: a guest is sent to /login'),
  ),
  row(
    '2.route.track-order',
    '/track-order open; optional query id prefills the order number',
    tracking('query id prefills the order number'),
  ),
  row(
    '2.route.contact',
    '/contact open, Contact form, store contact info, social icons',
    contact('form with name, email, subject, message'),
  ),
  row(
    '2.route.api-test',
    '/api-test open, Developer page to test the API connection',
    apiTest('tests the API connection and logs the response'),
  ),
  row(
    '2.route.policies',
    '/{policyType} open, Policy pages: terms, privacy, refund, return, shipping, about',
    policies(...POLICIES.map((slug) => `${slug}… shows …, placeholders filled`), 'policies name the company'),
  ),
  row(
    '2.route.404',
    '/404 and any other path: Oops! Page not found, link Return to Home',
    notFound('/404…: Oops! Page not found, with a link Return to Home', '/no/such/path…: Oops! Page not found'),
  ),
  row(
    '2.reserved',
    'Reserved words that are not policy slugs',
    policies('reserved words are pages of their own'),
    unit('site/policy.test.ts')('%s is no policy'),
  ),
  decided(
    4,
    row('2.unknown-slugs', 'unknown slugs redirect to /404', badInput('unknown slugs go to the not-found page')),
  ),
  decided(
    9,
    row(
      '2.protected',
      'redirected to /login and the origin path is remembered',
      ...GUARDED.map((path) => session(`${path}…: a guest is sent to /login`)),
      journey('the whole path: front page to a paid, tracked order'),
    ),
  ),
  row(
    '2.protected.loading',
    'nothing renders while authentication is loading',
    ...GUARDED.map((path) => session(`${path}…: a guest is sent to /login, and nothing is painted before`)),
  ),
];

const screens: Row[] = [
  row('2.home.hero', 'hero with two buttons (Browse Collection, Featured Products)', home('hero with two buttons')),
  row(
    '2.home.tiles',
    'three category tiles, Browse Collection hover label, Shop {category} Collection link, category image',
    home('three category tiles'),
  ),
  row(
    '2.home.featured',
    'Featured Products grid with a View All button',
    home('Featured Products grid with a View All button'),
  ),
  row(
    '2.home.promo',
    'promo block with an Explore Products button',
    home('promo block with an Explore Products button'),
  ),
  row(
    '2.home.benefits',
    'Premium Quality, Modern Designs, Perfect Fit, Sustainable Practices',
    pages('home, listing, product and policy are whole'),
  ),
  row(
    '2.home.links',
    '/products, /products?featured=true, /products?category={lowercased category}, /product/{id}',
    home('three category tiles', 'links from image and name'),
  ),
  row(
    '2.home.skeletons',
    'Featured grid shows 4 skeleton cards while loading',
    slow('Featured grid shows 4 skeleton cards while loading'),
  ),
  row('2.home.none', '"No featured products available at the moment."', slow('with no results it says')),
  row(
    '2.home.newsletter',
    'email input, type email, required (browser validation only)',
    home('newsletter: email input, type email, required'),
  ),
  decided(
    12,
    row(
      '2.home.newsletter.toast',
      '"Subscribed!" "Thank you for subscribing to our newsletter." and clears the input; no call is made',
      home('newsletter: a toast "Subscribed!"'),
      mail('the newsletter keeps an address once'),
    ),
  ),
  row('2.card', 'Product card: image (height 300px), name, price', home('product card: image of 240 x 300 px')),
  row(
    '2.card.placeholder',
    'placeholder image if loading fails',
    home('image load failure: a default placeholder image'),
  ),
  row('2.card.sale', 'sale badge', home('sale badge when originalPrice exists')),
  row(
    '2.card.overlay',
    'Hover overlay has Add to Cart, Add to Wishlist, Quick View and Size Guide buttons',
    home('hover overlay has Add to Cart', 'nothing has to be hovered over'),
  ),
  decided(
    13,
    row(
      '2.card.behaviour',
      'only Add to Cart has shown behaviour',
      home('Add to Cart on a card: quantity 1'),
      product('quick view has the pickers of the product', 'Add to Wishlist keeps the product'),
    ),
  ),
  row(
    '2.login.fields',
    'email, password, remember-me checkbox; links to /register, /forgot-password, /terms, /privacy and home',
    session('sign-in page: email, password, remember-me checkbox'),
  ),
  row(
    '2.login.success',
    'goes to the page the user came from, or / by default',
    session('login success: token stored, / by default'),
    journey('the whole path: front page to a paid, tracked order'),
  ),
  row('2.login.failure', 'On failure the page only logs it', session('login failure without a response')),
  row(
    '2.register.fields',
    'first name, last name, email, password, confirm password; show/hide toggle; links',
    registration('register page: its fields, hint, links'),
  ),
  row(
    '2.register.hint',
    '"We recommend using Gmail, Outlook, or other common email providers"',
    registration('register page: its fields, hint, links'),
  ),
  row(
    '2.register.end',
    'On success goes to /. Failure shows a banner',
    registration('the email is trimmed and lowercased', 'toast and banner'),
  ),
  row('2.account.guard', 'Redirects to /login without a user', session('/account…: a guest is sent to /login')),
  row(
    '2.account.shows',
    'name, email, member-since date (month, day, year), a navigation card to /orders, Return to Home',
    account('name, email, member-since date'),
  ),
  row(
    '2.account.sign-out',
    "Sign Out (toast 'Logged out' / 'You have been successfully logged out.', then /)",
    account("Sign Out: toast 'Logged out'"),
  ),
  decided(
    5,
    row(
      '2.products.query',
      'category, parentCategory, page (default 1); featured=true and sale=true',
      listing('featured=true: products whose featured attribute', 'sale=true: products with a discounted price'),
      badInput('H13 odd page numbers'),
    ),
  ),
  row(
    '2.products.explore',
    'Explore Categories grid of the first 3 store categories (image, name, link)',
    listing('without category: an Explore Categories grid'),
  ),
  row(
    '2.products.heading',
    "men gives Men's Ethnic Wear, women gives Women's Ethnic Wear, otherwise the capitalised category",
    listing('heading of category=…men', 'heading of category=…women', 'heading of category=…jeans'),
    unit('catalog/listing/listing.test.ts')('heading of %s'),
    badInput('unknown category'),
  ),
  row(
    '2.products.filter',
    "'Filter by Type', 'All Types', one entry per parent category, with a Clear control",
    listing("filter dropdown: 'Filter by Type'"),
  ),
  row(
    '2.products.grid',
    'Grid toggle between 3 and 2 columns (hidden under 768px wide), 4 columns on large screens',
    listing('grid toggle: 4 columns on large screens'),
  ),
  row(
    '2.products.loading',
    'loading skeleton (12 placeholders)',
    listing('a listing that is long in coming shows 12 placeholders'),
  ),
  row('2.products.error', 'error state', slow("'Failed to load products. Please try again.'")),
  row('2.products.pagination', 'pagination', listing('page size 12, pagination')),
  row('2.products.reset', 'Page resets to 1 when the parent category changes', listing('page resets to 1')),
  row('2.product.loading', 'loading skeleton', product('loading skeleton: a product that is long in coming')),
  row(
    '2.product.missing',
    "'Product Not Found' with \"We couldn't find the product you're looking for. ...\" and a link to /products",
    badInput('unknown product'),
  ),
  decided(
    25,
    row(
      '2.product.details',
      'back button, image, name, price, category, first 8 characters of the id, description, specifications, pickers',
      product('details: back button, image', 'specifications hide any key'),
    ),
  ),
  row('2.product.add', 'Add to Cart (then goes to /cart)', product('quantity picker: at least 1')),
  decided(
    13,
    row('2.product.wish', 'Add to Wishlist (no behaviour shown)', product('Add to Wishlist keeps the product')),
  ),
  row(
    '2.product.one-size',
    "A product whose only size is 'One Size' is preselected",
    product("whose only size is 'One Size' is preselected"),
  ),
  row(
    '2.cart.empty',
    "'Your cart is empty' with Continue Shopping (to /)",
    cart("empty: 'Your cart is empty' with Continue Shopping"),
  ),
  row(
    '2.cart.lines',
    'item-count header, image, name, color and size, minus/plus, line total, remove; subtotal; Clear Cart and Checkout',
    cart('item-count header, per item image', "Clear Cart: 'Cart cleared'"),
  ),
  row(
    '2.cart.login',
    "'Login Required' / 'Please login to proceed with checkout', to /login remembering /checkout",
    journey('the whole path: front page to a paid, tracked order'),
  ),
  row(
    '2.checkout.summary',
    "Shipping is shown as 'Free'; the total equals the subtotal",
    checkout('shipping form and order summary'),
  ),
  row(
    '2.checkout.end',
    'On success goes to /payment?orderId={id}',
    checkout('order created: products map id to quantity'),
  ),
  row('2.orders.list', 'each shows id, date, status, shipping and items', orders('each order shows id, date, status')),
  row('2.orders.none', "'No Orders Found' with a Browse Products link", orders("empty list: 'No Orders Found'")),
  row(
    '2.orders.pay',
    'Pending orders show a Pay Now button to /payment?orderId={id}',
    orders('Pending offers Pay Now'),
  ),
  row('2.payment', 'Loads field definitions, shows a form, submits', payment('loads field definitions, shows a form')),
  row(
    '2.track',
    "order number and contact fields; the contact defaults to the signed-in user's email",
    tracking("the contact defaults to the signed-in user's email"),
  ),
  row(
    '2.contact',
    'Form, store contact info, social icons. Support hours: Monday to Saturday, 10AM-6PM',
    contact('form with name, email, subject, message'),
  ),
  row(
    '2.layout.bar',
    'Fixed top bar: store name, up to 3 category links, an All Products link',
    layout('fixed top bar: store name'),
  ),
  row(
    '2.layout.brand',
    'default brand if absent',
    slow('category failure gives Accessories only, and the default brand'),
  ),
  row('2.layout.cart', 'a cart icon with item-count badge', layout('cart icon with item-count badge')),
  row(
    '2.layout.account',
    'an account icon when logged in or a Login button otherwise',
    layout('a Login button for a guest'),
  ),
  row('2.layout.menu', 'a mobile menu', layout('mobile menu, and the breakpoint of 768px')),
  row(
    '2.layout.footer',
    'social links; category links; quick links; contact details',
    layout('footer: social links, category links', 'every link of the footer and the header leads to a page'),
  ),
  row('2.layout.brands', 'payment-brand logos', layout('footer: payment-brand logos')),
  row('2.layout.tabs', 'a mobile bottom tab bar (Home, Category, My Account, Cart)', layout('mobile bottom tab bar')),
  row('2.layout.top', 'The page scrolls to top on every route change', layout('the page scrolls to top')),
  row(
    '2.layout.title',
    'Document title and description come from the store name and description',
    layout('document title and description'),
  ),
];

const states: Row[] = [
  decided(
    8,
    row(
      '4.auth',
      'logged in if a token exists in local storage',
      layout('logged in once a token is stored'),
      session('login success: token stored'),
    ),
  ),
  row(
    '4.auth.401',
    'logout removes it; any 401 response removes the stored token',
    session('any 401 response removes the stored token', "'You have been logged out successfully.'"),
  ),
  row(
    '4.cart.kept',
    'persisted in local storage under key cart and restored on load',
    cart("'Removed from cart': that line only, and the rest is still there after a reload"),
    unit('cart/store.test.ts')("kept in localStorage under 'cart'"),
  ),
  row(
    '4.cart.add',
    "same id, size and colour increases its quantity (toast 'Cart updated'); otherwise appended (toast 'Added to cart')",
    product('the same choice again increases the line and says Cart updated'),
    unit('cart/line.test.ts')('same id, size and colour adds up'),
  ),
  decided(2, row('4.cart.remove', "Removal by id ('Removed from cart')", cart("'Removed from cart': that line only"))),
  row('4.cart.clear', "clearing empties the cart ('Cart cleared')", cart("Clear Cart: 'Cart cleared'")),
  row(
    '4.cart.least',
    'A quantity update below 1 is ignored; decreasing in the cart stops at 1',
    cart('decreasing in the cart stops at 1'),
    unit('cart/store.test.ts')('a quantity below 1 is ignored'),
  ),
  row(
    '4.card-add',
    'quantity 1; size or colour preselected only when the product has exactly one option',
    home('Add to Cart on a card: quantity 1'),
  ),
  row(
    '4.store',
    'loading, then loaded or error; it can be refreshed',
    slow("'Failed to load store information. Please refresh the page.', and refreshing helps"),
  ),
  row(
    '4.featured',
    'loading, then a list or empty state; an error is only logged and the empty state shows',
    slow('Featured grid shows 4 skeleton cards', 'an error of the featured products is only logged'),
  ),
  row(
    '4.registration',
    'success goes to / (user not logged in automatically); failure shows a banner',
    journey('the whole path: front page to a paid, tracked order'),
    registration('toast and banner'),
  ),
  row(
    '4.checkout',
    "order created; cart cleared; 'Order created successfully' / 'Proceeding to payment...'; go to payment",
    checkout('order created: products map id to quantity'),
    orderFailure('while it is being placed a second click'),
  ),
  row(
    '4.product',
    'loading, then loaded, not found, or failed',
    product('loading skeleton', 'details: back button'),
    badInput('unknown product'),
    slow("'Failed to load product details'"),
  ),
  decided(
    17,
    row(
      '4.status',
      '0 Pending, 1 Processing, 2 Shipped, 3 Delivered, 4 Cancelled; colours',
      orders('status codes: 0 Pending yellow'),
    ),
  ),
  row('4.status.unknown', 'anything else Unknown (a warning is logged)', orders("shows 'Unknown' and logs a warning")),
  row(
    '4.payment.steps',
    'loading fields, form, submitting',
    payment('while the fields are loading and while it is submitting'),
  ),
  decided(
    22,
    row(
      '4.payment.post',
      'redirect_post (hidden POST form, inputs type, url and data[...])',
      payment('redirect_post submits a hidden POST form'),
    ),
  ),
  row(
    '4.payment.deeplink',
    'deeplink (navigates to the URL); no action but a redirectUrl, navigate there',
    payment('deeplink navigates to the URL'),
  ),
  row(
    '4.payment.qr',
    'qr (size 256 from qr text or qrBase64 image, with an instruction to scan)',
    payment('qr: a code of size 256'),
  ),
  row(
    '4.payment.neither',
    "'Payment initiated' (Your payment is being processed) and go to /orders",
    payment("with neither: toast 'Payment initiated'"),
  ),
  row(
    '4.payment.failure',
    'an error screen with a Return to checkout link',
    payment('an error screen with a Return to checkout link'),
  ),
  row(
    '4.payment.visibility',
    'no showWhenFilled list, or at least one listed field has a non-blank value',
    fields('a field is shown only if it has no showWhenFilled list'),
    unit('payment/visible-fields.test.ts')('a field is shown without a list'),
  ),
  row(
    '4.payment.disabled',
    'Submit is disabled while loading or when a visible required field is empty',
    payment('while the fields are loading'),
    fields('a field is shown only if it has no showWhenFilled list'),
  ),
  decided(
    12,
    row(
      '4.contact',
      "'Sending...'; after 1.5 s 'Message Sent' (Thank you for contacting us. ...) and the form clears. No server call",
      contact("submit shows 'Sending...'"),
      mail('the contact form is kept and answered'),
    ),
  ),
  row('4.track', "'Order found' (Your order status has been loaded)", tracking("'Order found'")),
];

const validation: Row[] = [
  row(
    '5.login',
    "'Invalid email address'; 'Password must be at least 6 characters'",
    session('login: what is not valid is said at the field'),
  ),
  row(
    '5.login.token',
    "'Authentication failed: Token is missing in the response'",
    session('login failure with …no token…Authentication failed: Token is missing in the response'),
  ),
  row(
    '5.register',
    'first and last name at least 2, email valid, password at least 6, Passwords do not match on the confirm field',
    registration('registration: every rule in its words'),
  ),
  row(
    '5.register.email',
    "'Invalid Email' / 'Please enter a valid email address.' and nothing is sent",
    registration('registration: every rule in its words'),
  ),
  row(
    '5.register.sent',
    'The email is trimmed and lowercased before sending',
    registration('the email is trimmed and lowercased'),
  ),
  row(
    '5.checkout.fields',
    "'Please fill all fields' / 'All shipping information fields are required.'",
    checkout("'Please fill all fields'…nothing filled in", "'Please fill all fields'…one field of blanks"),
    unit('checkout/forms.test.ts')('%s must not be empty after trimming'),
  ),
  row(
    '5.checkout.cart',
    "'Cart is empty' / 'Please add items to your cart before checkout.'",
    checkout("'Cart is empty'"),
  ),
  decided(
    18,
    row(
      '5.size',
      "'Please select a size' / 'You must select a size before adding to cart'. Color is not enforced",
      product('if the product has sizes a size must be chosen'),
      home('Add to Cart on a card of several sizes asks for one'),
    ),
  ),
  row('5.quantity', 'Quantity at least 1; no maximum shown', product('quantity picker: at least 1')),
  row(
    '5.specifications',
    "hide any attribute whose key contains 'phone' and show at most 10",
    product("specifications hide any key with 'phone'"),
    unit('catalog/product.test.ts')("specifications hide keys with 'phone'"),
  ),
  row('5.contact', 'all four fields required; email field of email type', contact('all four fields required')),
  row(
    '5.track',
    "'Required fields' / 'Please enter both order number and email/phone.'",
    tracking('both fields required'),
  ),
  row(
    '5.newsletter',
    'email type, required, browser validation only',
    home('newsletter: email input, type email, required'),
  ),
  row(
    '5.payment.required',
    "the field's first rules message or 'This field is required'",
    fields(
      "a required empty field sent by Enter gives …the field's first rules message",
      "a required empty field sent by Enter gives …or 'This field is required'",
    ),
  ),
  row(
    '5.payment.email',
    "'Please enter a valid email address'; 'Validation Error' / 'Please correct the errors in the form.'",
    fields("'Please enter a valid email address'"),
  ),
  row(
    '5.phone',
    '+91 followed by digits only, at most 10 digits; a required phone starts as +91',
    fields('phone: starts as +91 when required'),
    unit('payment/phone-mask.test.ts')('maxLength minus 3 digits when a rule says so'),
  ),
  row(
    '5.phone.words',
    'Phone number must start with +91; at least {n}; no more than {n}; 13 characters; Invalid phone number format',
    fields(
      'phone: starts as +91',
      'phone: …Phone number must have at least 12 characters',
      'phone: …Invalid phone number format',
    ),
    unit('payment/field-rules.test.ts')('phones (docs/behaviour.md section 5)'),
  ),
  row(
    '5.payment.types',
    'text, email, password, number, tel, textarea, select, checkbox (true or false); others as text',
    fields('every field type has its control'),
  ),
];

const errors: Row[] = [
  row(
    '8.login',
    "toast 'Error': the server's error field, else 'Failed to login. Please check your credentials.'",
    session(
      "login failure with …the server's error field",
      'login failure with …no error field…Failed to login. Please check your credentials.',
    ),
  ),
  row(
    '8.login.silent',
    "'No response from server. Please try again later.'",
    session('login failure without a response'),
  ),
  row('8.login.success', "'Logged in successfully.'", session('login success')),
  row(
    '8.logout',
    "'You have been logged out successfully.'; failure 'Failed to log out properly.'",
    session("'You have been logged out successfully.'", "'Failed to log out properly.'"),
  ),
  decided(
    20,
    row(
      '8.register',
      "'Registration Error': server error field, else 'Failed to register. Please try again.'; banner",
      registration(
        "registration failure with …the server's error field…: toast and banner",
        'registration failure with …no error field…: toast and banner',
      ),
    ),
  ),
  row(
    '8.register.success',
    "'Account created successfully. You can now log in.'",
    registration('the email is trimmed and lowercased'),
    journey('the whole path: front page to a paid, tracked order'),
  ),
  row(
    '8.account',
    "'Failed to load account information' (Status: {code}) | (No response received) | : {message}, destructive style",
    account(
      "'Failed to load account information (Status: 500)'",
      "'Failed to load account information (No response received)'",
    ),
    unit('session/session.test.ts')('account'),
  ),
  row(
    '8.store',
    "'Failed to load store information. Please refresh the page.'",
    slow("'Failed to load store information. Please refresh the page.'"),
  ),
  row(
    '8.products',
    "'Failed to load products. Please try again.' with a 'Try Again' button that reloads the page",
    slow("'Failed to load products. Please try again.'"),
    outage('front page, listing and product'),
  ),
  row('8.categories', 'category failure returns Accessories only', slow('category failure gives Accessories only')),
  row(
    '8.products.none',
    "'No products found with the selected filters.' with a 'Clear Filters' button",
    badInput('unknown type offers Clear Filters'),
  ),
  row(
    '8.product',
    "'Product not found' state; load failure sets 'Failed to load product details'",
    badInput('unknown product'),
    slow("'Failed to load product details'"),
    product("load failure says 'Failed to load product details'"),
  ),
  row(
    '8.image',
    'Image load failure: a default placeholder image',
    home('image load failure: a default placeholder image'),
  ),
  row(
    '8.order',
    "'Error placing order' / 'Please try again later.'",
    orderFailure("a failing server: 'Error placing order'", "no answer at all: 'Error placing order'"),
  ),
  row(
    '8.track',
    "'Error' / 'Failed to find order. Please check your information and try again.'",
    tracking("not found: toast 'Error' / 'Failed to find order. Please check your information and try again.'"),
  ),
  row(
    '8.orders',
    "'Error' / 'Failed to load your orders. Please try again.' and the list is empty",
    orders(
      "a failing server…: toast 'Error' / 'Failed to load your orders.",
      "no answer…: toast 'Error' / 'Failed to load your orders.",
    ),
  ),
  row(
    '8.payment.id',
    "'Order ID is missing. Please return to checkout.'",
    payment("'Order ID is missing. Please return to checkout.'"),
  ),
  row(
    '8.payment.form',
    "'Failed to load payment form. Please try again later.'",
    payment("'Failed to load payment form. Please try again later.'"),
  ),
  row(
    '8.payment.text',
    "server error text shown as-is; otherwise 'Unknown error occurred during payment process'",
    payment(
      'server error text shown as-is…: an error screen',
      'server error text of a refusal…: an error screen',
      'no error text…: an error screen',
    ),
  ),
  row(
    '8.payment.failed',
    "'Failed to process payment. Please try again later.'",
    payment("no answer: 'Failed to process payment."),
  ),
  row(
    '8.api-test',
    "'Connection failed. Check console for details.'; 'Unexpected error: {message}.'",
    apiTest(
      "a failing server…: 'Connection failed. Check console for details.'",
      "no answer…: 'Connection failed. Check console for details.'",
      "'Unexpected error: {message}.'",
    ),
  ),
  row('8.404', 'Unknown route: 404 page', notFound('Oops! Page not found')),
];

const constants: Row[] = [
  row('9.page-size', 'Page size 12 on the products page', listing('page size 12')),
  row(
    '9.featured',
    'featured products default 4 (home skeleton 4)',
    home('at most 4 that the owner features'),
    unit('catalog/listing/load-listing.test.ts')(
      '7.featured: without filters the first category lowercased, at most 4',
    ),
    slow('Featured grid shows 4 skeleton cards'),
  ),
  row(
    '9.lookup',
    'parent-category lookup limit 100',
    unit('catalog/listing/load-listing.test.ts')('parent categories come from the first 100 products'),
  ),
  row(
    '9.api',
    'API prefix /api/v1; local dev API port 8044',
    unit('environment.test.ts')('defaults'),
    unit('lib/lib.test.ts')('API base (docs/decisions D6)'),
  ),
  row(
    '9.keys',
    'local storage keys auth_token and cart; default category Accessories',
    unit('session/session.test.ts')("kept in localStorage under 'auth_token'"),
    unit('cart/store.test.ts')("kept in localStorage under 'cart'"),
    slow('category failure gives Accessories only'),
  ),
  row(
    '9.categories',
    'Navigation and home show at most 3 categories. Mobile breakpoint 768px',
    layout('fixed top bar', 'the breakpoint of 768px'),
  ),
  row(
    '9.pagination',
    "current page plus or minus 2, first and last with ellipses; 'Showing x to y of n items'; hidden when 1 page or fewer",
    listing('page size 12, pagination', 'pagination hidden when 1 page or fewer'),
    unit('catalog/listing/listing.test.ts')('current page plus or minus 2'),
  ),
  decided(
    1,
    row(
      '9.money',
      'INR, en-IN, up to 2 decimals',
      cart('item-count header, per item image'),
      unit('lib/lib.test.ts')('money (docs/behaviour.md section 9'),
    ),
  ),
  row('9.sale', 'Sale badge when originalPrice exists and exceeds price', home('sale badge when originalPrice exists')),
  row(
    '9.minimums',
    'Minimum password length 6; minimum first and last name length 2',
    registration('registration: every rule in its words'),
  ),
  row(
    '9.heights',
    'Specifications capped at 10, scroll area maximum height 300px. Card image height 300px',
    product("specifications hide any key with 'phone'"),
    home('product card: image of 240 x 300 px'),
  ),
  row(
    '9.shipping',
    "Shipping 'Free'; 'Standard Shipping'; tracking 'Not available'",
    checkout('shipping form and order summary'),
    orders('each order shows id, date'),
  ),
  row('9.phone', 'Phone prefix +91, 10 digits, default maximum length 13', fields('phone: starts as +91')),
  row(
    '9.qr',
    'QR size 256. Contact simulated delay 1.5 s',
    payment('qr: a code of size 256'),
    contact("submit shows 'Sending...'; after 1.5 s"),
  ),
  row(
    '9.policies',
    '0-7 working days; within 0-7 days of receipt; 10-15 business days; Monday to Friday, 10:00-17:00',
    policies(
      'refund… says …credited',
      'return… says …receipt',
      'shipping… says …0-7 working days',
      'shipping… says …10-15 business days',
      'privacy… says …Monday to Friday',
    ),
  ),
  row(
    '9.status',
    'Order status default 0',
    orders('none counts as 0'),
    unit('orders/order.test.ts')('the status defaults to 0'),
  ),
];

export const rows: Row[] = [...routes, ...screens, ...states, ...validation, ...errors, ...constants];
