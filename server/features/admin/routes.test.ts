import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { adminApi } from '#contract/admin/admin.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { uploadFile } from '#test/support/uploads.ts';

const app = await openTestApp({ work: false });
const email = await makeAdmin(app);
const admin = await signInAdmin(app, email);

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

test('the figures are counted from rows, now and a month ago', async () => {
  const business = await signUpBusiness(app);
  const [rep, other] = [await signUpRep(app), await signUpRep(app)];
  const [open, old, closed] = [await postJob(business), await postJob(business), await postJob(business)];
  const application = await apply(rep, open.id);
  await apply(rep, old.id);
  const earlier = await apply(other, old.id);
  const before = await admin.call(adminApi.figures, {});
  expect(before.totalUsers).toMatchObject({ now: 3, monthAgo: 0 });
  expect(before.activeJobs).toMatchObject({ now: 3, monthAgo: 0 });
  expect(before.activeReps).toMatchObject({ now: 2, monthAgo: 0 });

  // Makes two of the accounts, two jobs and one application older; one of the jobs closes today.
  await sql("update users set email_confirmed_at = now() - interval '40 days' where id = any($1)", [
    [business.userId, other.userId],
  ]);
  await sql("update jobs set created_at = now() - interval '40 days' where id = any($1)", [[old.id, closed.id]]);
  await business.call(ownJobsApi.close, { params: { jobId: closed.id } });
  await sql("update job_applications set applied_at = now() - interval '40 days' where id = $1", [earlier.id]);
  // Not confirmed.
  await sql("insert into users (id, email) values (gen_random_uuid(), 'waiting@example.co.za')");
  expect(await admin.call(adminApi.figures, {})).toMatchObject({
    totalUsers: { now: 3, monthAgo: 2 },
    activeJobs: { now: 2, monthAgo: 2 },
    platformEarnings: { now: 0, monthAgo: 0 },
    activeReps: { now: 1, monthAgo: 1 },
  });
  expect(application.status).toBe('pending');
});

describe('users', () => {
  test('are found by part of their address or name, newest first, whatever characters the text has', async () => {
    const word = randomUUID().slice(0, 8);
    const rep = await signUpRep(app, { full_name: `Zanele ${word}%` });
    const business = await signUpBusiness(app, { company_name: `${word.toUpperCase()}_Traders` });
    const search = async (text: string) =>
      (await admin.call(adminApi.users, { query: { search: text } })).items.map(({ id }) => id);
    expect(await search(word)).toEqual([business.userId, rep.userId]);
    expect(await search(`${word}%`)).toEqual([rep.userId]);
    expect(await search(`${word}_t`)).toEqual([business.userId]);
    expect(await search(rep.email.slice(0, 30))).toEqual([rep.userId]);
    expect(await search(`${word}\\`)).toEqual([]);
    const { items } = await admin.call(adminApi.users, { query: { search: rep.email } });
    expect(items).toEqual([
      {
        ...{ id: rep.userId, email: rep.email, name: `Zanele ${word}%`, roles: ['sales_rep'] },
        joinedAt: expect.any(String),
        suspended: false,
        confirmed: true,
        picture: null,
      },
    ]);
  });

  test('include their photo or logo', async () => {
    const word = randomUUID().slice(0, 8);
    const [rep, business] = [
      await signUpRep(app, { full_name: `Lindiwe ${word}` }),
      await signUpBusiness(app, { company_name: `Lindiwe ${word}` }),
    ];
    const content = await makeJpeg({ width: 400, height: 400 });
    await uploadFile(app, rep, 'profile-photo', { name: 'me.jpg', content });
    await uploadFile(app, business, 'company-logo', { name: 'logo.jpg', content });
    const { items } = await admin.call(adminApi.users, { query: { search: `Lindiwe ${word}` } });
    expect(items).toHaveLength(2);
    for (const { picture } of items) {
      const shown = await fetch(new URL(picture?.url ?? '', app.url));
      expect(shown.headers.get('content-type')).toMatch(/^image\//);
    }
  });

  test('are found however an accent or an apostrophe is typed', async () => {
    const word = randomUUID().slice(0, 8);
    const rep = await signUpRep(app, { full_name: `Zoe\u0308 O\u2019Brien ${word}` });
    const search = async (text: string) =>
      (await admin.call(adminApi.users, { query: { search: text } })).items.map(({ id }) => id);
    for (const typed of [`zo\u00EB o'brien ${word}`, `ZOE\u0308 O\u02BCBrien ${word}`, `O\u2018Brien \u200B${word}`])
      expect(await search(typed), typed).toEqual([rep.userId]);
    expect(await search(`Zoe O'Brien ${word}`)).toEqual([]);
  });

  test('come fifty a page, each once, also those that joined at the same moment', async () => {
    await sql(`insert into users (id, email, email_confirmed_at, created_at)
      select gen_random_uuid(), 'many-' || number || '@example.co.za', now(), '2026-01-01T10:00:00Z'
      from generate_series(1, 120) number`);
    const seen: string[] = [];
    let cursor: string | undefined;
    const sizes: number[] = [];
    do {
      const page = await admin.call(adminApi.users, { query: { search: 'many-', cursor } });
      sizes.push(page.items.length);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    const byAddress: string[] = [];
    do {
      const query: CallInput<typeof adminApi.users>['query'] = { search: 'many-', sort: 'email', cursor };
      const { items, nextCursor } = await admin.call(adminApi.users, { query });
      byAddress.push(...items.map(({ email: address }) => address));
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(byAddress).toHaveLength(120);
    expect(new Set(byAddress).size).toBe(120);
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
    await expectRefusal(admin.call(adminApi.users, { query: { cursor: 'x' } }), 'request.bad_cursor');
  });

  test('who are not confirmed, or deleted, are not listed', async () => {
    const waiting = `waiting-${randomUUID()}@example.co.za`;
    await sql('insert into users (id, email) values (gen_random_uuid(), $1)', [waiting]);
    expect((await admin.call(adminApi.users, { query: { search: waiting } })).items).toEqual([]);
    const id = randomUUID();
    await sql('insert into users (id, email, email_confirmed_at, deleted_at) values ($1, $2, now(), now())', [
      id,
      `deleted-${id}@thengisa.invalid`,
    ]);
    expect((await admin.call(adminApi.users, { query: { search: id } })).items).toEqual([]);
    await expectRefusal(admin.call(adminApi.user, { params: { userId: id } }), 'user.not_found');
  });

  test('are filtered by type, status, legal standing and plan, and sorted by address', async () => {
    const word = randomUUID().slice(0, 8);
    const rep = await signUpRep(app, { full_name: `A ${word}` });
    const raw = await signUpRep(app, { full_name: `B ${word}` }, { vetted: false });
    const business = await signUpBusiness(app, { company_name: `C ${word}` });
    await sql("insert into users (id, email, user_metadata) values (gen_random_uuid(), $1, '{}')", [
      `d-${word}@example.co.za`,
    ]);
    await sql("update rep_profiles set trial_ends_at = now() - interval '1 day' where user_id = $1", [raw.userId]);
    const find = async (filter: Omit<CallInput<typeof adminApi.users>['query'], 'search'>) =>
      (await admin.call(adminApi.users, { query: { search: word, ...filter } })).items.map(({ email }) => email);
    expect(await find({ type: 'sales_rep' })).toEqual([raw.email, rep.email]);
    expect(await find({ type: 'business' })).toEqual([business.email]);
    expect(await find({ type: 'both' })).toEqual([]);
    expect(await find({ legal: 'approved' })).toEqual([business.email, rep.email]);
    expect(await find({ legal: 'none' })).toEqual([raw.email]);
    expect(await find({ plan: 'trial' })).toEqual([business.email, rep.email]);
    expect(await find({ plan: 'neither' })).toEqual([raw.email]);
    expect(await find({ plan: 'subscribed' })).toEqual([]);
    expect(await find({ state: 'unconfirmed' })).toEqual([`d-${word}@example.co.za`]);
    await admin.call(adminApi.suspend, { params: { userId: raw.userId }, body: { reason: 'For a test.' } });
    expect(await find({ state: 'suspended' })).toEqual([raw.email]);
    expect(await find({ state: 'active' })).toEqual([business.email, rep.email]);
    expect(await find({ sort: 'email' })).toEqual([rep, raw, business].map((one) => one.email).toSorted());
  });

  test('are downloaded as filtered, safe for spreadsheets, and with an audit entry', async () => {
    const word = randomUUID().slice(0, 8);
    const rep = await signUpRep(app, { full_name: `=1+1 ${word}` });
    const csv = await admin.call(adminApi.usersCsv, { query: { search: word, format: 'plain' } });
    const [head, line, ...more] = csv.trim().split('\r\n');
    expect(head).toBe('Email,Name,Type,State,Joined (South Africa),ID');
    expect(line).toContain(`${rep.email},'=1+1 ${word},sales_rep,active,`);
    expect(more).toEqual([]);
    const { rows } = await sql("select who, reason from admin_audit where act = 'user.export'");
    expect(rows).toEqual([{ who: email, reason: `search: ${word}` }]);
  });

  test('viewed by an admin leave an audit entry, with their id only', async () => {
    const rep = await signUpRep(app);
    const business = await signUpBusiness(app);
    const job = await postJob(business);
    await apply(rep, job.id);
    const lines = async () =>
      (await sql("select who, target_type, target_id from admin_audit where act = 'user.view' order by created_at, id"))
        .rows;
    const earlier = (await lines()).length;
    expect(await admin.call(adminApi.user, { params: { userId: rep.userId } })).toMatchObject({
      email: rep.email,
      secondFactor: false,
      rep: { fullName: 'Thabo Mokoena', applications: 1, accepted: 0 },
      business: null,
    });
    expect(await admin.call(adminApi.user, { params: { userId: business.userId } })).toMatchObject({
      rep: null,
      business: { companyName: 'Ubuntu Foods', jobs: 1, activeJobs: 1 },
    });
    expect((await lines()).slice(earlier)).toEqual([
      { who: email, target_type: 'user', target_id: rep.userId },
      { who: email, target_type: 'user', target_id: business.userId },
    ]);
    // No user was viewed.
    await expectRefusal(admin.call(adminApi.user, { params: { userId: randomUUID() } }), 'user.not_found');
    expect(await lines()).toHaveLength(earlier + 2);
  });

  test('are not shown when the audit entry cannot be written', async () => {
    const rep = await signUpRep(app);
    await sql("alter table admin_audit add constraint no_more check (created_at < now() - interval '1 day') not valid");
    const refused = await admin.call(adminApi.user, { params: { userId: rep.userId } }).catch((error) => error);
    await sql('alter table admin_audit drop constraint no_more');
    expect(refused.problem).toMatchObject({ status: 500 });
    expect(JSON.stringify(refused)).not.toContain(rep.email);
  });
});
