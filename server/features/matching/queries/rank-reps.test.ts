import { expect, test } from 'vitest';
import { postJob } from '#test/support/hiring.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { matchJob } from '../commands/match-job.ts';
import { matchRep } from '../commands/match-rep.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const { transaction } = app.services;
// A model that has learned to ignore distance.
await pool.query(`update match_models set weights = jsonb_set(weights, '{reach}', '0') where active`);

test('a rep who is out of reach is proposed for no job, whatever weight distance has', async () => {
  const { rows } = await pool.query<{ id: string }>("select id from locations where name = 'Durban'");
  const { id: jobId } = await postJob(await signUpBusiness(app), {
    ...{ title: 'Sampling at the tills', requiredSkills: 'Sampling', locationId: rows[0]?.id ?? '' },
  });
  const near = await matchedRep(app, { town: 'Durban', skills: ['Sampling'] });
  const far = await matchedRep(app, { town: 'Cape Town', skills: ['Sampling'] });
  const proposed = async () =>
    (await pool.query<{ id: string }>('select rep_id as id from match_proposals where job_id = $1', [jobId])).rows;
  await transaction((tx) => matchJob(tx, jobId));
  expect(await proposed()).toEqual([{ id: near.repId }]);
  await transaction((tx) => matchRep(tx, far.repId));
  expect(await proposed()).toEqual([{ id: near.repId }]);
});
