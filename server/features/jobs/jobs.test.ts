import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { jobForRep, jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { foundJob, jobSearchApi } from '#contract/jobs/search.ts';
import { expectRefusal } from '#test/support/api.ts';
import { dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp();
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);

describe('posting a job', () => {
  test('is live immediately, with the defaults of the form', async () => {
    const job = await postJob(business, { locationAddress: ' ' });
    expect(job).toMatchObject({
      status: 'active',
      locationAddress: null,
      experienceRequired: 'Entry Level',
      jobType: 'Full-time',
      positions: 1,
      closesOn: dayFromNow(30),
      version: 1,
      companyName: 'Ubuntu Foods',
      location: { name: 'Durban', province: 'KwaZulu-Natal' },
    });
    const page = await rep.call(jobSearchApi.browse, { query: {} });
    expect(page.items.map(({ id }) => id)).toContain(job.id);
  });

  test('is for businesses only', async () => {
    await expectRefusal(postJob(rep), 'role.business_required');
  });

  test.each([
    ['title', { title: '  ' }],
    ['description', { description: '' }],
    ['industry', { industry: 'Mining' as never }],
    ['compensationCents', { compensationCents: 'R500' as never }],
    ['compensationCents', { compensationCents: 0 }],
    ['compensationCents', { compensationCents: 10.5 }],
    ['locationId', { locationId: 'Durban' }],
    ['startDate', { startDate: '2026-02-30' }],
    ['title', { title: 'Promoters\u0000' }],
    ['title', { title: 'x'.repeat(121) }],
    ['positions', { positions: 0 }],
    ['positions', { positions: 501 }],
    ['positions', { positions: 1.5 }],
    ['closesOn', { closesOn: 'soon' }],
  ] as const)('names the field %s if it is invalid', async (field, changes) => {
    const problem = await expectRefusal(postJob(business, changes), 'request.invalid');
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });

  test('needs an existing location', async () => {
    const problem = await expectRefusal(postJob(business, { locationId: randomUUID() }), 'location.unknown');
    expect(problem.errors?.[0]?.field).toBe('locationId');
  });

  test('stores SQL and HTML as plain text', async () => {
    const text = `'; drop table jobs; -- <script>alert("1")</script> \${7*7} \\`;
    const job = await postJob(business, {
      title: text,
      description: text,
      requiredSkills: text,
      locationAddress: text,
    });
    const shown = await rep.call(jobForRepApi.show, { params: { jobId: job.id } });
    expect(shown).toMatchObject({ title: text, description: text, requiredSkills: text, locationAddress: text });
  });

  test('posts once if the same request is repeated with its key', async () => {
    const key = randomUUID();
    const body = await jobDraft(business.call, { title: 'Only once' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => business.call(ownJobsApi.post, { body }, { idempotencyKey: key })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const { rows } = await app.database.pool.query('select count(*)::int from jobs where title = $1', ['Only once']);
    expect(rows).toEqual([{ count: 1 }]);
    await expectRefusal(
      business.call(ownJobsApi.post, { body: { ...body, title: 'Another' } }, { idempotencyKey: key }),
      'request.key_reused',
    );
  });
});

test('reps receive the contract’s fields of a job, and no other columns', async () => {
  const { id } = await postJob(business);
  const sent = async (path: string) => {
    const headers = { authorization: `Bearer ${rep.accessToken}` };
    return (await (await fetch(app.url + path, { headers })).json()) as { items: object[] };
  };
  const names = ({ shape }: { shape: object }) => Object.keys(shape).sort();
  expect(Object.keys(await sent(`/api/jobs/${id}`)).sort()).toEqual(names(jobForRep));
  const { items } = await sent('/api/jobs');
  expect(Object.keys(items[0] ?? {}).sort()).toEqual(names(foundJob));
});

describe('a job of another business', () => {
  test('cannot be read in full, edited or closed', async () => {
    const job = await postJob(business);
    const stranger = await signUpBusiness(app);
    const params = { jobId: job.id };
    await expectRefusal(stranger.call(ownJobsApi.show, { params }), 'job.not_found');
    const body = { ...(await jobDraft(stranger.call, { title: 'Mine now' })), version: 1 };
    await expectRefusal(stranger.call(ownJobsApi.edit, { params, body }), 'job.not_found');
    await expectRefusal(stranger.call(ownJobsApi.close, { params }), 'job.not_found');
    expect((await stranger.call(ownJobsApi.list, { query: {} })).items).toEqual([]);
    expect(await business.call(ownJobsApi.show, { params })).toMatchObject({ title: job.title, status: 'active' });
  });
});

describe('editing and closing', () => {
  test('an edit is visible to reps', async () => {
    const job = await postJob(business);
    const params = { jobId: job.id };
    const draft = await jobDraft(business.call, { title: 'A better title', hourlyRateCents: null });
    const body = { ...draft, version: job.version };
    await business.call(ownJobsApi.edit, { params, body });
    expect(await rep.call(jobForRepApi.show, { params })).toMatchObject({
      title: 'A better title',
      hourlyRateCents: null,
    });
  });

  test('a closed job is unlisted, and cannot be edited or closed again', async () => {
    const job = await postJob(business, { title: 'Soon gone' });
    const params = { jobId: job.id };
    await business.call(ownJobsApi.close, { params });
    const page = await rep.call(jobSearchApi.browse, { query: {} });
    expect(page.items.map(({ id }) => id)).not.toContain(job.id);
    await expectRefusal(rep.call(jobForRepApi.show, { params }), 'job.not_active');
    await expectRefusal(business.call(ownJobsApi.close, { params }), 'job.already_closed');
    const body = { ...(await jobDraft(business.call)), version: 1 };
    await expectRefusal(business.call(ownJobsApi.edit, { params, body }), 'job.already_closed');
  });

  test('an unknown ID is not found, and a malformed one is refused', async () => {
    await expectRefusal(rep.call(jobForRepApi.show, { params: { jobId: randomUUID() } }), 'job.not_found');
    await expectRefusal(rep.call(jobForRepApi.show, { params: { jobId: "1' or 1=1" } }), 'request.invalid');
  });
});

describe('browsing', () => {
  test('filters by province, industry and minimum rate', async () => {
    const automotive = await postJob(business, { industry: 'Automotive', hourlyRateCents: 20_000 });
    await postJob(business, { industry: 'Automotive', hourlyRateCents: 5_000 });
    await postJob(business, { industry: 'Automotive', hourlyRateCents: null });
    const query = { province: 'KwaZulu-Natal', industry: 'Automotive', minimumRateCents: 20_000 } as const;
    const page = await rep.call(jobSearchApi.browse, { query });
    expect(page.items.map(({ id }) => id)).toEqual([automotive.id]);
    const elsewhere = await rep.call(jobSearchApi.browse, { query: { ...query, province: 'Gauteng' } });
    expect(elsewhere.items).toEqual([]);
  });

  test('pages newest first with each job once, also while new ones are posted', async () => {
    const posted: string[] = [];
    for (let count = 0; count < 45; count++) posted.push((await postJob(business, { industry: 'Healthcare' })).id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await rep.call(jobSearchApi.browse, { query: { industry: 'Healthcare', cursor } });
      expect(page.items.length).toBeLessThanOrEqual(20);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
      await postJob(business, { industry: 'Healthcare' });
    } while (cursor);
    expect(seen).toEqual(posted.reverse());
  });

  test.each(['x', 'bm90IGpzb24', Buffer.from('["2026-01-01T00:00:00Z","nope"]').toString('base64url'), '%00'])(
    'refuses the cursor %s',
    async (cursor) => {
      await expectRefusal(rep.call(jobSearchApi.browse, { query: { cursor } }), 'request.bad_cursor');
    },
  );

  test('is for reps only', async () => {
    await expectRefusal(business.call(jobSearchApi.browse, { query: {} }), 'role.rep_required');
  });
});
