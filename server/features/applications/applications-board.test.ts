import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { uploadFile } from '#test/support/uploads.ts';
import { plainReason } from '#texts/matching/plain-reason.ts';

const app = await openTestApp({ work: false, own: true });
const business = await signUpBusiness(app);
const reps = await Promise.all(Array.from({ length: 4 }, (_, turn) => signUpRep(app, { full_name: `Rep ${turn}` })));

function repOf(turn: number): Person {
  const rep = reps[turn];
  if (!rep) throw new Error(`There is no rep ${turn}.`);
  return rep;
}

const accept = (applicationId: string) =>
  business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
const board = (jobId: string, query: object = {}, who = business) =>
  who.call(applicationsApi.listReceived, { params: { jobId }, query });
const counts = (jobId: string, who = business) =>
  who.call(applicationsApi.receivedCounts, { params: { jobId }, query: {} });

/** A job with that many positions and an application of each rep, in their order. */
async function contested(positions: number) {
  const job = await postJob(business, { positions });
  const ids: string[] = [];
  for (const rep of reps) ids.push((await apply(rep, job.id)).id);
  return { jobId: job.id, ids };
}

describe('accepting', () => {
  test('stops at the number of positions, with the figures', async () => {
    const { jobId, ids } = await contested(2);
    const [first = '', second = '', third = ''] = ids;
    await accept(first);
    await accept(second);
    const { errors } = await expectRefusal(accept(third), 'application.positions_filled');
    expect(errors).toEqual([{ field: 'positions', message: 'This job needs 2 reps, and you’ve accepted 2.' }]);
    expect(await counts(jobId)).toMatchObject({ accepted: 2, pending: 2, positions: 2, positionsLeft: 0 });
  });
});

describe('the board', () => {
  test('shows one column at a time, in pages, and counts each', async () => {
    const { jobId, ids } = await contested(1);
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await accept(first);
    await business.call(applicationsApi.interview, { params: { applicationId: second }, body: {} });
    await business.call(applicationsApi.reject, { params: { applicationId: third }, body: {} });
    expect(await counts(jobId)).toEqual({
      all: 4,
      pending: 1,
      interview: 1,
      accepted: 1,
      rejected: 1,
      withdrawn: 0,
      ended: 0,
      positions: 1,
      positionsLeft: 0,
      readAt: expect.any(String),
    });
    const column = async (status: string) => (await board(jobId, { status })).items.map(({ id }) => id);
    expect(await column('pending')).toEqual([fourth]);
    expect(await column('interview')).toEqual([second]);
    expect(await column('accepted')).toEqual([first]);
    expect(await column('withdrawn')).toEqual([]);
    expect((await board(jobId)).items.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test('pages through a column without losing one', async () => {
    const job = await postJob(business);
    await app.database.pool.query(
      `with people as (
         insert into users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.co.za'
         from generate_series(1, 45) returning id),
       reps as (
         insert into rep_profiles (id, user_id, full_name, trial_ends_at)
         select gen_random_uuid(), id, 'Someone', now() from people returning id)
       insert into job_applications (id, job_id, rep_id, business_id, status, message)
       select gen_random_uuid(), $1, reps.id, j.business_id, case when random() < 0.2 then 'rejected' else 'pending' end, 'Hi'
       from reps, jobs j where j.id = $1`,
      [job.id],
    );
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await board(job.id, { status: 'pending', ...(cursor && { cursor }) });
      expect(page.items.every(({ status }) => status === 'pending')).toBe(true);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    const { pending, rejected } = await counts(job.id);
    expect(pending + rejected).toBe(45);
    expect(new Set(seen).size).toBe(pending);
    expect(seen).toHaveLength(pending);
    await expectRefusal(board(job.id, { status: 'pending', cursor: 'nonsense' }), 'request.bad_cursor');
    await expectRefusal(board(job.id, { status: 'hired' }), 'request.invalid');
  });

  test('has what a choice needs: profile, hints, files and verification', async () => {
    const rep = await signUpRep(app, { full_name: 'Lerato Vetted' });
    const unchecked = await signUpRep(app, { full_name: 'Sam Unchecked' });
    const { version } = await rep.call(repProfilesApi.show, {});
    const towns = await rep.call(catalogueApi.locations, {});
    const locationId = towns.find(({ name }) => name === 'Durban')?.id ?? null;
    const body = {
      version,
      fullName: 'Lerato Vetted',
      locationId,
      experience: 'mid' as const,
      hourlyRateCents: 9_000,
      skills: ['isiZulu'],
      industry: 'retail' as const,
    };
    await rep.call(repProfilesApi.edit, { body });
    await uploadFile(app, rep, 'cv');
    const job = await postJob(business, { requiredSkills: 'isiZulu, own car', experienceRequired: '3-5 years' });
    const { id } = await apply(rep, job.id);
    await apply(unchecked, job.id);
    await app.database.pool.query('delete from user_vetting where user_id = $1', [unchecked.userId]);

    const { items } = await board(job.id);
    expect(items[0]).toMatchObject({ rep: { fullName: 'Sam Unchecked', verified: false, location: null }, match: [] });
    expect(items[0]?.files).toEqual({ cv: false, photo: false, video: false });
    const shown = await business.call(applicationsApi.showReceived, { params: { applicationId: id } });
    expect(shown).toEqual(items[1]);
    expect(shown).toMatchObject({
      rep: {
        verified: true,
        location: 'Durban, KwaZulu-Natal',
        experience: 'mid',
        hourlyRateCents: 9_000,
        skills: ['isiZulu'],
      },
      files: { cv: true, photo: false, video: false },
      privateNote: null,
      interview: null,
    });
    expect(shown.match).toEqual([]);
    expect(shown.fit?.for.map(plainReason)).toEqual(
      expect.arrayContaining([
        'Lives in Durban',
        'Asked for: “isiZulu”. In the rep’s skills: “isiZulu”',
        'Their industry: Retail',
      ]),
    );
    expect(shown.fit?.against.map(plainReason)).toContain('Asks R90 an hour. You pay R75');
    await rep.call(applicationsApi.withdraw, { params: { applicationId: id } });
    expect((await board(job.id, { status: 'withdrawn' })).items[0]?.files.cv).toBe(false);
  });

  test('is only for the business that owns the job', async () => {
    const { jobId, ids } = await contested(1);
    const stranger = await signUpBusiness(app);
    await expectRefusal(board(jobId, {}, stranger), 'job.not_found');
    await expectRefusal(counts(jobId, stranger), 'job.not_found');
    const params = { applicationId: ids[0] ?? '' };
    await expectRefusal(stranger.call(applicationsApi.showReceived, { params }), 'application.not_found');
  });

  test('is read through indexes, however many other applications there are', async () => {
    const { jobId } = await contested(1);
    const client = await app.database.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const plan = async (query: string) => JSON.stringify((await client.query(`explain (format json) ${query}`)).rows);
      const column = await plan(
        `select * from job_applications where job_id = '${jobId}' and status = 'pending'
         order by applied_at desc, id desc limit 21`,
      );
      expect(column).toContain('job_applications_of_job_by_status');
      expect(column).not.toMatch(/Seq Scan|"Sort"/);
      const waiting = await plan(
        `select job_id, count(*), min(applied_at) from job_applications
         where business_id = '${jobId}' and status = 'pending' group by job_id`,
      );
      expect(waiting).not.toContain('Seq Scan');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('rejecting many', () => {
  const reject = (who: Person, jobId: string, applicationIds: string[], note = 'Thank you for your time.') =>
    who.call(applicationsApi.rejectMany, { params: { jobId }, body: { applicationIds, note } });

  test('rejects open ones, notifies each rep with the message, and reports the rest', async () => {
    const { jobId, ids } = await contested(1);
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await accept(first);
    await business.call(applicationsApi.interview, { params: { applicationId: second }, body: {} });
    const unknown = randomUUID();
    const result = await reject(business, jobId, [first, second, third, unknown, third]);
    expect(result.rejected.toSorted()).toEqual([second, third].toSorted());
    expect(result.notOpen).toEqual([
      { id: first, status: 'accepted' },
      { id: unknown, status: null },
    ]);
    expect(await counts(jobId)).toMatchObject({ accepted: 1, rejected: 2, pending: 1 });
    const { items } = await repOf(2).call(applicationsApi.track, { query: {} });
    expect(items.find(({ id }) => id === third)?.steps.at(-1)).toMatchObject({
      status: 'rejected',
      note: 'Thank you for your time.',
    });
    const { rows } = await app.database.pool.query(
      "select count(*)::int from live_events where payload->>'status' = 'rejected' and payload->>'jobId' = $1",
      [jobId],
    );
    // One for each of the two reps, and one for the business about each.
    expect(rows).toEqual([{ count: 4 }]);
    expect((await board(jobId, { status: 'pending' })).items.map(({ id }) => id)).toEqual([fourth]);
  });

  test('leaves applications for other jobs alone, and is for the business’s own jobs only', async () => {
    const [one, other] = await Promise.all([contested(1), contested(1)]);
    const result = await reject(business, one.jobId, other.ids);
    expect(result).toEqual({ rejected: [], notOpen: other.ids.map((id) => ({ id, status: null })) });
    expect(await counts(other.jobId)).toMatchObject({ pending: 4, rejected: 0 });
    await expectRefusal(reject(await signUpBusiness(app), one.jobId, one.ids), 'job.not_found');
    await expectRefusal(reject(business, one.jobId, one.ids, ' '), 'request.invalid');
    await expectRefusal(reject(business, one.jobId, []), 'request.invalid');
    const tooMany = Array.from({ length: 201 }, () => randomUUID());
    await expectRefusal(reject(business, one.jobId, tooMany), 'request.invalid');
    expect(await counts(one.jobId)).toMatchObject({ pending: 4, rejected: 0 });
  });
});
