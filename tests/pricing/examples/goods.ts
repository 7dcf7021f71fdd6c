import type { Goods, Place } from './example.ts';

/** What is sold in the examples, and where it goes. A name stands for a kind of goods: a line gives the price. */
export const shirt: Goods = { product: 'shirt', category: 'shirts', collection: 'everyday', hsn: '6205', grams: 250 };
export const coat: Goods = { product: 'coat', category: 'coats', collection: 'winter', hsn: '6202', grams: 1200 };
export const bag: Goods = { product: 'bag', category: 'bags', collection: 'everyday', hsn: '4202', grams: 700 };
export const book: Goods = { product: 'book', category: 'books', collection: 'everyday', hsn: '4901', grams: 400 };
export const tea: Goods = { product: 'tea', category: 'tea', collection: 'everyday', hsn: '0902', grams: 100 };
export const childrensCoat: Goods = {
  product: 'childrens-coat',
  category: 'children',
  collection: 'winter',
  hsn: '6202',
  grams: 700,
};

export const kochi: Place = { country: 'IN', state: 'KL', postalCode: '682001' };
export const thiruvananthapuram: Place = { country: 'IN', state: 'KL', postalCode: '695001' };
export const bengaluru: Place = { country: 'IN', state: 'KA', postalCode: '560001' };
export const portBlair: Place = { country: 'IN', state: 'AN', postalCode: '744101' };
export const manhattan: Place = { country: 'US', state: 'NY', postalCode: '10001' };
export const sacramento: Place = { country: 'US', state: 'CA', postalCode: '95814' };
export const portland: Place = { country: 'US', state: 'OR', postalCode: '97201' };
export const leeds: Place = { country: 'GB', postalCode: 'LS1 1UR' };
export const berlin: Place = { country: 'DE', postalCode: '10115' };
export const vienna: Place = { country: 'AT', postalCode: '1010' };
export const lyon: Place = { country: 'FR', postalCode: '69001' };
export const osaka: Place = { country: 'JP', postalCode: '530-0001' };
export const kuwaitCity: Place = { country: 'KW', postalCode: '13001' };
export const manama: Place = { country: 'BH', postalCode: '317' };
