import type { StandbyOffer } from '#contract/trust/standby.ts';
import type { OfferRow, planOffered } from './queries/find-offer.ts';

type Planned = NonNullable<Awaited<ReturnType<typeof planOffered>>>;

export function presentOffer({ offer, job, companyName, location }: OfferRow, planned: Planned): StandbyOffer {
  const { startsAt, days, takeHomeCents, upTo, rest } = planned;
  return {
    ...{ id: offer.id, applicationId: offer.applicationId, jobId: job.id, title: job.title, companyName, days, upTo },
    place: [job.locationAddress, location].filter(Boolean).join(', '),
    startsAt: startsAt.toISOString(),
    answerBy: offer.answerBy.toISOString(),
    takeHomeCents: Number(takeHomeCents),
    restUntil: rest?.end.toISOString() ?? null,
  };
}
