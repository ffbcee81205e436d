import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { fairnessApi } from '#contract/matching/fairness.ts';
import { genders } from '#contract/matching/options.ts';
import { recommendedApi } from '#contract/matching/recommended.ts';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { matchJob } from '#server/features/matching/commands/match-job.ts';
import { matchRep } from '#server/features/matching/commands/match-rep.ts';
import { weighApplicants } from '#server/features/matching/queries/weigh-applicants.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { uploadFile } from '#test/support/uploads.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
await pool.query('update operator_settings set review_matches = false');

const business = await signUpBusiness(app);
const names = ['Thandi Zulu', 'Pieter van der Merwe', 'Aisha Patel', 'Sipho Dlamini', 'Grace Mokoena'];
const reps: Awaited<ReturnType<typeof matchedRep>>[] = [];
for (const [turn, fullName] of names.entries())
  reps.push(
    await matchedRep(app, {
      ...{ fullName, skills: ['Sampling', 'Upselling'].slice(turn % 2), hourlyRateCents: 6_000 + turn * 700 },
      town: turn % 2 === 0 ? 'Durban' : 'Pietermaritzburg',
    }),
  );
const job = await postJob(business, { title: 'Sampling at the tills', requiredSkills: 'Sampling', positions: 5 });
const board = await postJob(business, { title: 'Sampling in the aisles', requiredSkills: 'Sampling', positions: 5 });
for (const rep of reps) await apply(rep, board.id);

/** The files of a folder that match, without tests. */
async function readersOf(room: string, named: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(`${room}/**/*.ts`))
    if (!file.endsWith('.test.ts') && named.test(await readFile(file, 'utf8'))) found.push(file);
  return found.toSorted();
}

/** All results: scores, orders and reasons, for the business and for each rep. */
async function everything() {
  for (const { repId } of reps) await app.services.transaction((tx) => matchRep(tx, repId));
  for (const { id } of [job, board]) await app.services.transaction((tx) => matchJob(tx, id));
  const { rows: proposals } = await pool.query(
    'select job_id, rep_id, score, features from match_proposals order by job_id, score desc, rep_id',
  );
  const suggested = await business.call(suggestionsApi.list, { params: { jobId: job.id } });
  const received = await business.call(applicationsApi.listReceived, {
    params: { jobId: board.id },
    query: { sort: 'fit' },
  });
  const lists: unknown[] = [];
  for (const rep of reps) {
    const { items } = await rep.call(recommendedApi.list, { query: {} });
    lists.push(items.map(({ job: { id }, reasons }) => [id, reasons]));
  }
  const weighed = await weighApplicants(
    app.services.db,
    reps.map(({ repId }) => ({ jobId: board.id, repId })),
  );
  return {
    proposals,
    suggested: suggested.items.map(({ repId, reasons }) => [repId, reasons]),
    received: received.items.map(({ rep, fit }) => [rep.id, fit]),
    lists,
    weighed: weighed.map((one) => [one?.repId, one?.score, one?.reasons('business')]),
  };
}

test.each([
  ['the name', "full_name = 'Nomvula Khumalo ' || substr(user_id::text, 1, 4)"],
  ['the age', 'age = 62, age_stated_on = current_date'],
  ['the phone', "phone = '+27821234567'"],
  ['the address beyond the town', "location_address = '14 Florida Road, Morningside'"],
])('%s changes no score, order or reason', async (_what, change) => {
  const before = await everything();
  expect(before.proposals.length).toBeGreaterThan(2);
  expect(before.received).toHaveLength(names.length);
  await pool.query(`update rep_profiles set ${change}, updated_at = now()`);
  expect(await everything()).toEqual(before);
});

test('a name that is a word of the trade changes nothing where their text says it', async () => {
  const text = (name: string) =>
    pool.query(
      `update rep_profiles set full_name = $1, updated_at = now(),
         description = 'I am ' || $1 || '. Sampling in supermarkets, two years.'`,
      [name],
    );
  await text('Thandi Zulu');
  const before = await everything();
  for (const name of ['Charity Baker', 'Pearl Fortune', 'George Sales']) {
    await text(name);
    expect(await everything()).toEqual(before);
  }
});

test('no reason quotes a rep’s name in any case, a handle or an address on the web', async () => {
  const reasonsOf = async (fullName: string, end: string) => {
    await pool.query(
      `update rep_profiles set full_name = $1, skills = array['Sampling' || $2], updated_at = now(),
         description = 'Sampling in supermarkets for two years' || $2`,
      [fullName, end],
    );
    return JSON.stringify((await everything()).suggested);
  };
  expect(await reasonsOf('Naledi Baker', ' with thandi')).toContain('with thandi');
  expect(await reasonsOf('Thandi Baker', ' with thandi')).not.toContain('with thandi');
  expect(await reasonsOf('Thandi Baker', ' as a baker')).not.toContain('a baker');
  expect(await reasonsOf('Naledi Nkosi', ', @thandi_sells')).not.toContain('thandi_sells');
  expect(await reasonsOf('Naledi Nkosi', ', instagram.com/thandi')).not.toContain('instagram');
});

test('a photo, a verified ID number and account details change nothing either', async () => {
  const before = await everything();
  await pool.query(
    `update users set user_metadata = user_metadata || '{"gender": "female", "full_name": "Jane Smith"}'`,
  );
  for (const rep of reps.slice(0, 2))
    await uploadFile(app, rep, 'profile-photo', { name: 'me.jpg', content: await makeJpeg() });
  await pool.query('update user_vetting set updated_at = now(), submitted_at = now()');
  expect(await everything()).toEqual(before);
});

test('their gender, whichever it is, or deleting it changes nothing either', async () => {
  const before = await everything();
  const [first, second] = reps;
  for (const gender of [...genders, null]) {
    await first?.call(fairnessApi.saveGender, { body: { gender } });
    await second?.call(fairnessApi.saveGender, { body: { gender: 'man' } });
    expect(await everything()).toEqual(before);
  }
});

test('gender is read where groups are compared, and by nothing that ranks, proposes or shows', async () => {
  const readers = await readersOf('server', /told_genders|repGenders/);
  expect(readers).toEqual([
    'server/features/matching/fairness/commands/save-gender.ts',
    'server/features/matching/fairness/queries/compare-groups.ts',
    'server/features/matching/fairness/queries/show-gender.ts',
    'server/features/matching/fairness/tables.ts',
  ]);
  expect(await readersOf('server', /show-gender\.ts/)).toEqual(['server/features/matching/fairness/routes.ts']);
});

test('the skills that they list do change scores', async () => {
  const before = await everything();
  await pool.query("update rep_profiles set skills = '{Car sales}', updated_at = now() where id = $1", [
    reps[0]?.repId,
  ]);
  expect((await everything()).weighed).not.toEqual(before.weighed);
});
