import { and, eq, isNull } from 'drizzle-orm';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { renderPdf } from '#server/platform/pdf/pdf-threads.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { agreementEvidence, agreementTexts, legalContracts } from '../tables.ts';
import { agreementSigned, signedCopy, titleOf } from '../texts/signed-copy.ts';
import type { SignedCopyRequest } from './sign-agreement.ts';

/** The prefix of one person's copies in the file store. */
export const copiesOf = (userId: string) => `agreements/${userId}/`;

/** Renders, stores and emails the PDF of a signature. Idempotent. */
export async function makeSignedCopy(
  { db, transaction, files }: Pick<TaskContext, 'db' | 'transaction' | 'files'>,
  siteUrl: string,
  { evidenceId, underReview }: SignedCopyRequest,
): Promise<void> {
  const [signed] = await db
    .select({ evidence: agreementEvidence, body: agreementTexts.body })
    .from(agreementEvidence)
    .innerJoin(agreementTexts, eq(agreementTexts.sha256, agreementEvidence.textSha256))
    .where(eq(agreementEvidence.id, evidenceId));
  if (!signed) throw new Error('There is no such signature');

  const name = titleOf(signed.body)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
  const copyKey = `${copiesOf(signed.evidence.userId)}${evidenceId}/${name}-signed.pdf`;
  await files.put(copyKey, await renderPdf(signedCopy(signed)));
  await transaction(async (tx) => {
    const noted = await tx.db
      .update(legalContracts)
      .set({ copyKey })
      .where(and(eq(legalContracts.evidenceId, evidenceId), isNull(legalContracts.copyKey)))
      .returning({ id: legalContracts.id });
    if (noted.length > 0) await queueMail(tx, agreementSigned({ ...signed, siteUrl, underReview, copyKey }));
  });
  // If the person has signed a newer text or left since, this file would stay orphaned.
  const [inUse] = await db
    .select({ id: legalContracts.id })
    .from(legalContracts)
    .where(eq(legalContracts.evidenceId, evidenceId));
  if (!inUse) await files.delete(copyKey);
}
