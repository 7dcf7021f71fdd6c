import type { Db } from '../../base/db/open-database.ts';
import type { OutboxRow } from '../../base/db/rows/mail-rows.ts';
import type { Attachment } from '../mail/compose.ts';
import { documentPdf } from './printing/document-pdf.ts';
import { documentView } from './printing/document-view.ts';
import { findDocument } from './read-documents.ts';

/**
 * The files of a mail's documents, made when it is sent, so that its row stays small. One that has no PDF is left out:
 * its page is among the shopper's orders.
 */
export function mailedDocuments(db: Db): (mail: Pick<OutboxRow, 'store_id' | 'documents'>) => Promise<Attachment[]> {
  return async ({ store_id, documents }) => {
    const files: Attachment[] = [];
    for (const number of documents ? (JSON.parse(documents) as string[]) : []) {
      const found = await findDocument(db, store_id, number);
      const content = found && (await documentPdf(documentView(found), found.issuedAt));
      if (content) files.push({ filename: `${number}.pdf`, content, contentType: 'application/pdf' });
    }
    return files;
  };
}
