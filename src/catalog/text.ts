import type { FlagFilter, ListFilter } from '#contract/listing-query.ts';

export const browseCollection = 'Browse Collection';
export const moreCategories = 'More categories';
export const collections = 'Collections';
export const nowPrice = 'Now';
export const price = 'Price';
export const wasPrice = 'Was';
/** Beside a struck price, where the law asks for it (docs/behaviour.md 10.prior-price). */
export const lowestPrice = (price: string): string => `Lowest price of the last 30 days: ${price}`;
/** Beside prices (docs/behaviour.md 11.price-terms). */
export const taxIncluded = 'Tax included.';
export const taxAdded = 'Tax added at checkout.';
export const shippingAtCheckout = 'Shipping calculated at checkout.';
export const sizeGuide = 'Size Guide';
export const unit = 'Unit';
export const centimetres = 'Centimetres';
export const inches = 'Inches';
export const size = 'Size';
export const measuredOn = { body: 'Measured on the body', garment: 'Measured on the garment' };
export const sizeGuideFailed = 'Failed to load the size guide';
export const noSizeTable = 'This piece comes without sizes, or its measurements stand in its specifications.';
export const removeFromWishlist = 'Remove from Wishlist';
export const addToWishlist = 'Add to Wishlist';
export const addToWishlistOf = (name: string): string => `Add to Wishlist: ${name}`;
export const wishlistEmpty = 'Your wishlist is empty';
export const wishlistEmptyLong = 'The heart on a piece keeps it here, on this device.';
export const browseProducts = 'Browse Products';
export const removeWish = (name: string): string => `Remove ${name} from wishlist`;
export const remove = 'Remove';
export const quickViewOf = (name: string): string => `Quick View: ${name}`;
export const quickView = 'Quick View';
export const sizeGuideOf = (name: string): string => `Size Guide: ${name}`;
export const noneFeatured = 'No featured products available at the moment.';
export const sale = 'Sale';
export const detailsFailed = 'Failed to load product details';
export const fullDetails = 'View full details';
export const filters = 'Filters';
export const clearAll = 'Clear all';
export const bestMatch = 'Best match';
export const recommended = 'Recommended';
export const allCategories = 'All Categories';
export const allTypes = 'All Types';
export const onSale = 'On sale';
export const sortBy = 'Sort by';
export const category = 'Category';
export const type = 'Type';
export const color = 'Color';
export const offers = 'Offers';
export const filterAndSort = 'Filter & sort';
export const fromPrice = 'From';
export const toPrice = 'To';
export const sizeOf = (size: string): string => (/size/i.test(size) ? size : `Size ${size}`);
export const priceBetween = (from: string, to: string): string => `${from} to ${to}`;
export const priceFrom = (from: string): string => `From ${from}`;
export const priceUpTo = (to: string): string => `Up to ${to}`;
export const columns = 'Columns';
export const loadFailed = 'Failed to load products. Please try again.';
export const tryAgain = 'Try Again';
export const pagination = 'Pagination';
export const previous = 'Previous';
export const pageNumber = (page: number): string => `Page ${page}`;
export const next = 'Next';
export const filterByType = 'Filter by Type';
export const apply = 'Apply';
export const clear = 'Clear';
export const searchProducts = 'Search products';
export const search = 'Search';
export const featuredProducts = 'Featured Products';
export const allProducts = 'All Products';
export const mensWear = "Men's Ethnic Wear";
export const womensWear = "Women's Ethnic Wear";
export const showing = (from: number, to: number, all: number): string => `Showing ${from} to ${to} of ${all} items`;
export const soldOut = 'Sold out';
export const chooseASize = 'Choose a size';
export const chooseAColor = 'Choose a color';
export const pictureName = (name: string, number: number): string => `${name}, picture ${number}`;
export const pictures = 'Pictures';
export const chooseAPicture = 'Choose a picture';
export const pictureOf = (number: number, count: number, name: string): string =>
  `Picture ${number} of ${count}: ${name}`;
export const specifications = 'Specifications';
export const brand = 'Brand';
export const manufacturer = 'Manufacturer';
export const deliveryAndReturns = 'Delivery and returns';
export const shippingPolicy = 'Shipping Policy';
export const returnPolicy = 'Return Policy';
export const productId = 'Product ID';
export const sku = 'SKU';
export const notFound = 'Product Not Found';
export const notFoundLong =
  "We couldn't find the product you're looking for. It may have been removed or is temporarily unavailable.";
export const quantity = 'Quantity';
export const decreaseQuantity = 'Decrease quantity';
export const increaseQuantity = 'Increase quantity';
export const related = 'You may also like';
export const willEmail = (email: string): string => `Thank you. We will email ${email} once, when it is back.`;
export const inStockAgain = 'Good news: it is in stock again. Please reload the page to order it.';
export const error = 'Error';
export const emailMeWhenBack = "Email me when it's back";
export const soldOutSize = 'Sold-out size';
export const email = 'Email';
export const sending = 'Sending...';
export const emailMe = 'Email me';
export const picture = 'Picture';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const zoomIn = 'Zoom in';
export const closeZoom = 'Close';
export const countOf = (number: number, count: number): string => `${number} of ${count}`;
export const zoomOut = 'Zoom out';
export const untitled = 'Untitled product';
export const noSuggestions = 'No suggestions';
export const suggestionsFailed = 'There are no suggestions just now. Press Enter to search.';
export const showingResultsFor = (search: string): string => `Showing results for “${search}”`;
export const recentCleared = 'Recent searches cleared';
export const recentSearches = 'Recent searches';
export const categories = 'Categories';
export const products = 'Products';
export const searchIn = (search: string, place: string): string => `“${search}” in ${place}`;
export const unwished = 'Removed from wishlist';
export const wished = 'Added to wishlist';
export const shopCollection = (name: string): string => `Shop ${name} Collection`;
export const measurementsIn = (garment: string, unit: 'cm' | 'in'): string =>
  `${garment}: measurements in ${unit === 'cm' ? 'centimetres' : 'inches'}`;
export const measurementsOf = (garment: string, measuredOn: string): string => `${garment}: ${measuredOn}`;
export const colorsOf = (colors: readonly string[]): string => `${colors.length} colors: ${colors.join(', ')}`;
export const show = (products: string): string => `Show ${products}`;
export const closeFilters = 'Close';
export const columnCount = (columns: string): string => `${columns} columns`;
export const sizeSoldOut = "Your size is sold out? Email me when it's back";
export const choiceSoldOut = ', sold out';
export const valueSoldOut = '(sold out)';
export const enlarge = ', enlarge';
export const freeShipping = (deliveryDays: number | undefined): string =>
  `Free shipping${deliveryDays === undefined ? '' : `, delivered within ${deliveryDays} working days`}.`;
export const deliveredWithin = (days: number): string => `Delivered within ${days} working days.`;
export const methodCost = (method: string, cost: string): string => `${method} ${cost}`;
export const costsNothing = 'free';
export const costsFrom = (least: string): string => `from ${least}`;
export const costsUpTo = (most: string): string => `up to ${most}`;
export const freeFrom = (cost: string, limit: string): string => `${cost}, free from ${limit}`;
export const standardShipping = 'Standard Shipping';
export const deliverTo = 'Deliver to postal code';
export const deliveryTo = (postalCode: string): string => `Delivery to ${postalCode}`;
export const checkDelivery = 'Check';
export const deliveryOf = (name: string): string => `Delivery of ${name}`;
export const postalCodeIncomplete = 'Please enter a whole postal code';
export const notServed = 'We do not deliver to this postal code.';
export const deliversWithin = (states: string): string => `We deliver within ${states} only.`;
export const deliveryByState = 'What it costs there depends on the full address. You see it at checkout.';
export const payOnDelivery = 'You can pay on delivery there.';
export const payOnDeliveryFor = (fee: string, isBeforeTax: boolean): string =>
  `You can pay on delivery there, for ${fee} more${isBeforeTax ? ', before tax' : ''}.`;
export const noPayOnDelivery = 'You cannot pay on delivery for this piece there.';
export const deliveryUnknown = 'This piece is sold out, so there is no date for it.';
export const deliveryFailed = 'We could not look that up just now. Please try again.';
export const notReturned = 'It cannot be returned.';
export const returnsWithin = (days: number): string => `Returns within ${days} days of receipt.`;
export const oneEmail = (color: string): string =>
  `One email, only about this${color ? ` in ${color}` : ''}. Your address is used for nothing else.`;
export const pictureLarge = 'Picture, large';
export const recentlyViewed = 'Recently viewed';
export const suggestions = 'Suggestions';
export const clearRecent = 'Clear recent searches';
export const suggestionCount = (count: number): string => `${count} suggestions`;
export const productCount = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;
export const resultsFor = (search: string): string => `Results for "${search}"`;
export const filterAndSortOf = (listing: string): string => `Filter & sort: ${listing}`;
export const filtersDescription = (listing: string, shop: string): string =>
  `Size, color, price and more of ${listing} at ${shop}.`;
export const listingDescription = (listing: string, shop: string, description: string): string =>
  `${listing} at ${shop}. ${description}`;
export const exploreCategories = 'Explore Categories';
export const noneWithFilters = 'No products found with the selected filters.';
export const noneYet = 'No products here yet.';
export const clearFilters = 'Clear Filters';
export const fewerPages = 'These results have fewer pages.';
export const firstPage = 'First Page';
export const noneFor = (search: string): string => `No products found for "${search}".`;
export const searchDescription = (shop: string, description: string): string =>
  `Search the products of ${shop}. ${description}`;
export const noSearch = 'This store does not offer search.';
export const wishlist = 'Wishlist';
export const backTo = (place: string): string => `Back to ${place}`;
export const backToProducts = 'products';
export const correctedFrom = (search: string): string => `No results for “${search}”. Showing results for`;
/** The sort orders that pages offer, by their name in addresses, in this order. */
export const sortLabels = {
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name: A to Z',
};
/** The chip is of one value; without it, the value itself. */
export const filterTexts: Record<ListFilter | FlagFilter, { label: string; chip?: (value: string) => string }> = {
  size: { label: size, chip: sizeOf },
  color: { label: color },
  inStock: { label: 'In stock' },
};
