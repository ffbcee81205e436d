import { describe, expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { type ApplicantSort, applicantSorts, shortlistApi } from '#contract/applications/board.ts';
import { repNotesApi } from '#contract/applications/rep-notes.ts';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { saveRep } from '#test/support/profiles.ts';

const app = await openTestApp({ work: false });
const business = await signUpBusiness(app);
const towns = await business.call(catalogueApi.locations, {});
const town = (name: string) => towns.find((one) => one.name === name)?.id ?? null;

type Profile = Parameters<typeof saveRep>[1];

async function applicant(jobId: string, fullName: string, profile: Profile, message?: string) {
  const rep = await signUpRep(app, { full_name: fullName });
  await saveRep(rep, { fullName, preferredLocationId: null, ...profile });
  const { id } = await apply(rep, jobId, message);
  return { rep, id };
}

/** A job in Durban for R75 an hour, with three different applicants. */
async function sought() {
  const job = await postJob(business, { experienceRequired: '3-5 years', requiredSkills: 'isiZulu' });
  const near = await applicant(
    job.id,
    'Anna Near',
    { locationId: town('Durban'), experience: 'mid', hourlyRateCents: 9_000, skills: ['isiZulu'] },
    '50% more sold, twice.',
  );
  const cheap = await applicant(job.id, 'Ben Cheap', {
    locationId: town('Cape Town'),
    experience: 'entry',
    hourlyRateCents: 5_000,
    availability: 'full-time',
    skills: [],
  });
  const silent = await signUpRep(app, { full_name: 'Cas Silent' });
  const { id } = await apply(silent, job.id);
  return { jobId: job.id, near, cheap, silent: { rep: silent, id } };
}

const list = async (jobId: string, query: object) =>
  (await business.call(applicationsApi.listReceived, { params: { jobId }, query })).items.map(
    ({ rep }) => rep.fullName,
  );
const counts = (jobId: string, query: object) =>
  business.call(applicationsApi.receivedCounts, { params: { jobId }, query });
const star = (who: Person, applicationId: string, how: 'add' | 'remove' = 'add') =>
  who.call(shortlistApi[how], { params: { applicationId } });

test.each<[ApplicantSort, string[]]>([
  ['newest', ['Cas Silent', 'Ben Cheap', 'Anna Near']],
  ['fit', ['Anna Near', 'Ben Cheap', 'Cas Silent']],
  ['rate', ['Ben Cheap', 'Anna Near', 'Cas Silent']],
  ['distance', ['Anna Near', 'Ben Cheap', 'Cas Silent']],
  ['experience', ['Anna Near', 'Ben Cheap', 'Cas Silent']],
])('by %s', async (sort, names) => {
  const { jobId } = await sought();
  expect(await list(jobId, { sort })).toEqual(names);
});

test('every order has the same reasons for and against each', async () => {
  const { jobId } = await sought();
  const page = async (sort: ApplicantSort) =>
    (await business.call(applicationsApi.listReceived, { params: { jobId }, query: { sort } })).items;
  const [near] = await page('fit');
  expect(near?.fit?.for.length).toBeGreaterThan(0);
  const fits = async (sort: ApplicantSort) => new Map((await page(sort)).map(({ id, fit }) => [id, fit]));
  const byFit = await fits('fit');
  for (const sort of ['rate', 'newest'] as const) expect(await fits(sort)).toEqual(byFit);
});

test('filters by words and profile, and the counts match', async () => {
  const { jobId, near, cheap } = await sought();
  await business.call(repNotesApi.save, {
    params: { applicationId: cheap.id },
    body: { text: 'Called, polite', updatedAt: null },
  });
  await star(business, near.id);
  await app.database.pool.query('delete from user_vetting where user_id = $1', [cheap.rep.userId]);
  const found: [object, string[]][] = [
    [{ q: 'anna' }, ['Anna Near']],
    [{ q: 'ZULU twice' }, ['Anna Near']],
    [{ q: '50%' }, ['Anna Near']],
    [{ q: '%' }, ['Anna Near']],
    [{ q: 'polite' }, ['Ben Cheap']],
    [{ q: 'nobody says this' }, []],
    [{ shortlisted: 'true' }, ['Anna Near']],
    [{ verified: 'true' }, ['Cas Silent', 'Anna Near']],
    [{ experience: 'junior' }, ['Anna Near']],
    [{ availability: 'full-time' }, ['Ben Cheap']],
    [{ maximumRateCents: 5_000 }, ['Ben Cheap']],
    [{ withinKm: 50 }, ['Anna Near']],
    [{ withinKm: 3000, sort: 'rate' }, ['Ben Cheap', 'Anna Near']],
    [{ status: 'rejected', q: 'anna' }, []],
  ];
  for (const [query, names] of found) {
    expect(await list(jobId, query), JSON.stringify(query)).toEqual(names);
    const { status: _, sort: __, ...filters } = query as { status?: string; sort?: string };
    if (!_) expect(await counts(jobId, filters)).toMatchObject({ all: names.length, pending: names.length });
  }
  await business.call(applicationsApi.accept, { params: { applicationId: cheap.id }, body: {} });
  // The number of open positions is the same with any filter.
  expect(await counts(jobId, { q: 'anna' })).toMatchObject({ all: 1, accepted: 0, positions: 1, positionsLeft: 0 });
});

test('every order pages through each applicant once, and rejects a cursor of another order', async () => {
  const job = await postJob(business);
  await app.database.pool.query(
    `with people as (
       insert into users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.co.za'
       from generate_series(1, 45) returning id),
     reps as (
       insert into rep_profiles (id, user_id, full_name, trial_ends_at, hourly_rate_cents, experience)
       select gen_random_uuid(), id, 'Someone', now(), 5000 + 1000 * (random() * 3)::int,
              (array['entry','mid',null])[1 + (random() * 2)::int] from people returning id)
     insert into job_applications (id, job_id, rep_id, business_id, message, applied_at)
     select gen_random_uuid(), $1, reps.id, j.business_id, 'Hi', now() - interval '1 minute' * (random() * 9)::int
     from reps, jobs j where j.id = $1`,
    [job.id],
  );
  const page = (query: object) => business.call(applicationsApi.listReceived, { params: { jobId: job.id }, query });
  const started = new Map<ApplicantSort, string>();
  for (const sort of applicantSorts) {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { items, nextCursor } = await page({ sort, q: 'someone', ...(cursor && { cursor }) });
      seen.push(...items.map(({ id }) => id));
      cursor = nextCursor;
      if (cursor && !started.has(sort)) started.set(sort, cursor);
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
  }
  await expectRefusal(page({ sort: 'fit', cursor: started.get('rate') }), 'request.bad_cursor');
  await expectRefusal(page({ sort: 'fit', cursor: 'nonsense' }), 'request.bad_cursor');
  await expectRefusal(page({ sort: 'best' }), 'request.invalid');
});

describe('the shortlist', () => {
  test('is private to the business, and deleted with either account', async () => {
    const { jobId, near, cheap } = await sought();
    for (const { id } of [near, near, cheap]) await star(business, id);
    const shown = () => list(jobId, { shortlisted: 'true' });
    expect(await shown()).toEqual(['Ben Cheap', 'Anna Near']);
    const { items } = await near.rep.call(applicationsApi.track, { query: {} });
    expect(JSON.stringify(items)).not.toContain('shortlist');
    await star(business, cheap.id, 'remove');
    await star(business, cheap.id, 'remove');
    expect(await shown()).toEqual(['Anna Near']);
    await near.rep.call(accountApi.close, { body: { password: near.rep.password } });
    expect(await shown()).toEqual([]);
  });

  test('is refused to all other users', async () => {
    const { near } = await sought();
    const stranger = await signUpBusiness(app);
    await expectRefusal(star(stranger, near.id), 'application.not_found');
    await expectRefusal(star(stranger, near.id, 'remove'), 'application.not_found');
    await expectRefusal(star(near.rep, near.id), 'role.business_required');
  });
});

describe('rejecting all who match', () => {
  const reject = (jobId: string, matching: object, who = business) =>
    who.call(applicationsApi.rejectMany, {
      params: { jobId },
      body: { matching: { until: new Date().toISOString(), ...matching }, note: 'Thank you.' },
    });

  test('rejects them and no others, whatever the page', async () => {
    const { jobId, near, cheap, silent } = await sought();
    const { rejected, notOpen } = await reject(jobId, { maximumRateCents: 20_000 });
    expect([rejected.toSorted(), notOpen]).toEqual([[near.id, cheap.id].toSorted(), []]);
    expect(await counts(jobId, {})).toMatchObject({ rejected: 2, pending: 1 });
    expect((await reject(jobId, { maximumRateCents: 20_000 })).rejected).toEqual([]);
    expect((await reject(jobId, { status: 'interview' })).rejected).toEqual([]);
    expect((await reject(jobId, {})).rejected).toEqual([silent.id]);
  });

  test('spares reps who applied after the list was read, and accepted ones', async () => {
    const { jobId, near, cheap, silent } = await sought();
    await business.call(applicationsApi.accept, { params: { applicationId: near.id }, body: {} });
    const { items } = await business.call(applicationsApi.listReceived, {
      params: { jobId },
      query: { q: 'ben' },
    });
    const { rejected } = await reject(jobId, { until: items[0]?.appliedAt });
    expect(rejected).toEqual([cheap.id]);
    expect(await counts(jobId, {})).toMatchObject({ accepted: 1, rejected: 1, pending: 1 });
    expect(await list(jobId, { status: 'pending' })).toEqual(['Cas Silent']);
    expect(silent.id).not.toBe(cheap.id);
  });

  test('spares reps who applied later even if the clock of a process is fast', async () => {
    const { jobId } = await sought();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const { readAt } = await counts(jobId, {}).finally(() => vi.useRealTimers());
    await apply(await signUpRep(app), jobId);
    expect((await reject(jobId, { until: readAt })).rejected).toHaveLength(3);
    expect(await counts(jobId, {})).toMatchObject({ pending: 1 });
  });

  test('is for the business’s own jobs, and either by ID or by filter', async () => {
    const { jobId, near } = await sought();
    await expectRefusal(reject(jobId, {}, await signUpBusiness(app)), 'job.not_found');
    const params = { jobId };
    const matching = { until: new Date().toISOString() };
    const both = { applicationIds: [near.id], matching, note: 'Thank you.' };
    await expectRefusal(business.call(applicationsApi.rejectMany, { params, body: both }), 'request.invalid');
    const none = { note: 'Thank you.' } as never;
    await expectRefusal(business.call(applicationsApi.rejectMany, { params, body: none }), 'request.invalid');
    expect(await counts(jobId, {})).toMatchObject({ pending: 3 });
  });
});
