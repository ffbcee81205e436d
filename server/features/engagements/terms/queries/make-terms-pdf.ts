import type { Db } from '#server/platform/db/pool.ts';
import { renderPdf } from '#server/platform/pdf/pdf-threads.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { termsDocument } from '../texts/terms-document.ts';
import { showTerms } from './show-terms.ts';

/** A version of the terms as PDF: the one in force if none is given. */
export async function makeTermsPdf(
  db: Db,
  reader: Parameters<typeof showTerms>[1],
  { engagementId, version }: { readonly engagementId: string; readonly version: number | undefined },
): Promise<{ readonly name: string; readonly pdf: Buffer }> {
  const { inForce, versions, as } = await showTerms(db, reader, engagementId);
  const chosen = version === undefined ? inForce : versions.find(({ terms }) => terms.version === version);
  if (!chosen) throw new Refusal('engagement.not_found');
  return { name: `terms-of-work-${chosen.terms.version}.pdf`, pdf: await renderPdf(termsDocument(chosen, as)) };
}
