import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { Finding } from '../../../agreements/queries/verify-evidence.ts';
import { agreementEvidence } from '../../../agreements/tables.ts';
import { engagementTerms, termsSignatures } from '../tables.ts';

/** Signatures in the terms' tables that differ from the log of signatures. */
export async function verifyTerms(db: Db): Promise<Finding[]> {
  const differing = await db
    .select({
      id: termsSignatures.evidenceId,
      position: agreementEvidence.position,
      engagementId: termsSignatures.engagementId,
      version: termsSignatures.version,
      side: termsSignatures.side,
    })
    .from(termsSignatures)
    .innerJoin(
      engagementTerms,
      sql`${engagementTerms.engagementId} = ${termsSignatures.engagementId} and ${engagementTerms.version} = ${termsSignatures.version}`,
    )
    .leftJoin(agreementEvidence, eq(agreementEvidence.id, termsSignatures.evidenceId))
    .where(
      sql`${agreementEvidence.id} is null or ${agreementEvidence.textSha256} <> ${engagementTerms.sha256}
        or ${agreementEvidence.userType} <> ${termsSignatures.side}`,
    )
    .orderBy(asc(termsSignatures.evidenceId));
  return differing.map(({ id, position, engagementId, version, side }) => ({
    ...{ id, position },
    what: position === null ? 'missing' : 'changed',
    detail: `the ${side}'s signature of version ${version} of the terms of work ${engagementId}`,
  }));
}
