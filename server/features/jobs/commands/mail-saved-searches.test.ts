import { beforeEach, expect, test } from 'vitest';
import { type SearchMail, savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import type { JobFilters } from '#contract/jobs/search.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { thisWeekend } from '#domain/jobs/wanted-days.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { dayFromNow, postJob } from '#test/support/hiring.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { endTrial, setSubscription } from '#test/support/trials.ts';
import { admitUser, barUser } from '../../accounts/commands/bar-user.ts';
import { isOpenTo } from '../../payments/queries/describe-trial.ts';
import { createStopMailsTokens } from '../access/stop-mails-token.ts';
import { matchSearches } from './announce-job.ts';
import { mailDueSearches, makeDailyDue } from './mail-saved-searches.ts';
import { rereadSearches } from './reread-searches.ts';

const app = await openTestApp({ work: false });
const business = await signUpBusiness(app);
let rep: Person;
beforeEach(async () => {
  rep = await signUpRep(app);
});

const tokens = () => createStopMailsTokens(app.services.secretKey);
const work = () =>
  mailDueSearches(
    app.services.transaction,
    { siteUrl: 'http://thengisa.test', tokens: tokens(), mayFind: (db, userId) => isOpenTo(db, userId, 'rep') },
    new AbortController().signal,
  );

async function daily() {
  await app.services.transaction(makeDailyDue);
  await work();
}

const save = (filters: JobFilters, mail: SearchMail = 'daily') =>
  rep.call(savedSearchesApi.save, { body: { name: 'My search', mail, filters } });

/** Posts a job and runs what its event triggers. */
async function post(changes: Parameters<typeof postJob>[1] = {}, by = business) {
  const job = await postJob(by, changes);
  const { rows } = await app.database.pool.query(
    `select count(*)::int from pgboss.job where name = 'jobs.match_searches' and data->>'jobId' = $1`,
    [job.id],
  );
  expect(rows).toEqual([{ count: 1 }]);
  await app.services.transaction((tx) => matchSearches(tx, { jobId: job.id }));
  return job;
}

const mails = () => mailsTo(app.database, rep.email);
const later = (interval: string) =>
  app.database.pool.query(
    `update saved_searches set mailed_at = mailed_at - $1::interval, due_at = due_at - $1::interval`,
    [interval],
  );

test('daily emails have everything new that matches, and never repeat a job', async () => {
  await post({ title: 'Before it was saved' });
  await save({ industry: 'retail', minimumRateCents: 6_000 });
  await post({ title: 'First fit' });
  await post({ title: 'Second fit' });
  await post({ title: 'Too little', hourlyRateCents: 5_000 });
  await post({ title: 'Other trade', industry: 'Finance' });
  expect(await mails()).toEqual([]);
  await daily();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toContain('2 new jobs for “My search”');
  expect(mail?.text).toContain('First fit: Ubuntu Foods, Durban, R75 an hour');
  expect(mail?.text).toContain('Second fit');
  for (const unfit of ['Too little', 'Other trade', 'Before it was saved']) expect(mail?.text).not.toContain(unfit);
  expect(mail?.text).toContain('/rep-portal?tab=browse-jobs&industry=retail&minimumRateCents=6000');
  await daily();
  expect(await mails()).toHaveLength(1);
  await post({ title: 'Third fit' });
  await daily();
  const [, next] = await mails();
  expect(next?.text).toContain('Third fit');
  expect(next?.text).not.toContain('First fit');
});

test.each<[JobFilters, Parameters<typeof postJob>[1], boolean]>([
  [{}, {}, true],
  [{ q: 'promotors' }, { title: 'Promoters wanted' }, true],
  [{ q: 'accountant' }, { title: 'Promoters wanted' }, false],
  [{ q: 'Durbs' }, {}, true],
  [{ q: 'Jozi' }, {}, false],
  [{ province: 'KwaZulu-Natal' }, {}, true],
  [{ province: 'Gauteng' }, {}, false],
  [{ experience: 'entry', jobType: 'Full-time' }, {}, true],
  [{ experience: 'senior' }, {}, false],
  [{ duration: '1 week' }, { duration: '1 month' }, false],
  [{ category: 'B2B Sales' }, { title: 'Visit wholesalers' }, true],
  [{ category: 'B2B Sales' }, {}, false],
  [{ tags: ['beer', 'wine', 'zulu'] }, { tags: ['wine', 'zulu'] }, true],
  [{ tags: ['beer', 'zulu'] }, { tags: ['beer'] }, false],
  [{ tags: ['beer'] }, {}, false],
])('immediate emails match by the filters of the list: %o', async (filters, changes, fits) => {
  await postJob(business, { title: 'Promoters' });
  await save(filters, 'instant');
  await post(changes);
  await work();
  expect(await mails()).toHaveLength(fits ? 1 : 0);
});

test('immediate emails are at most hourly, and the next one has everything since', async () => {
  await save({}, 'instant');
  await post({ title: 'At once' });
  await work();
  expect(await mails()).toHaveLength(1);
  await post({ title: 'Half an hour on' });
  await post({ title: 'And another' });
  await later('59 minutes');
  await work();
  expect(await mails()).toHaveLength(1);
  await later('2 minutes');
  await work();
  const [, second, ...more] = await mails();
  expect(more).toEqual([]);
  expect(second?.text).toContain('Half an hour on');
  expect(second?.text).toContain('And another');
  expect(second?.text).not.toContain('At once');
});

test('two concurrent workers send one email', async () => {
  await save({}, 'instant');
  await post();
  await Promise.all([work(), work(), work()]);
  expect(await mails()).toHaveLength(1);
});

test('reps are not emailed their own jobs, closed jobs, or anything if they opted out', async () => {
  await save({}, 'none');
  await post({ title: 'Silent' });
  await daily();
  expect(await mails()).toEqual([]);
  await save({}, 'instant');
  const gone = await post({ title: 'Gone' });
  await app.database.pool.query(`update jobs set status = 'closed', closed_at = now() where id = $1`, [gone.id]);
  await work();
  expect(await mails()).toEqual([]);
  // The same user, as a business.
  const me = await rep.call(ownRolesApi.addBusinessProfile, { body: { companyName: 'Mokoena Promotions' } });
  const job = await post({ title: 'My own' });
  await app.database.pool.query('update jobs set business_id = $1 where id = $2', [me.business?.id, job.id]);
  await app.services.transaction((tx) => matchSearches(tx, { jobId: job.id }));
  await work();
  expect(await mails()).toEqual([]);
});

test('the link in an email turns off the emails of that search without sign-in, and a forged one does nothing', async () => {
  const search = await save({}, 'instant');
  await post();
  await work();
  const [mail] = await mails();
  const token = /stop-search-mails\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const anybody = callerOf(app.url, null);
  const forged = `${search.id}.${'A'.repeat(43)}`;
  for (const bad of [forged, search.id, '', 'x', `${crypto.randomUUID()}.${token.split('.')[1]}`])
    await expectRefusal(anybody(savedSearchesApi.stopMails, { body: { token: bad } }), 'saved_search.link_invalid');
  const mailOf = async () => (await rep.call(savedSearchesApi.list, { query: {} })).items[0]?.mail;
  expect(await mailOf()).toBe('instant');
  await anybody(savedSearchesApi.stopMails, { body: { token } });
  await anybody(savedSearchesApi.stopMails, { body: { token } });
  expect(await mailOf()).toBe('none');
  // So does an email program, at the same address.
  await rep.call(savedSearchesApi.change, { params: { searchId: search.id }, body: { mail: 'instant' } });
  expect(mail?.text).toContain(mail?.stopUrl);
  const { pathname } = new URL(mail?.stopUrl ?? '');
  expect((await fetch(`${app.url}${pathname}?token=${forged}`, { method: 'POST' })).status).toBe(403);
  expect((await fetch(`${app.url}${pathname}?token=${token}`, { method: 'POST' })).status).toBe(200);
  expect(await mailOf()).toBe('none');
  await later('2 hours');
  await post();
  await work();
  expect(await mails()).toHaveLength(1);
});

test('a rep who may not see jobs gets no emails until they have paid', async () => {
  await save({}, 'instant');
  await endTrial(app, rep, 'rep');
  await post({ title: 'While it was closed' });
  await work();
  await daily();
  expect(await mails()).toEqual([]);
  await setSubscription(app, rep, 'rep', { status: 'active', paidUntil: dayFromNow(20) });
  await post({ title: 'Open again' });
  await work();
  const [mail] = await mails();
  expect(mail?.text).toContain('Open again');
});

test('a suspended rep gets no emails, and after that only about later jobs', async () => {
  const { transaction } = app.services;
  await save({}, 'instant');
  await transaction((tx) => barUser(tx, rep.userId));
  await post({ title: 'While it was suspended' });
  await work();
  await daily();
  expect(await mails()).toEqual([]);
  await transaction((tx) => admitUser(tx, rep.userId));
  await post({ title: 'Lifted' });
  await work();
  expect((await mails())[0]?.text).toContain('Lifted');
});

test('a rep who turns emails on again gets later jobs', async () => {
  const { id: searchId } = await save({}, 'none');
  await post({ title: 'While it was off' });
  await rep.call(savedSearchesApi.change, { params: { searchId }, body: { mail: 'daily' } });
  await daily();
  expect(await mails()).toEqual([]);
  await post({ title: 'While it was on' });
  await daily();
  const [mail] = await mails();
  expect(mail?.text).toContain('While it was on');
  expect(mail?.text).not.toContain('While it was off');
});

test.each(['daily', 'instant'] as const)('days are evaluated when a search is emailed: %s', async (mail) => {
  const days = (title: string, dates: readonly string[]) => {
    const schedule = { kind: 'days' as const, dates: [...dates], from: '09:00', to: '17:00' };
    return post({ title, schedule, compensationCents: 190_000 });
  };
  await save({ when: 'weekend', from: dayFromNow(-7), to: dayFromNow(14) }, mail);
  await post({ title: 'Days are agreed' });
  await days('On other days', [dayFromNow(15), dayFromNow(16)]);
  if (mail === 'instant') await work();
  expect(await mails()).toEqual([]);
  await days('At the weekend', thisWeekend(dayFromNow(0)));
  if (mail === 'instant') await work();
  else await daily();
  const [sent, ...more] = await mails();
  expect(more).toEqual([]);
  expect(sent?.text).toContain('At the weekend: Ubuntu Foods, Durban');
  expect(sent?.text).toContain('09:00–\u206017:00, R1,900 for');
  expect(sent?.text).not.toContain('On other days');
  expect(sent?.text).not.toContain('Days are agreed');
});

test('searches saved before place search find places once they are parsed again', async () => {
  const { id } = await save({ q: 'Johannesburg' }, 'instant');
  await app.database.pool.query('update saved_searches set query = $2, query_version = 0 where id = $1', [
    id,
    `'johannesburg'`,
  ]);
  const { rows } = await app.database.pool.query<{ id: string }>("select id from locations where name = 'Sandton'");
  const postThere = () => post({ title: 'Stand', locationId: rows[0]?.id ?? '' });
  await postThere();
  await work();
  expect(await mails()).toEqual([]);
  await rereadSearches(app.services.transaction, new AbortController().signal);
  await postThere();
  await work();
  expect(await mails()).toHaveLength(1);
  const former = await app.database.pool.query(
    'select from saved_searches where query_version = 0 and query is not null',
  );
  expect(former.rowCount).toBe(0);
});
