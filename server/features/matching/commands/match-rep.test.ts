import { expect, test } from 'vitest';
import { apply, postJob } from '#test/support/hiring.ts';
import { matchedRep, propose } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { matchJob } from './match-job.ts';
import { matchRep } from './match-rep.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const match = (repId: string) => app.services.transaction((tx) => matchRep(tx, repId));

async function proposedFor(jobId: string): Promise<string[]> {
  const { rows } = await pool.query<{ rep_id: string }>(
    "select rep_id from match_proposals where job_id = $1 and state = 'proposed'",
    [jobId],
  );
  return rows.map(({ rep_id }) => rep_id);
}

const here = (repId: string, days: number) =>
  pool.query('update rep_profiles set created_at = now() - make_interval(days => $2) where id = $1', [repId, days]);

/** A job whose six places are taken by well-fitting reps who aren't newcomers. */
async function full(town: string) {
  const { rows } = await pool.query<{ id: string }>('select id from locations where name = $1', [town]);
  const { id: jobId } = await postJob(await signUpBusiness(app), {
    ...{ title: 'Sampling at the tills', requiredSkills: 'Sampling', positions: 1, locationId: rows[0]?.id ?? '' },
  });
  await app.services.transaction((tx) => matchJob(tx, jobId));
  const settled: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const { userId, repId } = await matchedRep(app, { town: 'George' });
    await here(repId, 400);
    await propose(app, { jobId, userId, score: 0.99 - turn / 1000 });
    settled.push(repId);
  }
  return { jobId, settled };
}

const profile = (town: string) => ({ town, skills: ['Sampling'], description: 'Sampling at the tills of shops.' });

test('a newcomer gets a place reserved for newcomers immediately, and other reps do not', async () => {
  const { jobId, settled } = await full('Upington');
  const [first, second, third] = [
    await matchedRep(app, profile('Upington')),
    await matchedRep(app, profile('Upington')),
    await matchedRep(app, profile('Upington')),
  ];
  // A quarter of six places, rounded up, of those with the lowest fit.
  expect((await proposedFor(jobId)).toSorted()).toEqual([...settled.slice(0, 4), first.repId, second.repId].toSorted());
  await match(first.repId);
  await match(third.repId);
  expect((await proposedFor(jobId)).toSorted()).toEqual([...settled.slice(0, 4), first.repId, second.repId].toSorted());
  await here(third.repId, 400);
  await match(third.repId);
  expect(await proposedFor(jobId)).not.toContain(third.repId);
});

test('a job that loses a proposed rep is rematched, so that the place is not empty until the nightly run', async () => {
  const { jobId } = await full('Kimberley');
  const { repId, userId } = await matchedRep(app, profile('Kimberley'));
  expect(await proposedFor(jobId)).toContain(repId);
  await pool.query("update users set banned_until = 'infinity' where id = $1", [userId]);
  await match(repId);
  expect(await proposedFor(jobId)).not.toContain(repId);
  const { rowCount } = await pool.query(
    "select from pgboss.job where name = 'matching.match_jobs_again' and data::text like '%' || $1 || '%'",
    [jobId],
  );
  expect(rowCount).toBe(1);
});

test('a rep with room for three jobs of a kind is proposed where few applied', async () => {
  const { rows } = await pool.query<{ id: string }>("select id from locations where name = 'Polokwane'");
  const posted: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const { id } = await postJob(await signUpBusiness(app), {
      ...{ title: 'Sampling at the tills', requiredSkills: 'Sampling', locationId: rows[0]?.id ?? '', positions: 1 },
    });
    await app.services.transaction((tx) => matchJob(tx, id));
    posted.push(id);
  }
  const [crowded = ''] = posted;
  for (let turn = 0; turn < 6; turn++) await apply(await matchedRep(app, { town: 'George' }), crowded);
  const { repId } = await matchedRep(app, profile('Polokwane'));
  for (const jobId of posted.slice(1)) expect(await proposedFor(jobId)).toEqual([repId]);
  expect(await proposedFor(crowded)).toEqual([]);
});
