import { beforeAll, expect, test } from 'vitest';
import { certificateDeskApi } from '#contract/courses/certificates.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { postingsApi } from '#contract/jobs/postings.ts';
import { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import { type BrowseQuery, jobSearchApi } from '#contract/jobs/search.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf } from '#test/support/api.ts';
import { buy, certify, publish } from '#test/support/courses.ts';
import { postJob } from '#test/support/hiring.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { isOpenTo } from '../../payments/queries/describe-trial.ts';
import { createStopMailsTokens } from '../access/stop-mails-token.ts';
import { matchSearches } from '../commands/announce-job.ts';
import { foldCounts } from '../commands/fold-counts.ts';
import { mailDueSearches } from '../commands/mail-saved-searches.ts';

const app = await openTestApp({ work: false, own: true });
const { pool } = app.database;
const [greeting, selling, closing, gone] = await Promise.all(
  ['Greeting', 'Selling', 'Closing', 'Gone'].map((title) => publish(app, { title })),
);
const business = await signUpBusiness(app);
type Course = { readonly courseId: string } | undefined;
const asking = (which: 'any' | 'all', ...courses: Course[]) => ({
  asksCourses: { which, courseIds: courses.map((course) => course?.courseId ?? '') },
});

// Every kind of requirement, by the courses that meet it: g(reeting), s(elling), and none.
const demands: readonly (readonly [title: string, changes: object, met: string])[] = [
  ['Asks none', {}, '-,g,s,gs'],
  ['Umbrellas', asking('all', greeting), 'g,gs'],
  ['Umbrellas or bicycles', asking('any', greeting, selling), 'g,s,gs'],
  ['Both', asking('all', selling, greeting), 'gs'],
  ['One without any owner', asking('all', greeting, closing), ''],
  ['What is gone', asking('all', gone), '-,g,s,gs'],
  ['Any, one gone', asking('any', gone, greeting), 'g,gs'],
  ['All, one gone', asking('all', gone, greeting), 'g,gs'],
];
const titlesOf = (has: string) => demands.filter(([, , met]) => met.split(',').includes(has)).map(([title]) => title);

const browse = (rep: Person, query: BrowseQuery = {}) =>
  rep.call(jobSearchApi.browse, { query: { courses: 'met', ...query } });
const titles = async (rep: Person, query?: BrowseQuery) =>
  (await browse(rep, query)).items.map(({ title }) => title).toSorted();

let none: Person;
let greeter: Person;
let seller: Person;
let both: Person;
beforeAll(async () => {
  if (!greeting || !selling || !gone) throw new Error('Not published');
  for (const [title, changes] of demands) await postJob(business, { title, ...changes });
  await pool.query('update courses set published_at = null where id = $1', [gone.courseId]);
  none = await signUpRep(app);
  await buy(app, none, greeting);
  greeter = (await certify(app, greeting)).rep;
  seller = (await certify(app, selling)).rep;
  both = (await certify(app, greeting)).rep;
  await certify(app, selling, both);
});

test('finds only jobs whose courses the rep has, in every order and with words', async () => {
  const people = { '-': none, g: greeter, s: seller, gs: both };
  for (const [has, rep] of Object.entries(people)) {
    for (const sort of ['newest', 'pay'] as const)
      expect(await titles(rep, { sort }), `${has} by ${sort}`).toEqual(titlesOf(has).toSorted());
    const near = (await browse(rep)).items[0]?.location.id ?? '';
    expect(await titles(rep, { sort: 'nearest', near })).toEqual(titlesOf(has).toSorted());
    expect(await titles(rep, { q: 'umbrella' })).toEqual(titlesOf(has).filter((title) => title.startsWith('Umbrella')));
  }
  // Without the filter all are found.
  expect((await none.call(jobSearchApi.browse, { query: {} })).items).toHaveLength(demands.length);
});

test('the counts match the search, before and after they are folded', async () => {
  for (const fold of [false, true]) {
    if (fold) await foldCounts(app.services);
    for (const rep of [none, greeter, seller, both]) {
      const { courses } = await rep.call(jobSearchApi.counts, { query: {} });
      expect(courses).toEqual([{ value: 'met', jobs: (await browse(rep)).items.length }]);
    }
  }
  const { id } = await postJob(business, { title: 'Soon closed', ...asking('all', closing) });
  const counted = async () => (await none.call(jobSearchApi.counts, { query: {} })).courses[0]?.jobs;
  expect(await counted()).toBe(2);
  await business.call(ownJobsApi.close, { params: { jobId: id } });
  expect(await counted()).toBe(2);
});

test('pages continue where the last one ended, and have each job once', async () => {
  for (let turn = 0; turn < 25; turn++)
    await postJob(business, {
      title: `Page ${turn}`,
      industry: 'Automotive',
      ...(turn % 5 ? {} : asking('all', closing)),
    });
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await browse(none, { industry: 'Automotive', sort: 'newest', ...(cursor && { cursor }) });
    found.push(...page.items.map(({ title }) => title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(found).toHaveLength(20);
  expect(new Set(found).size).toBe(20);
});

test('a withdrawn certificate or a refunded course meets no requirement', async () => {
  if (!selling) throw new Error('Not published');
  const { rep, number } = await certify(app, selling);
  expect(await titles(rep, { q: 'bicycles' })).toContain('Umbrellas or bicycles');
  const admin = await signInAdmin(app, await makeAdmin(app));
  await admin.call(certificateDeskApi.withdraw, { params: { number }, body: { reason: 'Someone else did it.' } });
  expect(await titles(rep, { q: 'bicycles' })).not.toContain('Umbrellas or bicycles');
});

test('the filter does not apply to visitors, who have no courses', async () => {
  const call = callerOf(app.url, null);
  const all = await call(postingsApi.list, { query: {} });
  const answer = await fetch(`${app.url}/api/postings?courses=met`);
  expect(await answer.json()).toEqual(all);
});

test('a saved search emails the jobs that the rep has the courses for', async () => {
  const work = () =>
    mailDueSearches(
      app.services.transaction,
      {
        siteUrl: 'http://thengisa.test',
        tokens: createStopMailsTokens(app.services.secretKey),
        mayFind: (db, userId) => isOpenTo(db, userId, 'rep'),
      },
      new AbortController().signal,
    );
  const body = { name: 'Mine', mail: 'instant' as const, filters: { courses: 'met' as const } };
  for (const rep of [none, greeter]) {
    expect((await rep.call(savedSearchesApi.save, { body })).filters).toEqual(body.filters);
  }
  const job = await postJob(business, { title: 'Greeters wanted', ...asking('all', greeting) });
  await app.services.transaction((tx) => matchSearches(tx, { jobId: job.id }));
  const due = await pool.query<{ user_id: string }>(
    'select r.user_id from saved_searches s join rep_profiles r on r.id = s.rep_id where s.due_at is not null',
  );
  expect(due.rows.map((row) => row.user_id)).toEqual([greeter.userId]);
  // As if both were due: one finds it, and the other doesn't.
  await pool.query('update saved_searches set due_at = now()');
  await work();
  const [mail] = await mailsTo(app.database, greeter.email);
  expect(mail?.text).toContain('Greeters wanted');
  expect(mail?.text).toContain('courses=met');
  expect(await mailsTo(app.database, none.email)).toEqual([]);
});
