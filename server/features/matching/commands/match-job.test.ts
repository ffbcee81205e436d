import { expect, test } from 'vitest';
import { apply, dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { matchedRep, propose } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { matchJob } from './match-job.ts';
import { matchRep } from './match-rep.ts';

const app = await openTestApp({ work: false });
const { transaction } = app.services;

const statesOf = async (jobId: string): Promise<Record<string, string>> => {
  const { rows } = await app.database.pool.query<{ rep_id: string; state: string }>(
    'select rep_id, state from match_proposals where job_id = $1',
    [jobId],
  );
  return Object.fromEntries(rows.map(({ rep_id, state }) => [rep_id, state]));
};

test('dropped reps take no places', async () => {
  const business = await signUpBusiness(app);
  const { id: jobId } = await postJob(business, {
    title: 'Sampling at the tills',
    requiredSkills: 'Sampling',
    positions: 1,
  });
  // As many as are proposed for one position, all of them better than the remaining rep.
  for (let turn = 0; turn < 6; turn++) {
    const { userId } = await matchedRep(app, { skills: ['Sampling'], description: 'Sampling at the tills of shops.' });
    await propose(app, { jobId, userId, state: 'dropped', score: 0.99 });
  }
  const { repId } = await matchedRep(app, { skills: ['Sampling', 'Piano'] });
  const looked = async () => (await statesOf(jobId))[repId];
  await transaction((tx) => matchJob(tx, jobId));
  expect(await looked()).toBe('proposed');
  await transaction((tx) => matchRep(tx, repId));
  expect(await looked()).toBe('proposed');
  expect(Object.values(await statesOf(jobId)).filter((state) => state === 'dropped')).toHaveLength(6);
});

test('reps are proposed for the open places of a job, not for the taken ones', async () => {
  const { rows } = await app.database.pool.query<{ id: string }>("select id from locations where name = 'Upington'");
  const { id: jobId } = await postJob(await signUpBusiness(app), {
    ...{ title: 'Sampling at the tills', requiredSkills: 'Sampling', positions: 2, locationId: rows[0]?.id ?? '' },
  });
  for (let turn = 0; turn < 8; turn++) await matchedRep(app, { town: 'Upington', skills: ['Sampling'] });
  const proposed = async () => {
    await transaction((tx) => matchJob(tx, jobId));
    return Object.keys(await statesOf(jobId)).length;
  };
  expect(await proposed()).toBe(8);
  const { id } = await apply(await matchedRep(app, { town: 'Durban' }), jobId);
  await app.database.pool.query("update job_applications set status = 'accepted' where id = $1", [id]);
  expect(await proposed()).toBe(6);
});

test('a rep who is approved for three jobs on one day is proposed for no other', async () => {
  const rep = await matchedRep(app, { town: 'Polokwane', skills: ['Merchandising'] });
  const { rows } = await app.database.pool.query<{ id: string }>("select id from locations where name = 'Polokwane'");
  const posted: string[] = [];
  const day = dayFromNow(90);
  for (let turn = 0; turn < 4; turn++) {
    const owner = await signUpBusiness(app);
    const { schedule } = await jobDraft(owner.call, {
      schedule: { kind: 'days', dates: [day], from: '09:00', to: '17:00', breakMinutes: 30 },
    });
    const said = {
      title: 'Merchandising',
      requiredSkills: 'Merchandising',
      locationId: rows[0]?.id ?? '',
      closesOn: null,
    };
    posted.push((await postJob(owner, { ...said, schedule })).id);
  }
  const [first = '', ...others] = posted;
  await transaction((tx) => matchJob(tx, first));
  expect(await statesOf(first)).toEqual({ [rep.repId]: 'proposed' });
  for (const jobId of others) await propose(app, { jobId, userId: rep.userId, state: 'approved', score: 0.1 });
  await transaction((tx) => matchRep(tx, rep.repId));
  expect(await statesOf(first)).toEqual({});
});

test('of equal reps, one who is proposed for several better fitting jobs on other days leaves the place to another', async () => {
  const { rows } = await app.database.pool.query<{ id: string }>("select id from locations where name = 'Kimberley'");
  const postFor = async (day: string) => {
    const owner = await signUpBusiness(app);
    const schedule = { kind: 'days' as const, dates: [day], from: '09:00', to: '17:00', breakMinutes: 30 };
    const { schedule: kept } = await jobDraft(owner.call, { schedule });
    const said = { title: 'Sampling', requiredSkills: 'Sampling', locationId: rows[0]?.id ?? '', positions: 1 };
    return (await postJob(owner, { ...said, closesOn: null, schedule: kept })).id;
  };
  const reps = new Map<string, string>();
  // One more than are proposed for a position.
  for (let turn = 0; turn < 7; turn++) {
    const { repId, userId } = await matchedRep(app, { town: 'Kimberley', skills: ['Sampling'] });
    reps.set(repId, userId);
  }
  const jobId = await postFor(dayFromNow(90));
  const chosen = async () => {
    await transaction((tx) => matchJob(tx, jobId));
    return Object.keys(await statesOf(jobId)).toSorted();
  };
  const before = await chosen();
  expect(before).toHaveLength(6);
  const [busy = ''] = before;
  const others = await Promise.all([92, 93, 94].map((ahead) => postFor(dayFromNow(ahead))));
  for (const other of others) await propose(app, { jobId: other, userId: reps.get(busy) ?? '', score: 0.01 });
  expect(await chosen()).toEqual(before);
  await app.database.pool.query('update match_proposals set score = 0.99 where rep_id = $1 and job_id <> $2', [
    busy,
    jobId,
  ]);
  expect(await chosen()).toEqual([...reps.keys()].filter((repId) => repId !== busy).toSorted());
});

test('rematching writes only what has changed', async () => {
  const { rows } = await app.database.pool.query<{ id: string }>("select id from locations where name = 'Musina'");
  const { id: jobId } = await postJob(await signUpBusiness(app), {
    ...{ title: 'Sampling at the tills', requiredSkills: 'Sampling', locationId: rows[0]?.id ?? '' },
  });
  const { repId } = await matchedRep(app, { town: 'Musina', skills: ['Sampling'] });
  /** The search terms and proposals of the job, each with the transaction that wrote it. */
  const matched = async () => {
    await transaction((tx) => matchJob(tx, jobId));
    const { rows: written } = await app.database.pool.query<{ what: string; xmin: string }>(
      `select concat_ws(' ', term, strength) as what, xmin::text from match_job_terms where job_id = $1
       union all select concat_ws(' ', rep_id, score), xmin::text from match_proposals where job_id = $1 order by what`,
      [jobId],
    );
    return new Map(written.map(({ what, xmin }) => [what, xmin]));
  };
  const words = (found: ReadonlyMap<string, string>) => [...found.keys()].join('; ');
  const before = await matched();
  expect(words(before)).toContain(repId);
  expect(await matched()).toEqual(before);

  // Weakens both, so that matching restores their values.
  await app.database.pool.query('update match_job_terms set strength = strength / 2 where job_id = $1', [jobId]);
  await app.database.pool.query('update match_proposals set score = score / 2 where job_id = $1', [jobId]);
  expect(words(await matched())).toBe(words(before));

  await app.database.pool.query(
    "update jobs set title = 'Tyres', description = 'Tyres', required_skills = 'Tyres' where id = $1",
    [jobId],
  );
  const after = words(await matched());
  expect(after).toContain('tyr');
  expect(after).not.toContain('sampl');

  await app.database.pool.query("update jobs set status = 'closed', closed_at = now() where id = $1", [jobId]);
  expect(await matched()).toEqual(new Map());
});
