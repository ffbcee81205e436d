import { expect, test } from 'vitest';
import { type BrowseQuery, jobSearchApi } from '#contract/jobs/search.ts';
import { jobSlug } from '#domain/jobs/job-slug.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { newJobsMail } from './texts/search-mails.ts';

const app = await openTestApp({ work: false, own: true });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);

const read = async (path: string) => (await fetch(`${app.url}${path}`, { headers: { accept: 'text/html' } })).text();
const words = (page: string) => page.replace(/<(script|style).*?<\/\1>/gs, '').replace(/<[^>]+>/g, '');
const pay = 'Up to R10,000 from sales';

test('a commission-only job states the most and no rate, in its list, page, structured data, filters and emails', async () => {
  const only = { jobType: 'Commission Only', compensationCents: 1_000_000, hourlyRateCents: 9_000 } as const;
  const job = await postJob(business, { title: 'Closers', ...only });
  await postJob(business, { title: 'Promoters', compensationCents: 200_000, hourlyRateCents: 8_000 });
  expect(job).toMatchObject({ hourlyRateCents: null, dayRateCents: null, payPer: 'whole' });

  const list = words(await read('/jobs'));
  expect(list).toContain(pay);
  expect(list).not.toMatch(/R10,000\s+in total/);
  const page = await read(`/jobs/${jobSlug(job)}`);
  expect(words(page)).toContain(pay);
  expect(words(page)).toContain('You receive up to R10,000');
  expect(page).toContain('"@type":"JobPosting"');
  expect(page).not.toContain('baseSalary');

  const browse = async (query: BrowseQuery) =>
    (await rep.call(jobSearchApi.browse, { query })).items.map(({ title }) => title);
  expect(await browse({})).toEqual(['Promoters', 'Closers']);
  expect(await browse({ sort: 'pay' })).toEqual(['Promoters', 'Closers']);
  expect(await browse({ minimumRateCents: 100 })).toEqual(['Promoters']);

  const { items } = await rep.call(jobSearchApi.browse, { query: { jobType: 'Commission Only' } });
  const row = { ...items[0], createdAt: new Date() } as never;
  const search = { name: 'Mine', mail: 'daily' as const, filters: {} };
  const mail = newJobsMail({ to: 'a@b.example', siteUrl: app.url, stopToken: 't', search, jobs: [row] });
  expect(mail.text).toContain(pay);
});
