import type { DueFunding } from '#contract/engagements/funding.ts';
import { fundingAskedFrom } from '#domain/engagements/deadlines.ts';
import { priceOf } from '#domain/engagements/money.ts';
import type { DueRow } from './queries/find-due.ts';

export function presentDue(
  { milestone, engagement, repName, of }: DueRow,
  keptCents: bigint,
  minutesAMonth: number,
): DueFunding {
  const { id: milestoneId, number, days, startsAt, payCents, feeCents, dueAt } = milestone;
  const { id: engagementId, jobId, title, feeBearer, termsVersion, agreedAt } = engagement;
  const since = agreedAt ?? engagement.acceptedAt;
  return {
    ...{ milestoneId, engagementId, jobId, repName, title, number, of, days, feeBearer, termsVersion, minutesAMonth },
    startsAt: startsAt?.toISOString() ?? null,
    payCents: Number(payCents),
    feeCents: Number(feeCents),
    priceCents: Number(priceOf({ payCents, feeCents, feeBearer })),
    keptCents: Number(keptCents),
    dueAt: (dueAt ?? since).toISOString(),
    askedFrom: fundingAskedFrom(since, { number, start: startsAt }).toISOString(),
  };
}
