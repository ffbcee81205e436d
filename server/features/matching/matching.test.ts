import { expect, test, vi } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { matchChoicesApi } from '#contract/matching/choices.ts';
import { recommendedApi } from '#contract/matching/recommended.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { matchJob } from '#server/features/matching/commands/match-job.ts';
import { matchRep } from '#server/features/matching/commands/match-rep.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const business = await signUpBusiness(app);

const list = (rep: Person, query: { most?: number; cursor?: string } = {}) => rep.call(recommendedApi.list, { query });
const titles = async (rep: Person) => (await list(rep)).items.map(({ job }) => job.title);
const matched = async (...jobs: readonly { readonly id: string }[]) => {
  for (const { id } of jobs) await app.services.transaction((tx) => matchJob(tx, id));
};

/** In its own town, so that the tests of this file don't see each other's jobs. */
async function inTown(town: string, changes: Parameters<typeof postJob>[1] = {}, owner: Person = business) {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from locations where name = $1', [town]);
  const job = await postJob(owner, { ...changes, locationId: rows[0]?.id ?? '' });
  await matched(job);
  return job;
}

test('fitting jobs come first, each with reasons, and applied or closed jobs are left out', async () => {
  const rep = await matchedRep(app, { town: 'Upington', preferredIndustry: 'Insurance', skills: ['Cold calling'] });
  await inTown('Upington', { title: 'Greeting shoppers', industry: 'Retail' });
  const best = await inTown('Upington', {
    title: 'Cold calling for insurance',
    description: 'Cold calling of households about funeral cover and insurance.',
    industry: 'Finance',
    requiredSkills: 'Cold calling',
  });
  const { items } = await list(rep);
  expect(items.map(({ job }) => job.title)[0]).toBe('Cold calling for insurance');
  expect(items[0]?.job).toMatchObject({ id: best.id, saved: false, distanceKm: 0 });
  expect(items[0]?.reasons.for.length).toBeGreaterThan(0);
  await apply(rep, best.id);
  expect(await titles(rep)).not.toContain('Cold calling for insurance');
  const other = await inTown('Upington', { title: 'Cold calling again', requiredSkills: 'Cold calling' });
  expect(await titles(rep)).toContain('Cold calling again');
  await app.database.pool.query("update jobs set status = 'closed', closed_at = now() where id = $1", [other.id]);
  expect(await titles(rep)).not.toContain('Cold calling again');
});

test('of two equal jobs, the one with fewer applicants for each open place comes first', async () => {
  const rep = await matchedRep(app, { town: 'Rustenburg', skills: ['Sampling'] });
  // Of two equal jobs the newer one comes first.
  const jobs: Awaited<ReturnType<typeof postJob>>[] = [];
  for (let turn = 0; turn < 2; turn++) {
    const owner = await signUpBusiness(app);
    jobs.push(
      await inTown('Rustenburg', { title: `Sampling ${turn}`, requiredSkills: 'Sampling', positions: 3 }, owner),
    );
  }
  const [first = '', second = ''] = await titles(rep);
  const idOf = (wanted: string) => jobs.find(({ title }) => title === wanted)?.id ?? '';
  const reps = await Promise.all(Array.from({ length: 5 }, () => signUpRep(app)));
  for (const [turn, one] of reps.entries()) {
    await apply(one, idOf(second));
    if (turn > 3) continue;
    const { id } = await apply(one, idOf(first));
    // Two places are taken: the other two of four applicants wait for one.
    if (turn < 2) await app.database.pool.query("update job_applications set status = 'accepted' where id = $1", [id]);
  }
  expect(await titles(rep)).toEqual([second, first]);
});

test('pages leave nothing out and repeat nothing', async () => {
  const rep = await matchedRep(app, { town: 'Polokwane', skills: ['Merchandising'] });
  for (let turn = 0; turn < 7; turn++) await inTown('Polokwane', { title: `Merchandising ${turn}` });
  const all = (await list(rep)).items.map(({ job }) => job.id);
  expect(all.length).toBeGreaterThanOrEqual(7);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list(rep, { most: 3, ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ job }) => job.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(all);
  await expectRefusal(list(rep, { cursor: 'nonsense' }), 'request.bad_cursor');
});

test('"not for me" removes a job and lowers similar ones, and undoing it restores both', async () => {
  const rep = await matchedRep(app, { town: 'Mbombela', skills: ['Sampling'] });
  const others = await signUpBusiness(app);
  const first = await inTown('Mbombela', { title: 'Sampling at the tills', hourlyRateCents: 9_000 });
  await inTown('Mbombela', { title: 'Sampling in the aisles', hourlyRateCents: 9_000 });
  await inTown('Mbombela', { title: 'Sampling at the door', hourlyRateCents: 9_000 }, others);
  const before = await titles(rep);
  expect(before).toContain('Sampling at the tills');
  await rep.call(recommendedApi.dismiss, { params: { jobId: first.id }, body: { reason: 'company' } });
  const after = await titles(rep);
  expect(after).not.toContain('Sampling at the tills');
  expect(after.indexOf('Sampling at the door')).toBeLessThan(after.indexOf('Sampling in the aisles') >>> 0);
  const { items } = await rep.call(recommendedApi.dismissed, { query: {} });
  expect(items).toMatchObject([{ jobId: first.id, reason: 'company' }]);
  await rep.call(recommendedApi.undo, { params: { jobId: first.id } });
  expect(await titles(rep)).toEqual(before);
});

test('users are not recommended their own jobs, and reps with an empty profile get none', async () => {
  const rep = await matchedRep(app, { town: 'Kimberley', skills: ['Canvassing'] });
  const { id } = await inTown('Kimberley', { title: 'Canvassing in Galeshewe' });
  expect(await titles(rep)).toContain('Canvassing in Galeshewe');
  const me = await rep.call(ownRolesApi.addBusinessProfile, { body: { companyName: 'Mokoena Promotions' } });
  await app.database.pool.query('update jobs set business_id = $1 where id = $2', [me.business?.id, id]);
  expect(await titles(rep)).not.toContain('Canvassing in Galeshewe');
  expect(await titles(await signUpRep(app))).toEqual([]);
  await expectRefusal(list(business), 'role.rep_required');
});

test('reps who are busy on all its days, or blocked, are not matched with a job', async () => {
  const owner = await signUpBusiness(app);
  const rep = await matchedRep(app, { town: 'Gqeberha', skills: ['Demonstrations'] });
  const day = dayFromNow(90);
  const { schedule } = await jobDraft(owner.call, {
    schedule: { kind: 'days', dates: [day], from: '09:00', to: '17:00', breakMinutes: 30 },
  });
  await inTown('Gqeberha', { title: 'Demonstrations on one day', schedule, closesOn: null }, owner);
  expect(await titles(rep)).toContain('Demonstrations on one day');
  const take = 'update match_reps set taken_days = $2 where rep_id = $1';
  await app.database.pool.query(take, [rep.repId, [day]]);
  expect(await titles(rep)).not.toContain('Demonstrations on one day');
  await app.database.pool.query(take, [rep.repId, []]);
  expect(await titles(rep)).toContain('Demonstrations on one day');
  await app.database.pool.query(
    'insert into message_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())',
    [rep.userId, owner.userId],
  );
  expect(await titles(rep)).not.toContain('Demonstrations on one day');
});

test('shown jobs are logged with their rank once a day', async () => {
  const rep = await matchedRep(app, { town: 'George', skills: ['Upselling'] });
  await inTown('George', { title: 'Upselling' });
  await list(rep);
  await list(rep);
  const { rows } = await app.database.pool.query(
    'select side, rank, policy, cardinality(features) as compared from match_impressions where rep_id = $1',
    [rep.repId],
  );
  expect(rows[0]).toMatchObject({ side: 'rep', rank: 1, policy: 'recommended' });
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
});

test('a rep chooses the criteria of their ranking and reads what counts', async () => {
  const rep = await matchedRep(app);
  expect(await rep.call(matchChoicesApi.show, {})).toEqual({ rankedByBehaviour: true, weeklyMatches: false });
  const body = { rankedByBehaviour: false, weeklyMatches: true };
  expect(await rep.call(matchChoicesApi.save, { body })).toEqual(body);
  expect(await rep.call(matchChoicesApi.show, {})).toEqual(body);
  const told = await rep.call(matchChoicesApi.explain, {});
  expect(told).toMatchObject({ model: 1, reviewed: true });
  expect(told.groups.map(({ name }) => name)).toEqual(['text', 'meaning', 'structure', 'behaviour']);
  const strengths = told.groups.flatMap(({ features }) => features.map(({ name, strength }) => [name, strength]));
  expect(Object.fromEntries(strengths)).toMatchObject({
    ...{ wordsAsked: 'most', product: 'much', venue: 'some' },
    ...{ reach: 'most', pay: 'much', freshness: 'little' },
  });
});

test('tasks match a new job and a changed profile automatically', async () => {
  const working = await openTestApp();
  const owner = await signUpBusiness(working);
  const rep = await matchedRep(working, { skills: ['Airtime'] });
  const job = await postJob(owner, { title: 'Airtime at the taxi rank' });
  const proposed = async () => {
    const { rows } = await working.database.pool.query('select rep_id from match_proposals where job_id = $1', [
      job.id,
    ]);
    return rows.map(({ rep_id }) => rep_id);
  };
  await vi.waitFor(async () => expect(await proposed()).toEqual([rep.repId]), { timeout: 15_000, interval: 50 });
});

test('a job on the morning after a booked night is not recommended, and one on the next night is', async () => {
  const owner = await signUpBusiness(app);
  const rep = await matchedRep(app, { town: 'Mahikeng', skills: ['Demonstrations'] });
  const hours = (day: number, from: string, to: string) => ({
    schedule: { kind: 'days' as const, dates: [dayFromNow(day)], from, to, breakMinutes: 0, transportHome: true },
    closesOn: null,
  });
  await inTown('Mahikeng', { title: 'Demonstrations before dawn', ...hours(91, '01:00', '05:00') }, owner);
  await inTown('Mahikeng', { title: 'Demonstrations on the next night', ...hours(91, '20:00', '02:00') }, owner);
  const both = ['Demonstrations before dawn', 'Demonstrations on the next night'];
  expect(await titles(rep)).toEqual(expect.arrayContaining(both));
  const other = await signUpBusiness(app);
  const taken = await inTown('Mahikeng', { title: 'Taken night', ...hours(90, '20:00', '02:00') }, other);
  const { id: applicationId } = await apply(rep, taken.id);
  await other.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  await app.services.transaction((tx) => matchRep(tx, rep.repId));
  expect(await titles(rep)).toContain(both[1]);
  expect(await titles(rep)).not.toContain(both[0]);
});
