import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { agreementEvidence, agreementTexts } from '../../../agreements/tables.ts';
import { locations } from '../../../catalogue/tables.ts';
import { engagementTerms, type TermsRow, termsSignatures } from '../tables.ts';

type SignatureRow = Awaited<ReturnType<typeof findSignatures>>[number];

export interface TermsVersion {
  readonly terms: TermsRow;
  readonly location: typeof locations.$inferSelect;
  /** The exact text. */
  readonly text: string;
  /** In the order in which they were given. */
  readonly signatures: readonly SignatureRow[];
}

/** All versions of an engagement's terms, oldest first. */
export async function findTerms(db: Db, engagementId: string): Promise<TermsVersion[]> {
  const rows = await db
    .select({ terms: getTableColumns(engagementTerms), location: locations, signedText: agreementTexts.body })
    .from(engagementTerms)
    .innerJoin(locations, eq(locations.id, engagementTerms.locationId))
    .leftJoin(agreementTexts, eq(agreementTexts.sha256, engagementTerms.sha256))
    .where(eq(engagementTerms.engagementId, engagementId))
    .orderBy(asc(engagementTerms.version));
  const signatures = await findSignatures(db, engagementId);
  return rows.map(({ terms, location, signedText }) => ({
    ...{ terms, location },
    text: terms.body ?? signedText ?? '',
    signatures: signatures.filter(({ termsVersion }) => termsVersion === terms.version),
  }));
}

const findSignatures = (db: Db, engagementId: string) =>
  db
    .select({
      termsVersion: termsSignatures.version,
      side: termsSignatures.side,
      signedAt: termsSignatures.signedAt,
      evidence: getTableColumns(agreementEvidence),
    })
    .from(termsSignatures)
    .innerJoin(agreementEvidence, eq(agreementEvidence.id, termsSignatures.evidenceId))
    .where(eq(termsSignatures.engagementId, engagementId))
    .orderBy(asc(agreementEvidence.position));
