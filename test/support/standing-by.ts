import { standingByApi } from '#contract/applications/standby.ts';
import { standbyApi } from '#contract/trust/standby.ts';
import { offerOpenPlaces } from '#server/features/trust/standby/commands/offer-place.ts';
import type { TestApp } from './app.ts';
import { startOf, type Working } from './engagements.ts';
import { apply } from './hiring.ts';
import { type Person, signUpRep } from './people.ts';
import { endTrial } from './trials.ts';

/** Reps who applied for the same job and stand by until it starts, or until then. */
export async function standingBy(app: TestApp, work: Working, count: number, until = startOf(work)): Promise<Person[]> {
  const reps: Person[] = [];
  for (let at = 0; at < count; at++) {
    const rep = await signUpRep(app);
    await endTrial(app, rep, 'rep', 365);
    const { id: applicationId } = await apply(rep, work.jobId);
    await rep.call(standingByApi.start, { params: { applicationId }, body: { until } });
    reps.push(rep);
  }
  return reps;
}

/** The business signs for reps on standby; by default it offers places itself. */
export const chooseStandby = ({ business, jobId }: Working, automatic = false) =>
  business.call(standbyApi.choose, {
    params: { jobId },
    body: { automatic, fullName: 'Nomsa Dlamini', agreed: true, phone: '031 123 4567' },
  });

export const offerPlace = ({ business, engagement }: Working, rest = false) =>
  business.call(standbyApi.offerPlace, { params: { engagementId: engagement.id }, body: { rest } });

/** What is offered to a rep now. */
export const offersTo = async ({ call }: Pick<Person, 'call'>) => (await call(standbyApi.offers, {})).items;

/** The first offer, with its terms; those of the rest of a day for that arrival. */
export async function readOffer({ call }: Pick<Person, 'call'>, arrivesAt?: string) {
  const [offer] = await offersTo({ call });
  if (!offer) throw new Error('Nothing is offered to this rep.');
  return call(standbyApi.offer, { params: { offerId: offer.id }, query: { arrivesAt } });
}

/** The rep signs and accepts an offer that they read; they arrive at the start by default. */
export const accept = (
  { call }: Pick<Person, 'call'>,
  { id: offerId, sha256, arrivals }: Awaited<ReturnType<typeof readOffer>>,
  arrivesAt = arrivals[0] ?? '',
) =>
  call(standbyApi.accept, {
    params: { offerId },
    body: { sha256, arrivesAt, fullName: 'Thabo Mokoena', agreed: true, phone: '082 123 4567' },
  });

/** Runs the task of each minute. */
export const offerPlaces = ({ services }: TestApp) => offerOpenPlaces(services, new AbortController().signal);
