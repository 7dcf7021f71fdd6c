import { spreadsheetName } from './spreadsheet-headers.ts';

/** `Fabric (product.metafields.custom.fabric)` and the like; `isList` for Shopify's own, which join values by `;`. */
export interface SpecificationColumn {
  index: number;
  name: string;
  header: string;
  isList: boolean;
}

/** What clothes are made of, how they are cared for and cut, as people's own tables say it in five languages. */
const WORDS: ReadonlySet<string> = new Set([
  ...['material', 'materials', 'fabric', 'fabrics', 'composition', 'care', 'care instructions', 'washing instructions'],
  ...['lining', 'fit', 'dimensions', 'measurements'],
  ...['materialien', 'stoff', 'zusammensetzung', 'materialzusammensetzung', 'pflege', 'pflegehinweise'],
  ...['pflegehinweis', 'waschanleitung', 'futter', 'passform', 'maße', 'abmessungen'],
  ...['matière', 'matières', 'matériau', 'tissu', 'entretien', "conseils d'entretien", 'doublure', 'coupe'],
  ...['composición', 'tejido', 'cuidados', 'instrucciones de lavado', 'forro', 'corte', 'medidas', 'dimensiones'],
  ...['materiale', 'materiali', 'composizione', 'tessuto', 'istruzioni di lavaggio', 'lavaggio', 'fodera'],
  ...['vestibilità', 'misure', 'dimensioni'],
]);

/** Of a table of one's own, the columns that become specifications under their own names, as metafields do. */
export function specificationColumns(header: readonly string[], taken: ReadonlySet<number>): SpecificationColumn[] {
  return header.flatMap((text, index) => {
    const name = text.trim();
    const isOne = !taken.has(index) && WORDS.has(spreadsheetName(name.toLowerCase().replace(/\s+/g, ' ')));
    return isOne ? [{ index, name, header: name, isList: false }] : [];
  });
}
