import type { KeptTerms, Terms } from '#contract/engagements/terms.ts';
import { wayOfChange } from '#domain/engagements/change-of-terms.ts';
import { changesOfTerms } from '#texts/engagements/terms.ts';
import { presentLocation } from '../../catalogue/present.ts';
import { milestoneOf } from '../commands/move-milestone.ts';
import type { TermsVersion } from './queries/find-terms.ts';
import type { ShownTerms } from './queries/show-terms.ts';

/** Whether a proposal has expired but the task hasn't recorded it yet. */
const isOverdue = ({ terms }: TermsVersion, now: Date) =>
  terms.status === 'proposed' && terms.dueAt !== null && terms.dueAt <= now;

export const presentKeptTerms = (version: TermsVersion, now: Date): KeptTerms => {
  const { terms, text, signatures } = version;
  return {
    version: terms.version,
    status: isOverdue(version, now) ? 'lapsed' : terms.status,
    text,
    sha256: terms.sha256.toString('hex'),
    at: terms.createdAt.toISOString(),
    answerBy: terms.dueAt?.toISOString() ?? null,
    endedAt: (isOverdue(version, now) ? terms.dueAt : terms.endedAt)?.toISOString() ?? null,
    signatures: signatures.map(({ side, signedAt, evidence }) => ({
      side,
      name: evidence.typedName,
      at: signedAt.toISOString(),
      record: evidence.position,
    })),
  };
};

const inWords = ({ terms, location }: TermsVersion) => ({
  schedule: terms.schedule,
  startDate: terms.startDate,
  place: [terms.locationAddress, location.name].filter(Boolean).join(', '),
  payCents: Number(terms.payCents),
});

export function presentTerms(shown: ShownTerms, now: Date): Terms {
  const { engagement, as, inForce, versions, milestones, repName, companyName, expectedName, asksPhone } = shown;
  const { jobType, minutesAMonth, otherDays } = shown;
  const minutesOf = ({ terms: { version } }: TermsVersion) => minutesAMonth.get(version) ?? null;
  const states = milestones.map((row) => milestoneOf({ engagement }, row));
  const way = wayOfChange(states, now);
  const proposed = versions.find((one) => one.terms.status === 'proposed' && !isOverdue(one, now));
  const waits = way === 'with the rep' ? proposed : undefined;
  const { schedule, startDate, locationAddress, payCents } = inForce.terms;
  const agreeBy = way === 'at once' && schedule !== null ? (milestones[0]?.dueAt?.toISOString() ?? null) : null;
  const change = way === 'at once' || way === 'with the rep' ? way : null;
  return {
    engagementId: engagement.id,
    as,
    title: engagement.title,
    ...{ repName, companyName, expectedName, asksPhone, agreeBy },
    inForce: presentKeptTerms(inForce, now),
    proposed: waits
      ? {
          ...presentKeptTerms(waits, now),
          changes: changesOfTerms(inWords(inForce), inWords(waits)),
          minutesAMonth: minutesOf(waits),
        }
      : null,
    former: versions
      .filter((one) => one !== inForce && one !== waits)
      .map((one) => presentKeptTerms(one, now))
      .toReversed(),
    stated: {
      ...{ schedule, startDate, locationAddress },
      location: presentLocation(inForce.location),
      payCents: Number(payCents),
    },
    jobType,
    minutesAMonth: minutesOf(inForce),
    change,
    otherDays: as === 'business' && change ? otherDays.map(({ day, minutes }) => ({ day, minutes })) : [],
    agreedAt: engagement.agreedAt?.toISOString() ?? null,
    payFixed: milestones.some(({ fundedCents }) => fundedCents > 0n),
  };
}
