import { refuse, toResponse } from '#backends/serving/answer.ts';
import type { RequestContext } from '../app-context.ts';
import { seeOther } from '../payments/see-other.ts';
import { documentOfLink } from './document-link.ts';
import { documentPage } from '../../shop/documents/printing/document-page.ts';
import { documentPdf } from '../../shop/documents/printing/document-pdf.ts';
import { documentView } from '../../shop/documents/printing/document-view.ts';
import { findDocument } from '../../shop/documents/read-documents.ts';

const PDF = 'pdf';

/**
 * GET /documents/{reference}: a document as a page that prints, with `?as=pdf` as a file where there is one. 404 for a
 * reference that this shop did not sign; after its hour it leads to the list of orders, which has a new one. The answer
 * is in no cache, and no search engine may keep it.
 */
export async function showDocument(
  { app, store, text, request }: RequestContext,
  reference: string,
): Promise<Response> {
  const named = documentOfLink(app, store.id, reference);
  const found = named && (await findDocument(app.db, store.id, named.number));
  if (!named || !found) return toResponse(refuse(404, 'not-found', text.nothingHere));
  if (named.isOver) return seeOther('/orders');
  const view = documentView(found);
  const url = new URL(request.url);
  const pdf = url.searchParams.get('as') === PDF ? await documentPdf(view, found.issuedAt) : undefined;
  const page = pdf ?? documentPage(view, `${url.pathname}?as=${PDF}`);
  return new Response(page as BodyInit, {
    headers: {
      'content-type': pdf ? 'application/pdf' : 'text/html; charset=utf-8',
      ...(pdf && { 'content-disposition': `inline; filename="${found.number}.pdf"` }),
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    },
  });
}
