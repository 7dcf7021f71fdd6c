import type { Db } from '../../base/db/open-database.ts';
import type { OutboxRow } from '../../base/db/rows/mail-rows.ts';
import { isPagePath, pageFile } from '../mail/attached-pages.ts';
import type { Attachment } from '../mail/compose.ts';
import { documentPdf } from './printing/document-pdf.ts';
import { documentView } from './printing/document-view.ts';
import { findDocument } from './read-documents.ts';

/**
 * The files of a mail's documents and pages, made when it is sent, so that its row stays small. A document that has no
 * PDF is left out: its page is among the shopper's orders.
 */
export function mailedDocuments(db: Db): (mail: Pick<OutboxRow, 'store_id' | 'documents'>) => Promise<Attachment[]> {
  return async ({ store_id, documents }) => {
    const files: Attachment[] = [];
    for (const name of documents ? (JSON.parse(documents) as string[]) : []) {
      const file = await (isPagePath(name) ? pageFile : documentFile)(db, store_id, name);
      if (file) files.push(file);
    }
    return files;
  };
}

async function documentFile(db: Db, storeId: string, number: string): Promise<Attachment | undefined> {
  const found = await findDocument(db, storeId, number);
  const content = found && (await documentPdf(documentView(found), found.issuedAt));
  return content && { filename: `${number}.pdf`, content, contentType: 'application/pdf' };
}
