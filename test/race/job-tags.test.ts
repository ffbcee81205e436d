import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { inputOfJob } from '#domain/jobs/job-copy.ts';
import { callerOf } from '#test/support/api.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const [first, second] = await openTwoTestApps();
const business = await signUpBusiness(first);
const rep = await signUpRep(first);
const elsewhere = callerOf(second.url, business.accessToken);

const eventsOf = async (jobId: string) => {
  const { rows } = await first.database.pool.query<{ name: string; count: number }>(
    `select name, count(*)::int from events where payload->>'jobId' = $1 and name in ('job.tagged', 'job.edited')
     group by name`,
    [jobId],
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

const tagsOf = ({ tags }: { readonly tags: readonly { readonly id: string }[] }) => tags.map(({ id }) => id);

test('an edit that names no tags and a confirmation of them both count', async () => {
  for (let round = 0; round < 8; round++) {
    const job = await postJob(business);
    const params = { jobId: job.id };
    const body = { ...inputOfJob(job), tags: null, title: `Tasters ${round}`, version: job.version };
    const confirmed = { tags: ['sampling', 'zulu'], anyLanguage: true };
    const calls = [
      business.call(ownJobsApi.edit, { params, body }),
      elsewhere(ownJobsApi.confirmTags, { params, body: confirmed }),
      business.call(ownJobsApi.confirmTags, { params, body: confirmed }),
    ];
    expect(await outcomes(calls)).toEqual([null, null, null]);
    const after = await business.call(ownJobsApi.show, { params });
    expect(after).toMatchObject({ title: `Tasters ${round}`, version: 2, anyLanguage: true, tagsAsked: true });
    expect(tagsOf(after)).toEqual(confirmed.tags);
    // Of two equal confirmations, one changes something.
    expect(await eventsOf(job.id)).toEqual({ 'job.tagged': 1, 'job.edited': 1 });
  }
});

test('of tags that an edit names and others that are confirmed, one list stays whole, and is counted', async () => {
  const jobIds: string[] = [];
  for (let round = 0; round < 8; round++) {
    const job = await postJob(business, { tags: ['beer'] });
    jobIds.push(job.id);
    const params = { jobId: job.id };
    const edited = { tags: ['wine', 'sampling'], anyLanguage: false };
    const confirmed = { tags: ['spirits', 'zulu', 'xhosa'], anyLanguage: true };
    const body = { ...inputOfJob(job), ...edited, title: `Hosts ${round}`, version: job.version };
    const calls = [
      elsewhere(ownJobsApi.edit, { params, body }),
      business.call(ownJobsApi.confirmTags, { params, body: confirmed }),
    ];
    expect(await outcomes(calls)).toEqual([null, null]);
    const after = await business.call(ownJobsApi.show, { params });
    expect(after).toMatchObject({ title: `Hosts ${round}`, version: 2 });
    expect([edited, confirmed]).toContainEqual({ tags: tagsOf(after), anyLanguage: after.anyLanguage });
  }
  const { rows } = await first.database.pool.query<{ id: string; jobs: number }>(
    `select tag as id, count(*)::int as jobs from jobs, unnest(tags) as tag where status = 'active' group by tag`,
  );
  const { tags } = await rep.call(jobSearchApi.counts, { query: {} });
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(tags.map(({ id, jobs }) => ({ id, jobs })).toSorted(byId)).toEqual(rows.toSorted(byId));
});

test('a closed job takes no tags after the close was answered', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: jobId } = await postJob(business, { tags: [] });
    const params = { jobId };
    const confirm = () => elsewhere(ownJobsApi.confirmTags, { params, body: { tags: ['beer'], anyLanguage: false } });
    const confirming = outcomes([confirm()]);
    await business.call(ownJobsApi.close, { params });
    const [early] = await confirming;
    expect(tagsOf(await business.call(ownJobsApi.show, { params }))).toEqual(early === null ? ['beer'] : []);
    expect(await outcomes([confirm()])).not.toEqual([null]);
  }
});
