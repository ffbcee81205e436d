import type { z } from 'zod';
import { applicationsApi } from '#contract/applications/applications.ts';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import type { jobInput } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { Call } from './api.ts';

/** A day in South Africa, counted from today. */
export const dayFromNow = (days: number): string => addDays(dayInSouthAfrica(new Date()), days);

/** Fields that a sampled offer would not get right by chance. */
export const lawfulTerms = () => ({
  hourlyRateCents: 7_500,
  closesOn: dayFromNow(20),
  schedule: null,
  asksCourses: null,
});

let drafted = 0;

/** Fetched once per posting business: it is in the list of all places. */
const durbans = new WeakMap<Call, string>();

async function findDurban(call: Call): Promise<string> {
  const found = durbans.get(call);
  if (found) return found;
  const locations = await call(catalogueApi.locations, {});
  const durban = locations.find(({ name }) => name === 'Durban');
  if (!durban) throw new Error('The reference tables have no Durban.');
  durbans.set(call, durban.id);
  return durban.id;
}

/**
 * A job that a business may post, with the given overrides. At a unique place by default: the same job at the same
 * place can be open only once.
 */
export async function jobDraft(call: Call, changes: Partial<z.input<typeof jobInput>> = {}) {
  return {
    title: 'Weekend promoters for a store opening',
    industry: 'Retail',
    description: 'Greet shoppers, hand out samples, note what they say.',
    locationId: await findDurban(call),
    locationAddress: `${++drafted} Long Street`,
    compensationCents: 120_000,
    hourlyRateCents: 7_500,
    ...changes,
  } satisfies z.input<typeof jobInput>;
}

export async function postJob(business: { call: Call }, changes: Partial<z.input<typeof jobInput>> = {}) {
  return business.call(ownJobsApi.post, { body: await jobDraft(business.call, changes) });
}

/** @param jobVersion the version the rep read */
export function apply(
  rep: { call: Call },
  jobId: string,
  message = 'I sold out two launches in Umlazi last year.',
  jobVersion?: number,
) {
  return rep.call(applicationsApi.apply, { params: { jobId }, body: { message, jobVersion } });
}
