import { createHash } from 'node:crypto';
import { usualFacts } from '#contract/site/site-facts.ts';
import type { Agreement, LegalUserType } from '#contract/vetting/legal.ts';
import { now } from '#server/platform/clock.ts';
import { businessAgreement1 } from '../texts/business-agreement-1.ts';
import { businessAgreement2 } from '../texts/business-agreement-2.ts';
import { type AgreementFigures, type AgreementVersion, composeAgreement } from '../texts/compose-agreement.ts';
import { repAgreement1 } from '../texts/rep-agreement-1.ts';
import { repAgreement2 } from '../texts/rep-agreement-2.ts';
import { repAgreement3 } from '../texts/rep-agreement-3.ts';

export interface PublishedAgreement extends Agreement {
  readonly userType: LegalUserType;
  readonly reviewedByLawyer: string | null;
}

type Version = (figures: AgreementFigures) => AgreementVersion;

/** Every published version, oldest first. To publish one, add it here: it applies from its day on. */
const versions: Record<LegalUserType, readonly [Version, ...Version[]]> = {
  rep: [() => repAgreement1, () => repAgreement2, repAgreement3],
  business: [() => businessAgreement1, businessAgreement2],
};

const usual = {
  rep: versions.rep.map((version) => version(usualFacts)),
  business: versions.business.map((version) => version(usualFacts)),
};

function publish(version: AgreementVersion): PublishedAgreement {
  const { userType, title, effectiveFrom, reviewedByLawyer } = version;
  const text = composeAgreement(version);
  const sha256 = createHash('sha256').update(text, 'utf8').digest('hex');
  return { userType, title, version: version.version, effectiveFrom, reviewedByLawyer, text, sha256 };
}

export const publishedAgreements = (userType: LegalUserType, figures: AgreementFigures): PublishedAgreement[] =>
  versions[userType].map((version) => publish(version(figures)));

const hoursAheadOfUtc = 2;

/** The index of the version that applies on the day of `at` in South Africa; before the first one's day, the first. */
function indexOn(userType: LegalUserType, at: Date): number {
  const today = new Date(at.getTime() + hoursAheadOfUtc * 3_600_000).toISOString().slice(0, 10);
  return Math.max(
    0,
    usual[userType].findLastIndex(({ effectiveFrom }) => effectiveFrom <= today),
  );
}

/** The text to sign on the day of `at`, with the operator's settings of that moment. */
export const currentAgreement = (userType: LegalUserType, figures: AgreementFigures, at = now()): PublishedAgreement =>
  publish((versions[userType][indexOn(userType, at)] as Version)(figures));

/** The version number of that text. A changed setting does not change it, and so needs no new signature. */
export const currentVersion = (userType: LegalUserType, at = now()): string =>
  (usual[userType][indexOn(userType, at)] as AgreementVersion).version;

export const currentAgreements = (figures: AgreementFigures): Record<LegalUserType, PublishedAgreement> => ({
  rep: currentAgreement('rep', figures),
  business: currentAgreement('business', figures),
});
