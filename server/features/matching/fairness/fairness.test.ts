import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { fairnessApi } from '#contract/matching/fairness.ts';
import { type Gender, genders } from '#contract/matching/options.ts';
import { fairnessRules } from '#domain/matching/fairness.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { exportOf } from '#test/support/exports.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const admin = await signInAdmin(app, await makeAdmin(app));
const business = await signUpBusiness(app);

const idsOf = async (statement: string, values: unknown[] = []): Promise<string[]> =>
  (await pool.query<{ id: string }>(statement, values)).rows.map(({ id }) => id);

/** Creates that many profiles for the comparison. */
async function people(count: number, { town, skills }: { town: string; skills: string }) {
  return idsOf(
    `with person as (
       insert into users (id, email, created_at, updated_at)
       select id, id || '@example.co.za', now(), now() from (select gen_random_uuid() as id from generate_series(1, $1)) made
       returning id)
     insert into rep_profiles (id, user_id, full_name, skills, location_id, trial_ends_at, created_at, updated_at)
     select gen_random_uuid(), id, 'Someone', array[$3], (select id from locations where name = $2), now(), now(), now() from person
     returning id`,
    [count, town, skills],
  );
}

const saveGender = (repIds: readonly string[], gender: Gender) =>
  pool.query(
    'insert into told_genders (rep_id, gender, told_at) select id, $2, now() from unnest($1::uuid[]) as t (id)',
    [repIds, gender],
  );

/** Proposes these reps for a job, and shows the given ones to its business in this order. */
async function qualified(repIds: readonly string[], shown: readonly string[]) {
  const { id } = await postJob(business, { positions: 2 });
  await pool.query(
    `insert into match_proposals (job_id, rep_id, score, features, model, state, reviewed_at, made_at)
     select $1, id, 0.5, '{}', (select number from match_models where active), 'dropped', now(), now() from unnest($2::uuid[]) as t (id)`,
    [id, repIds],
  );
  await pool.query(
    `insert into match_impressions (side, job_id, rep_id, shown_on, rank, policy, model, features)
     select 'business', $1, id, current_date, rank, 'suggested', (select number from match_models where active), '{}'
     from unnest($2::uuid[]) with ordinality as t (id, rank)`,
    [id, shown],
  );
  return id;
}

const compare = () => admin.call(fairnessApi.compare, {});

test('a rep sets, changes and deletes their gender, which is in the data export and deleted with the account', async () => {
  const rep = await signUpRep(app);
  const told = async () => (await rep.call(fairnessApi.gender, {})).gender;
  const kept = () =>
    idsOf('select rep_id as id from told_genders t join rep_profiles r on r.id = t.rep_id where r.user_id = $1', [
      rep.userId,
    ]);
  expect(await told()).toBeNull();
  for (const gender of genders) {
    await rep.call(fairnessApi.saveGender, { body: { gender } });
    expect(await told()).toBe(gender);
  }
  expect((await exportOf(app, rep)).matching.gender).toBe('another');
  await rep.call(fairnessApi.saveGender, { body: { gender: null } });
  expect(await kept()).toEqual([]);
  await rep.call(fairnessApi.saveGender, { body: { gender: 'woman' } });
  await rep.call(accountApi.close, { body: { password: rep.password } });
  expect(await idsOf('select rep_id as id from told_genders')).toEqual([]);
});

test('groups are compared like a plain recount, without small ones', async () => {
  expect(await compare()).toMatchObject({ jobs: 0, people: 0 });
  const least = fairnessRules.leastPeople;
  const women = await people(least + 2, { town: 'Durban', skills: 'Sampling in isiZulu' });
  const men = await people(least, { town: 'Durban', skills: 'Zulu and English, merchandising' });
  const few = await people(least - 1, { town: 'Upington', skills: 'Afrikaans' });
  await saveGender(women, 'woman');
  await saveGender(men, 'man');
  await saveGender(few, 'another');
  const everybody = [...women, ...men, ...few];
  const jobs = [
    // Ranks beyond the tenth aren't counted.
    { all: everybody, shown: [...men.slice(0, 7), ...women.slice(0, 2), ...few.slice(0, 1), ...women.slice(5, 7)] },
    { all: [...women, ...men.slice(0, 4)], shown: [...men.slice(0, 3), ...women.slice(3, 6)] },
    // All are shown, so there was no choice.
    { all: few.slice(0, 3), shown: few.slice(0, 3) },
  ];
  for (const { all, shown } of jobs) await qualified(all, shown);
  const closed = await qualified(everybody, women.slice(0, 10));
  await pool.query("update jobs set status = 'closed', closed_at = now() where id = $1", [closed]);

  const recount = (group: readonly string[]) => {
    let [expected, shown, places] = [0, 0, 0];
    for (const job of jobs.slice(0, 2)) {
      const first = job.shown.slice(0, fairnessRules.firstPlaces);
      places += first.length;
      expected += (first.length * job.all.filter((id) => group.includes(id)).length) / job.all.length;
      shown += first.filter((id) => group.includes(id)).length;
    }
    return { people: group.length, qualified: expected / places, shown: shown / places, ratio: shown / expected };
  };
  const close = ({ people: count, ...shares }: ReturnType<typeof recount>) => ({
    people: count,
    ...Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, expect.closeTo(share, 9)])),
  });
  const { by, ...whole } = await compare();
  expect(whole).toEqual({ jobs: 2, people: everybody.length, least });
  expect(by).toEqual([
    { by: 'town', groups: [{ name: 'Durban', belowLine: false, ...close(recount([...women, ...men])) }] },
    {
      by: 'language',
      groups: [
        { name: 'isiZulu', belowLine: true, ...close(recount([...women, ...men])) },
        { name: 'English', belowLine: false, ...close(recount(men)) },
      ],
    },
    {
      by: 'gender',
      groups: [
        { name: 'woman', belowLine: true, ...close(recount(women)) },
        { name: 'man', belowLine: false, ...close(recount(men)) },
      ],
    },
  ]);
});
