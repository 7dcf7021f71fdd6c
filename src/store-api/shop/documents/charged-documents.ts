import { CHARGING_KINDS, type DocumentRow, type Piece } from './document.ts';
import { isNothing, restOf } from './credited-rows.ts';
import type { IssuedDocument } from './read-documents.ts';

/** A document that charges for goods, with the rows of the credit notes that have taken back some of it. */
export interface ChargedDocument extends IssuedDocument {
  credited: DocumentRow[];
}

export function chargedDocuments(documents: readonly IssuedDocument[]): ChargedDocument[] {
  return documents
    .filter(({ kind }) => CHARGING_KINDS.includes(kind))
    .map((document) => ({
      ...document,
      credited: documents
        .filter(({ kind, refersTo }) => kind === 'credit-note' && refersTo === document.number)
        .flatMap(({ snapshot }) => snapshot.rows),
    }));
}

/** The pieces that a document charges for still: what came back may be sent and charged again. */
export function chargedPieces({ snapshot, credited }: ChargedDocument): readonly Piece[] {
  return restOf(snapshot.rows, credited).pieces;
}

/** Whether something of it is charged still. */
export function isStanding({ snapshot, credited }: ChargedDocument): boolean {
  return !isNothing(restOf(snapshot.rows, credited));
}
