import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { initFolder } from '#owner/shop-folder/init-folder.ts';

/** A shop in India with delivery by place, GST, discounts and payment on delivery. */
const STORE = `
terms:
  country: IN
  taxIncluded: true
  handlingDays: 1
payOnDelivery:
  label: Cash on delivery
  fee: 49
  upTo: 5000
`;

const DELIVERY = `methods:
  - id: standard
    label: Standard
    price: 79
    freeFrom: 1999
    days: [3, 5]
    zones:
      - { postalCodes: ["56"], price: 29, days: [1, 2] }
      - { states: [Goa], price: 49 }
  - { id: express, label: Express, price: 149, days: [1, 1] }
notServed: ["744"]
`;

const TAX = `name: GST
registration: regular
state: Karnataka
halves: true
default: Clothes
number: 29AAACL1234C1Z1
documents: true
classes:
  - name: Clothes
    rates:
      - { from: 2025-09-22, bands: [{ upTo: 2500, rate: 5 }, { rate: 18 }] }
`;

const DISCOUNTS = `- { id: pair, label: Two or more, percent: 5, minimum: 2400 }
- { id: summer, label: Summer, code: SUMMER10, percent: 10 }
- { id: last, label: Last one, code: LASTONE, amount: 200, uses: 1 }
`;

const PRODUCTS = `Handle,Title,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price
kora-shirt,Kora Shirt,Shirts,Size,M,KORA-M,1250
kora-shirt,,,,L,KORA-L,1250
`;

/** `more` of its payment on delivery. */
export function writeStore(folder: string, more: string): void {
  writeFileSync(join(folder, 'store.yaml'), `id: loom\nname: Loom\nlocale: en-IN\ncurrency: INR\n${STORE}${more}`);
}

export async function writeChargingFolder(folder: string): Promise<void> {
  await initFolder(folder, { name: 'Loom', origin: '', currency: 'INR', locale: 'en-IN', country: 'IN', email: '' });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  writeStore(folder, '');
  write('delivery.yaml', DELIVERY);
  write('tax.yaml', TAX);
  write('discounts.yaml', DISCOUNTS);
  write('categories.yaml', '- name: Shirts\n');
  write('products.csv', PRODUCTS);
  write('stock.csv', 'SKU,quantity\nKORA-M,90\nKORA-L,90\n');
}
