import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { allJobsApi } from '#contract/jobs/all-jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const email = await makeAdmin(app);
const admin = await signInAdmin(app, email);

test('jobs are listed open or closed, fifty a page, and one is shown with its owner', async () => {
  const business = await signUpBusiness(app);
  const job = await postJob(business, { title: 'Looked at by an administrator' });
  await business.call(ownJobsApi.close, { params: { jobId: job.id } });
  await apply(await signUpRep(app), (await postJob(business)).id);
  const { items } = await admin.call(allJobsApi.list, { query: {} });
  expect(items.find(({ id }) => id === job.id)).toEqual({
    id: job.id,
    title: job.title,
    companyName: 'Ubuntu Foods',
    status: 'closed',
    createdAt: job.createdAt,
  });
  const detail = await admin.call(allJobsApi.show, { params: { jobId: items[0]?.id ?? '' } });
  expect(detail).toMatchObject({ ownerId: business.userId, applications: 1, description: expect.any(String) });
  await expectRefusal(admin.call(allJobsApi.show, { params: { jobId: randomUUID() } }), 'job.not_found');
  await app.database.pool.query(`insert into jobs (id, business_id, title, description, industry, location_id, province, compensation_cents,
      experience_required, job_type, created_at)
    select gen_random_uuid(), business_id, 'Copy', description, industry, location_id, province, compensation_cents,
      experience_required, job_type, '2026-01-01T10:00:00Z' from jobs, generate_series(1, 60) where jobs.id = '${job.id}'`);
  const first = await admin.call(allJobsApi.list, { query: {} });
  expect(first.items).toHaveLength(50);
  const second = await admin.call(allJobsApi.list, { query: { cursor: first.nextCursor ?? '' } });
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(50 + second.items.length);
});

test('jobs are downloaded as CSV by the filters of the list, and the download is recorded', async () => {
  const business = await signUpBusiness(app);
  const name = `Kudu ${randomUUID().slice(0, 8)}`;
  const job = await postJob(business, { title: `Promoter; ${name}` });
  const closed = await postJob(business, { title: `Cashier ${name}` });
  await business.call(ownJobsApi.close, { params: { jobId: closed.id } });
  const head = ['Posted (South Africa)', 'Title', 'Company', 'Status', 'ID'];
  const day = new Date(Date.parse(job.createdAt) + 2 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  const all = await admin.call(allJobsApi.csv, { query: { search: name, format: 'plain' } });
  expect(all.split('\r\n')).toEqual([
    head.join(','),
    expect.stringMatching(new RegExp(`,Cashier ${name},Ubuntu Foods,closed,${closed.id}$`)),
    `${day},"Promoter; ${name}",Ubuntu Foods,active,${job.id}`,
    '',
  ]);
  const active = await admin.call(allJobsApi.csv, { query: { search: name, status: 'active' } });
  expect(active).toBe(`${head.join(';')}\r\n${day};"Promoter; ${name}";Ubuntu Foods;active;${job.id}\r\n`);
  const exports = (await auditOf(app, email)).filter((act) => act.startsWith('job.export'));
  expect(exports).toEqual([expect.stringContaining(name), expect.stringContaining(`active, ${name}`)]);
});
