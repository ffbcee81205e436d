import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { VettingFacts } from '#domain/vetting/vetting-hints.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { agreementEvidence, legalContracts } from '../../../agreements/tables.ts';
import { placeholderNames } from '../../../profiles/names/commands/ask-for-name.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { userDocuments } from '../../tables.ts';
import { vettingChecks } from '../tables.ts';
import { findMatches, type Match } from './find-matches.ts';

interface Case {
  readonly id: string;
  readonly userId: string;
  readonly userType: LegalUserType;
}

interface Collected {
  readonly facts: VettingFacts;
  readonly matches: readonly Match[];
}

/** The facts behind the hints for a page of cases, with as many queries as for one. */
export async function collectFacts(db: Db, cases: readonly Case[]): Promise<ReadonlyMap<string, Collected>> {
  if (cases.length === 0) return new Map();
  const ids = cases.map(({ id }) => id);
  const userIds = [...new Set(cases.map(({ userId }) => userId))];
  const documents = await db
    .select({ vettingId: userDocuments.vettingId, type: userDocuments.documentType })
    .from(userDocuments)
    .where(and(inArray(userDocuments.vettingId, ids), isNull(userDocuments.replacedAt)));
  const numbers = await db
    .select({
      vettingId: vettingChecks.vettingId,
      subject: vettingChecks.subject,
      fault: vettingChecks.fault,
      age: vettingChecks.age,
    })
    .from(vettingChecks)
    .where(inArray(vettingChecks.vettingId, ids));
  const matches = await findMatches(db, ids);
  const signatures = await db
    .select({
      userId: legalContracts.userId,
      userType: legalContracts.userType,
      signature: legalContracts.signatureData,
      accountName: agreementEvidence.accountName,
    })
    .from(legalContracts)
    .leftJoin(agreementEvidence, eq(agreementEvidence.id, legalContracts.evidenceId))
    .where(inArray(legalContracts.userId, userIds));
  const reps = await db.select().from(repProfiles).where(inArray(repProfiles.userId, userIds));
  const businesses = await db.select().from(businessProfiles).where(inArray(businessProfiles.userId, userIds));

  return new Map(
    cases.map(({ id, userId, userType }) => {
      const own = matches.filter(({ vettingId }) => vettingId === id);
      const signed = signatures.find((one) => one.userId === userId && one.userType === userType);
      const rep = reps.find((one) => one.userId === userId);
      const business = businesses.find((one) => one.userId === userId);
      const facts: VettingFacts = {
        userType,
        documents: documents.filter(({ vettingId }) => vettingId === id).map(({ type }) => type),
        profileMissing: userType === 'rep' ? missingOfRep(rep) : missingOfBusiness(business),
        statedAge: userType === 'rep' ? (rep?.age ?? null) : null,
        accountName: nameNow(userType, rep, business) ?? signed?.accountName ?? null,
        signature: signed?.signature ?? null,
        numbers: numbers.filter(({ vettingId }) => vettingId === id),
        sameNumber: countBy(own, 'subject').map(([subject, count]) => ({ subject, cases: count })),
        sameFile: countBy(own, 'document').map(([document, count]) => ({ document, cases: count })),
      };
      return [id, { facts, matches: own }];
    }),
  );
}

function countBy<Key extends 'subject' | 'document'>(matches: readonly Match[], key: Key) {
  const groups = Map.groupBy(
    matches.filter((match) => match[key] !== null),
    (match) => match[key] as NonNullable<Match[Key]>,
  );
  return [...groups].map(([value, found]) => [value, new Set(found.map(({ otherId }) => otherId)).size] as const);
}

type RepRow = typeof repProfiles.$inferSelect;
type BusinessRow = typeof businessProfiles.$inferSelect;

/** The signer's name on the profile, which can be changed between the signature and the approval. */
function nameNow(userType: LegalUserType, rep: RepRow | undefined, business: BusinessRow | undefined): string | null {
  const ofRep = rep && rep.fullName !== placeholderNames.full_name ? rep.fullName : null;
  return userType === 'rep' ? ofRep : (business?.signatoryName ?? ofRep);
}

const missingOf = (fields: Record<string, unknown>): string[] =>
  Object.entries(fields).flatMap(([label, value]) => (value === null || value === undefined ? [label] : []));

/** Missing fields that a reviewer compares with the documents. */
const missingOfRep = (rep: RepRow | undefined): string[] =>
  missingOf({ Age: rep?.age, Phone: rep?.phone, Location: rep?.locationId });

const missingOfBusiness = (business: BusinessRow | undefined): string[] =>
  missingOf({ Phone: business?.phone, Location: business?.primaryLocationId, Address: business?.locationAddress });
