import type { z } from 'zod';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import type { jobInput } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { inputOfJob } from '#domain/jobs/job-copy.ts';
import type { Call } from '#test/support/api.ts';
import { postJob } from '#test/support/hiring.ts';

type Changes = Partial<z.input<typeof jobInput>>;

/** A lawful job outside Durban. */
export async function postJobIn(place: string, business: { call: Call }, changes: Changes) {
  const locations = await business.call(catalogueApi.locations, {});
  const locationId = locations.find(({ name }) => name === place)?.id ?? '';
  return postJob(business, { locationId, ...changes });
}

/** The business edits its job: fields not given stay unchanged. */
export async function editJob(business: { call: Call }, jobId: string, changes: Changes) {
  const params = { jobId };
  const job = await business.call(ownJobsApi.show, { params });
  return business.call(ownJobsApi.edit, { params, body: { ...inputOfJob(job), version: job.version, ...changes } });
}

const anyOf = (letters: string) => letters[Math.floor(Math.random() * letters.length)];
const syllable = () => `${anyOf('bcdfghjklmnpqrstvwxz')}${anyOf('aeiou')}`;

/**
 * A word in no other test's jobs, long enough to be recognised when misspelt. A search also finds similar words: so it
 * differs from others in most of its letters.
 */
export function rareWord(): string {
  return `velo${syllable()}${syllable()}${syllable()}${syllable()}`;
}
