import { currencyOfSign } from '../../prices/currency-sign.ts';

/** The price before where another column has the price, else the price: in India the maximum retail price. */
const LIST_PRICES = ['regular price', 'mrp', 'm.r.p.'] as const;

/** Prices that may be blank where nothing is reduced: beside one of them a list price is not taken for the price. */
const SALE_PRICE = /^(?:sale|offer|discount|discounted|special) price$/;

/**
 * What people who write a table of their own call the columns, in five languages (lower case): of several in one file
 * the one that stands first here counts. `as`: the header of Shopify's that a report names. What may mean two things,
 * such as a net price or a weight without its unit, is not here: it stands among the ignored columns.
 */
export const SPREADSHEET_HEADERS = {
  title: {
    as: 'Title',
    names: [
      ...['product name', 'item name', 'name', 'product', 'item'],
      ...['artikelname', 'produktname', 'artikelbezeichnung', 'produktbezeichnung', 'titel', 'bezeichnung', 'artikel'],
      ...['produkt', 'nom du produit', "nom de l'article", 'titre', 'désignation', 'libellé', 'intitulé', 'nom'],
      ...['produit', 'article', 'nombre del producto', 'título', 'denominación', 'nombre', 'producto', 'artículo'],
      ...['nome prodotto', 'nome del prodotto', 'titolo', 'denominazione', 'nome', 'prodotto', 'articolo'],
    ],
  },
  description: {
    as: 'Body (HTML)',
    names: [
      ...['product description', 'about', 'details', 'product details', 'beschreibung', 'artikelbeschreibung'],
      ...['produktbeschreibung', 'langtext'],
      ...['descriptif', 'description du produit', 'descripción', 'descripción del producto'],
      ...['descrizione', 'descrizione prodotto'],
    ],
  },
  vendor: {
    as: 'Vendor',
    names: ['brand', 'marke', 'hersteller', 'marque', 'fabricant', 'marca', 'fabricante', 'produttore'],
  },
  /** A maker alone is the brand, beside a brand it is who made it. */
  manufacturer: {
    as: 'Manufacturer',
    names: [
      ...['manufacturer address', 'manufacturer details', 'herstelleradresse', 'herstellerangaben'],
      ...['hersteller (gpsr)'],
      ...['adresse du fabricant', 'coordonnées du fabricant', 'dirección del fabricante', 'indirizzo del produttore'],
      ...['hersteller', 'fabricant', 'fabricante', 'produttore'],
    ],
  },
  category: {
    as: 'Category',
    names: [
      ...['kategorie', 'produktkategorie', 'artikelkategorie', 'warengruppe', 'catégorie', 'rubrique', 'famille'],
      ...['categoría', 'familia', 'categoria'],
    ],
  },
  collection: { as: 'Collection', names: ['kollektion', 'colección', 'collezione'] },
  type: {
    as: 'Type',
    names: ['typ', 'produkttyp', 'artikeltyp', 'type de produit', 'tipo', 'tipo de producto', 'tipo di prodotto'],
  },
  tags: {
    as: 'Tags',
    names: ['schlagwörter', 'schlagworte', 'stichwörter', 'étiquettes', 'mots-clés', 'etiquetas', 'etichette'],
  },
  published: {
    as: 'Published',
    names: [...['veröffentlicht', 'sichtbar', 'publié', 'en ligne', 'visible', 'publicado', 'pubblicato', 'visibile']],
  },
  sku: {
    as: 'Variant SKU',
    names: [
      ...['article number', 'item number', 'item code', 'product code', 'code', 'artikelnummer', 'artikelnr'],
      ...['artikelnr.', 'artikel-nr'],
      ...['artikel-nr.', 'artikel nr.', 'art.-nr.', 'art.nr.', 'bestellnummer', 'référence', 'référence article'],
      ...['réf.', 'réf', 'code article', 'referencia', 'código', 'código de artículo', 'ref.', 'codice articolo'],
      ...['codice prodotto', 'riferimento', 'codice'],
    ],
  },
  barcode: {
    as: 'Variant Barcode',
    names: [
      ...['ean', 'gtin', 'ean-code', 'strichcode', 'code-barres', 'code barres', 'código de barras'],
      ...['codice a barre'],
    ],
  },
  quantity: {
    as: 'Variant Inventory Qty',
    names: [
      ...['stock', 'in stock', 'stock level', 'quantity', 'qty', 'lagerbestand', 'bestand', 'anzahl', 'menge'],
      ...['quantité en stock', 'quantité', 'existencias', 'inventario', 'cantidad', 'giacenza', 'giacenze', 'quantità'],
    ],
  },
  price: {
    as: 'Variant Price',
    names: [
      ...['selling price', 'verkaufspreis', 'vk-preis', 'bruttopreis', 'preis brutto', 'preis', 'prix de vente'],
      ...['prix ttc', 'prix', 'precio de venta', 'precio', 'pvp', 'prezzo di vendita', 'prezzo'],
      ...LIST_PRICES,
    ],
  },
  compareAt: {
    as: 'Variant Compare At Price',
    names: [
      ...['was price', 'original price', 'previous price', 'old price', 'streichpreis', 'alter preis'],
      ...['vergleichspreis', 'prix barré', 'ancien prix', 'precio anterior', 'precio tachado', 'prezzo precedente'],
      ...['prezzo barrato', ...LIST_PRICES],
    ],
  },
  prior: {
    as: 'Prior Price',
    names: [
      ...['lowest price', 'lowest price of 30 days', 'niedrigster preis', 'niedrigster preis der letzten 30 tage'],
      ...['prix antérieur', 'prix le plus bas', 'precio más bajo', 'prezzo più basso'],
    ],
  },
  featured: {
    as: 'Featured',
    names: ['hervorgehoben', 'empfohlen', 'vedette', 'en vedette', 'mis en avant', 'destacado', 'in evidenza'],
  },
  imageAlt: {
    as: 'Image Alt Text',
    names: [
      'alt text',
      'bildbeschreibung',
      'alternativtext',
      'texte alternatif',
      'texto alternativo',
      'testo alternativo',
    ],
  },
  image: {
    as: 'Image Src',
    names: [
      ...['image', 'images', 'picture', 'pictures', 'photo', 'photos', 'image url', 'produktbild', 'bild', 'bilder'],
      ...['bild-url', 'foto', 'fotos', 'image du produit', 'imágenes', 'immagini'],
      ...["url de l'image", 'imagen', 'immagine'],
    ],
  },
  weight: {
    as: 'Weight',
    names: ['gewicht (g)', 'gewicht (kg)', 'poids (g)', 'poids (kg)', 'peso (g)', 'peso (kg)'],
  },
  hsn: { as: 'HS Code', names: ['zolltarifnummer', 'code douanier', 'código arancelario', 'codice doganale'] },
  taxClass: { as: 'Tax Class', names: ['steuerklasse', 'classe de taxe', 'clase de impuesto', 'classe fiscale'] },
  originCountry: {
    as: 'Country of Origin',
    names: [
      'ursprungsland',
      'herkunftsland',
      "pays d'origine",
      'país de origen',
      "paese d'origine",
      'paese di origine',
    ],
  },
} as const satisfies Record<string, { as: string; names: readonly string[] }>;

const TAX = String.raw`(?:gst|hst|vat|(?:sales )?tax(?:es)?|mwst|ust|tva|iva|btw|moms)\.?`;
const INCLUDED = String.raw`(?:inc|inkl|compris)\p{L}*\.?`;
/** What stands behind the name of an amount: that tax is in it, and the currency, `Price incl. GST (NZD)`. */
const WITH_TAX = new RegExp(String.raw`[\s,]*[([]?\s*(?:${INCLUDED}\s+${TAX}|${TAX}\s+${INCLUDED})\s*[)\]]?$`, 'u');
const LAST_WORD = /^(.*\S)(?:\s+|\s*[([]\s*)([^\s()[\]]{1,5})\s*[)\]]?$/u;
const LAST_SIGN = /\s*\p{Sc}$/u;

/** No name here is longer. */
const LONGEST = 60;

/** A header in lower case as it is looked up here. */
export function spreadsheetName(name: string): string {
  if (name.length > LONGEST) return name;
  const plain = name.normalize('NFC').replaceAll('’', "'");
  return withoutCurrency(withoutCurrency(plain).replace(WITH_TAX, ''));
}

function withoutCurrency(name: string): string {
  const [, before, last = ''] = LAST_WORD.exec(name) ?? [];
  const isCurrency = last === 'euro' || (/\p{Sc}|../u.test(last) && currencyOfSign(last) !== undefined);
  const plain = before !== undefined && isCurrency ? before : name.replace(LAST_SIGN, '');
  return plain === name ? name : plain.replace(/\s+(?:in|en)$/, '');
}

/** Whether a column is a price only as long as none is called so. */
export function isListPrice(name: string): boolean {
  const plain = spreadsheetName(name.toLowerCase());
  return LIST_PRICES.some((list) => list === plain);
}

/** What the column of the field may be called in this file, by its headers as they are looked up. */
export function wordsFor(field: keyof typeof SPREADSHEET_HEADERS, headers: readonly string[]): readonly string[] {
  const { names } = SPREADSHEET_HEADERS[field];
  if (field !== 'price' || !headers.some((header) => SALE_PRICE.test(header))) return names;
  return names.filter((name) => !isListPrice(name));
}
