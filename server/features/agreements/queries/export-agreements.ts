import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { agreementEvidence, agreementTexts } from '../tables.ts';

/** What a person signed, with all that is on record to prove it. */
export async function exportAgreements(db: Db, userId: string): Promise<Pick<AccountExport, 'signatures'>> {
  const rows = await db
    .select({ evidence: agreementEvidence, text: agreementTexts.body })
    .from(agreementEvidence)
    .innerJoin(agreementTexts, eq(agreementTexts.sha256, agreementEvidence.textSha256))
    .where(eq(agreementEvidence.userId, userId))
    .orderBy(asc(agreementEvidence.position));
  return {
    signatures: rows.map(({ evidence, text }) => ({
      as: evidence.userType,
      version: evidence.version,
      text,
      textSha256: evidence.textSha256.toString('hex'),
      typedName: evidence.typedName,
      accountName: evidence.accountName,
      accountEmail: evidence.accountEmail,
      address: evidence.address,
      userAgent: evidence.userAgent,
      signedAt: evidence.signedAt.toISOString(),
    })),
  };
}
