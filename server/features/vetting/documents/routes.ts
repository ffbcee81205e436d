import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { id } from '#contract/fields.ts';
import { documentContentPath } from '#contract/vetting/documents.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { callerOf } from '#server/platform/http/caller.ts';
import type { Gates } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type FileStorage, readFileContent } from '../../files/queries/read-file-content.ts';
import { recordAct } from '../../operators/commands/record-act.ts';
import { findDocumentFile } from './queries/find-document.ts';

interface Services extends FileStorage {
  readonly transaction: RunTransaction;
}

const params = z.object({ vettingId: id, documentId: id });

/** Types that a browser displays without running anything in them; all others are downloaded. */
const shown = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm']);

/**
 * Serves a document of a case to admins. The audit entry is committed before the first byte is sent: what cannot be recorded is not
 * shown. There is no HEAD route, because it would show nothing.
 */
export function addCaseDocuments(
  app: FastifyInstance,
  { admin }: Pick<Gates, 'admin'>,
  { transaction, ...storage }: Services,
): void {
  const options = { exposeHeadRoute: false, schema: { hide: true, params } };
  app.get(documentContentPath, options, async (request, reply) => {
    const actor = await admin(callerOf(request), 'vetting.review');
    const wanted = request.params as z.output<typeof params>;
    const file = await transaction(async (tx) => {
      const found = await findDocumentFile(tx.db, actor, wanted);
      await recordAct(tx, actor, 'vetting.view_document', { type: 'document', id: wanted.documentId });
      return found;
    });
    const content = await readFileContent(storage, file);
    if (content === null) throw new Refusal('vetting.document_not_found');
    const inline = shown.has(file.contentType);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('content-disposition', inline ? 'inline' : 'attachment; filename="document"')
      .type(inline ? file.contentType : 'application/octet-stream')
      .send(content);
  });
}
