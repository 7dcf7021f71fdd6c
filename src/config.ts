/** Business numbers and storage keys the specification fixes. */
export const API_PREFIX = '/api/v1';
/** Where pictures of a foreign backend are served in the sizes a page needs. */
export const IMAGE_PATH = '/image';
export const DEFAULT_PORT = 8044;
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export const TOKEN_KEY = 'auth_token';
export const CART_KEY = 'cart';
export const WISHLIST_KEY = 'wishlist';
export const SEARCHES_KEY = 'recent_searches';
export const VIEWED_KEY = 'recently_viewed';
/** To which something was last to be delivered. */
export const POSTAL_CODE_KEY = 'postal_code';
/** Where an order last went. */
export const LAST_ADDRESS_KEY = 'last_address';
/** A fingerprint of the address that signed in; gone with a sign-out. */
export const OWNER_KEY = 'signed_in_as';
/** The display font has been fetched. */
export const FONT_KEY = 'face';
/** Tells the service worker to forget what was looked at; other messages to it are lists of addresses. */
export const FORGET_MESSAGE = 'forget';
/** In sessionStorage. */
export const TOASTS_KEY = 'toasts';
/** The address of a registration, for the sign-in that follows it. */
export const REGISTERED_KEY = 'registered-email';
/** The code of a discount. */
export const CODE_KEY = 'discount_code';
/** Whose PERSONAL_KEYS this tab has. */
export const TAB_OWNER_KEY = 'tab_owner';
/** The keys of a person's data in sessionStorage: they go when somebody else uses the tab. */
export const PERSONAL_KEYS = [
  'checkout-draft',
  'payment-draft',
  'order_id',
  'order-total',
  'attempt-order',
  'attempt-payment',
  'registered-email',
];

export const DEFAULT_CATEGORY = 'Accessories';
export const FALLBACK_CATEGORIES = ['Men', 'Women', 'Accessories'];
export const MAX_CATEGORIES_SHOWN = 3;

export const PAGE_SIZE = 12;
export const FEATURED_LIMIT = 4;
/** Other products on a product's page. */
export const RELATED_LIMIT = 4;
export const PARENT_LOOKUP_LIMIT = 100;
/** Characters of a search. */
export const MAX_SEARCH = 100;
export const MAX_SPECIFICATIONS = 10;
/** So few pieces of a variant, or fewer, are little, unless the store says how many; and so many it may say. */
export const LOW_STOCK = 3;
export const MAX_LOW_STOCK = 1000;
export const ID_SHOWN = 8;

export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 256;
export const MIN_NAME = 2;

export const MAX_CONTACT_NAME = 100;
export const MAX_CONTACT_SUBJECT = 200;
export const MAX_CONTACT_MESSAGE = 5000;

/** Of a call to the store API: far above the largest order. */
export const MAX_CALL_BYTES = 64 * 1024;
export const MAX_LINE_QUANTITY = 99;
/** Characters of the code of a discount. */
export const MAX_CODE = 40;
export const MAX_ORDER_LINES = 100;

/** Characters of a postal code. */
export const MAX_POSTAL_CODE = 20;

export const PHONE_PREFIX = '+91';
export const PHONE_DIGITS = 10;
export const QR_SIZE = 256;

export const SHIPPING_METHOD = 'Standard Shipping';

export const DEFAULT_CURRENCY = 'INR';
export const DEFAULT_LOCALE = 'en-IN';
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

/** The widths, ascending, in which the embedded store keeps pictures; the image endpoint makes others besides. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960];
