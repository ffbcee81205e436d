import { createHash } from 'node:crypto';
import type { Agreement, LegalUserType } from '#contract/vetting/legal.ts';
import { businessAgreement1 } from '../texts/business-agreement-1.ts';
import { type AgreementVersion, composeAgreement } from '../texts/compose-agreement.ts';
import { repAgreement1 } from '../texts/rep-agreement-1.ts';
import { repAgreement2 } from '../texts/rep-agreement-2.ts';

export interface PublishedAgreement extends Agreement {
  readonly userType: LegalUserType;
  readonly reviewedByLawyer: string | null;
}

function publish(version: AgreementVersion): PublishedAgreement {
  const { userType, title, effectiveFrom, reviewedByLawyer } = version;
  const text = composeAgreement(version);
  const sha256 = createHash('sha256').update(text, 'utf8').digest('hex');
  return { userType, title, version: version.version, effectiveFrom, reviewedByLawyer, text, sha256 };
}

/** Every version ever published, oldest first. To publish one, add it here: it is signed from its day on. */
export const publishedAgreements: Record<LegalUserType, readonly [PublishedAgreement, ...PublishedAgreement[]]> = {
  rep: [publish(repAgreement1), publish(repAgreement2)],
  business: [publish(businessAgreement1)],
};

const hoursAheadOfUtc = 2;

/** The text that is signed on the day of `now` in South Africa. */
export function currentAgreement(userType: LegalUserType, now: Date = new Date()): PublishedAgreement {
  const today = new Date(now.getTime() + hoursAheadOfUtc * 3_600_000).toISOString().slice(0, 10);
  const versions = publishedAgreements[userType];
  return versions.findLast(({ effectiveFrom }) => effectiveFrom <= today) ?? versions[0];
}

export function currentAgreements(): Record<LegalUserType, PublishedAgreement> {
  return { rep: currentAgreement('rep'), business: currentAgreement('business') };
}
