import { expect, test } from 'vitest';
import { freshFolder } from './mistakes/fresh-folder.ts';

const { write, problems } = freshFolder();

test('products: a picture that is named as store.yaml names one is told by its shorter name', async () => {
  write('pictures/one.jpg', 'there');
  write(
    'products.csv',
    'Handle,Title,Product Category,Variant Price,Image Src\none,One,Shirts,99,pictures/one.jpg\ntwo,Two,Shirts,99,two.jpg\n',
  );
  write('stock.csv', 'SKU,quantity\n');
  expect(await problems()).toEqual([
    'products.csv:2: the picture pictures/one.jpg is not in the folder pictures: write one.jpg',
    'products.csv:3: the picture two.jpg is not in the folder pictures',
  ]);
});

test('a page that shows a picture of the folder', async () => {
  write('policies/about.md', 'Four knitters.\n\n![us](pictures/us.jpg) ![here](https://pictures.example/us.jpg)\n');
  expect(await problems()).toEqual([
    'policies/about.md:3: the picture pictures/us.jpg: pages show no picture of the folder. Name it by an https address, or leave it out',
  ]);
});
