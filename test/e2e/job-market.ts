import type { z } from 'zod';
import { catalogueApi } from '#contract/catalogue.ts';
import type { jobInput } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import type { Call } from '#test/support/api.ts';
import { postJob } from '#test/support/hiring.ts';

type Changes = Partial<z.input<typeof jobInput>>;

/** A lawful job somewhere else than in Durban. */
export async function postJobIn(place: string, business: { call: Call }, changes: Changes) {
  const locations = await business.call(catalogueApi.locations, {});
  const locationId = locations.find(({ name }) => name === place)?.id ?? '';
  return postJob(business, { locationId, ...changes });
}

/** The business edits its job: what is not named stays as it is. */
export async function editJob(business: { call: Call }, jobId: string, changes: Changes) {
  const params = { jobId };
  const job = await business.call(ownJobsApi.show, { params });
  return business.call(ownJobsApi.edit, { params, body: { ...job, locationId: job.location.id, ...changes } });
}

const letters = 'bcdfghjklmnpqrstvwxz';

/** A word that no other test's jobs have, long enough to be recognised when it is misspelt. */
export function rareWord(): string {
  const pick = () => letters[Math.floor(Math.random() * letters.length)];
  return `velo${pick()}a${pick()}o${pick()}imbu`;
}
