import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { postJob } from '#test/support/hiring.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { matchJob } from '../commands/match-job.ts';
import { explainPairs } from './explain-pairs.ts';
import { rankJobs } from './rank-jobs.ts';
import { readModel } from './read-model.ts';

const app = await openTestApp({ work: false });
const { db } = app.services;
const { pool } = app.database;

test('ranking and reasons read confirmed tags at once, although the version of the job is the same', async () => {
  const { rows } = await pool.query<{ id: string }>("select id from locations where name = 'Springbok'");
  const business = await signUpBusiness(app);
  const job = await postJob(business, { title: 'Sampling at the tills', locationId: rows[0]?.id ?? '' });
  const { repId } = await matchedRep(app, { town: 'Springbok', skills: ['Sampling'] });
  await app.services.transaction((tx) => matchJob(tx, job.id));
  const read = async () => {
    const [ranked] = await rankJobs(db, await readModel(db), repId);
    const { explained } = await explainPairs(db, [{ jobId: job.id, repId, stamp: '' }]);
    return [ranked?.job.job, explained[0]?.job.job];
  };
  const confirm = (tags: string[], anyLanguage = false) =>
    business.call(ownJobsApi.confirmTags, { params: { jobId: job.id }, body: { tags, anyLanguage } });
  const expectRead = async (tags: string[] | null, anyLanguage = false) =>
    expect(await read()).toEqual(Array(2).fill(expect.objectContaining({ tags, anyLanguage })));

  await expectRead(null);
  await confirm([]);
  await expectRead([]);
  await confirm(['sampling', 'zulu', 'xhosa']);
  await expectRead(['sampling', 'zulu', 'xhosa']);
  await confirm(['sampling', 'zulu', 'xhosa'], true);
  await expectRead(['sampling', 'zulu', 'xhosa'], true);
});
