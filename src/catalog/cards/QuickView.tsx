import { useEffect, useState } from 'react';
import BuyForm from '../product-page/BuyForm.tsx';
import { readPriceWords } from './read-price-words.ts';
import { toProduct, type Product } from '../product.ts';
import * as text from '../text.ts';
import type { Money } from '#lib/money.ts';
import { api } from '#session/api.ts';
import { Modal } from '#ui/dialog/Modal.tsx';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';
import { productPath } from '#lib/product-path.ts';

interface QuickViewProps {
  id: string;
  name: string;
  image: string;
  from?: true | undefined;
  guide: string | undefined;
  money: Money;
  asksSize: boolean;
  onClose: () => void;
}

/** The product's pickers without leaving the list (docs/decisions D13). */
export default function QuickView({ id, name, image, from, onClose, ...form }: QuickViewProps) {
  const [product, setProduct] = useState<Product | 'loading' | 'failed'>('loading');
  const [shades, setShades] = useState<Readonly<Record<string, string>>>({});

  useEffect(() => {
    // The table of colours is fetched beside the product; without it colours are words.
    const table = import('../swatch.ts').catch(() => undefined);
    api(productEndpoint, { id }).then(
      async (wire) => {
        const found = toProduct(wire);
        setShades((await table)?.swatchesOf(found.colors) ?? {});
        setProduct(found);
      },
      () => setProduct('failed'),
    );
  }, [id]);

  return (
    <Modal title={name} onClose={onClose}>
      <div className="grid gap-6 md:grid-cols-2">
        <img
          src={image || '/placeholder.svg'}
          alt=""
          width={480}
          height={600}
          className="aspect-4/5 w-full rounded-sm bg-sunk object-cover max-md:hidden"
        />
        <div className="grid content-start gap-5">
          {product === 'loading' && <div className="skeleton h-64" aria-busy="true" />}
          {product === 'failed' && <p role="alert">{text.detailsFailed}</p>}
          {typeof product === 'object' && (
            <BuyForm {...form} {...readPriceWords()} product={{ ...product, from }} shades={shades} inDialog />
          )}
          <a href={productPath(id)} className="link py-2">
            {text.fullDetails}
          </a>
        </div>
      </div>
    </Modal>
  );
}
