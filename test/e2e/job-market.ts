import type { Page } from '@playwright/test';
import type { z } from 'zod';
import type { jobInput } from '#contract/jobs/jobs.ts';
import { sessionKey } from '#web/lib/stored-session.ts';

/** Calls the API as the person who is signed in on this page. */
export async function callAs<Answer>(page: Page, method: string, path: string, data?: object): Promise<Answer> {
  const token = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').access_token, sessionKey);
  const response = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return (response.status() === 204 ? undefined : await response.json()) as Answer;
}

type Draft = Partial<z.input<typeof jobInput>> & { readonly title: string; readonly place?: string };

export interface PostedJob {
  readonly id: string;
  readonly version: number;
  readonly locationId: string;
}

/** A lawful job by the business on this page, with what a test cares about changed. */
export async function postJobAs(page: Page, { place = 'Durban', ...changes }: Draft): Promise<PostedJob> {
  const locations = await callAs<{ id: string; name: string }[]>(page, 'GET', '/api/locations');
  const locationId = locations.find(({ name }) => name === place)?.id ?? '';
  const posted = await callAs<{ id: string; version: number }>(page, 'POST', '/api/business/jobs', {
    ...draft(locationId),
    ...changes,
  });
  return { ...posted, locationId };
}

/** The business edits its job: what is not named is as `postJobAs` made it. */
export async function editJobAs(page: Page, job: PostedJob, changes: Partial<z.input<typeof jobInput>>) {
  const body = { ...draft(job.locationId), version: job.version, ...changes };
  await callAs(page, 'PATCH', `/api/business/jobs/${job.id}`, body);
}

const draft = (locationId: string) => ({
  title: 'Weekend promoters',
  industry: 'Retail',
  description: 'Greet shoppers, hand out samples, note what they say.\nTwo days, on your feet.',
  locationId,
  compensationCents: 120_000,
  hourlyRateCents: 9_500,
});

const letters = 'bcdfghjklmnpqrstvwxz';

/** A word that no other test's jobs have, long enough to be recognised when it is misspelt. */
export function rareWord(): string {
  const pick = () => letters[Math.floor(Math.random() * letters.length)];
  return `velo${pick()}a${pick()}o${pick()}imbu`;
}
