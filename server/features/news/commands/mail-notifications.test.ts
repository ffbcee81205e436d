import { beforeEach, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { agree, hoursFromNow, propose } from '#test/support/interviews.ts';
import { mailsTo } from '#test/support/mails.ts';
import { sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { createTopicTokens } from '../access/stop-tokens.ts';
import { mailNotifications } from './mail-notifications.ts';

const app = await openTestApp({ work: false });
let business: Person;
let rep: Person;
beforeEach(async () => {
  [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
});

const siteUrl = 'http://thengisa.test';
const tokens = () => createTopicTokens(app.services.secretKey);
const settings = () => ({ siteUrl, log: app.services.log });
async function work() {
  await sendPendingNews(app);
  await mailNotifications(app.services.transaction, { ...settings(), tokens: tokens() }, AbortSignal.timeout(30_000));
}
const mails = ({ email }: Person) => mailsTo(app.database, email);
const subjects = async (person: Person) => (await mails(person)).map(({ subject }) => subject);
const choose = ({ call }: Person, body: object) => call(accountApi.chooseNotifications, { body });
const decide = (action: 'accept' | 'reject', applicationId: string) =>
  business.call(applicationsApi[action], { params: { applicationId }, body: {} });

const later = (interval: string) =>
  app.database.pool.query(
    `update notification_mails set due_at = due_at - $1::interval, not_before = not_before - $1::interval`,
    [interval],
  );

async function readAll({ call }: Person) {
  await sendPendingNews(app);
  const { items } = await call(notificationsApi.list, { query: {} });
  await call(notificationsApi.markAllRead, { body: { upTo: items[0]?.place ?? 1 } });
}

describe('applicants', () => {
  test('are in one email, and the next one is at least an hour later', async () => {
    const job = await postJob(business, { title: 'Promoters' });
    const reps = await Promise.all(Array.from({ length: 5 }, () => signUpRep(app)));
    await Promise.all(reps.map((one) => apply(one, job.id)));
    await work();
    await work();
    expect(await subjects(business)).toEqual(['5 new applicants for Promoters | Thengisa']);
    const [mail] = await mails(business);
    expect(mail?.text).toContain(`${siteUrl}/dashboard/jobs/${job.id}?show=pending`);
    expect(mail?.text).toContain(`${siteUrl}/settings?tab=notifications`);

    await readAll(business);
    await apply(rep, job.id);
    await later('59 minutes');
    await work();
    expect(await mails(business)).toHaveLength(1);
    await later('2 minutes');
    await work();
    expect((await subjects(business)).at(-1)).toBe('Thabo Mokoena applied for Promoters | Thengisa');
    await work();
    expect(await mails(business)).toHaveLength(2);
  });

  test('for several jobs are in the same email', async () => {
    const jobs = [await postJob(business, { title: 'Promoters' }), await postJob(business, { title: 'Cashiers' })];
    for (const { id } of jobs) await apply(rep, id);
    await apply(await signUpRep(app), jobs[0]?.id ?? '');
    await work();
    const [mail] = await mails(business);
    expect(mail?.subject).toBe('3 new applicants for 2 jobs | Thengisa');
    expect(mail?.text).toContain('2 new applicants for Promoters');
    expect(mail?.text).toContain('Thabo Mokoena applied for Cashiers');
  });

  test('who were seen or answered in the meantime need no email, and the others are counted', async () => {
    const job = await postJob(business, { title: 'Promoters' });
    const { id } = await apply(rep, job.id);
    await decide('reject', id);
    await work();
    expect(await mails(business)).toEqual([]);
    const [second, third] = [await apply(await signUpRep(app), job.id), await apply(await signUpRep(app), job.id)];
    await decide('reject', second.id);
    await work();
    expect(await subjects(business)).toEqual([expect.stringMatching(/^Thabo Mokoena applied for Promoters/)]);
    await decide('reject', third.id);
    await apply(await signUpRep(app), job.id);
    await readAll(business);
    await later('2 hours');
    await work();
    expect(await mails(business)).toHaveLength(1);
  });
});

test('an email does not name an applicant who withdrew', async () => {
  const job = await postJob(business, { title: 'Promoters' });
  await apply(rep, job.id);
  const gone = await signUpRep(app, { full_name: 'Sipho Zulu' });
  const { id: applicationId } = await apply(gone, job.id);
  await gone.call(applicationsApi.withdraw, { params: { applicationId } });
  await work();
  expect(await subjects(business)).toEqual(['Thabo Mokoena applied for Promoters | Thengisa']);
});

describe('a rep', () => {
  test('is emailed a decision with a link to it', async () => {
    const { id } = await apply(rep, (await postJob(business, { title: 'Promoters' })).id);
    await decide('accept', id);
    await work();
    const [mail] = await mails(rep);
    expect(mail?.subject).toBe('Ubuntu Foods accepted you for Promoters | Thengisa');
    expect(mail?.text).toContain(`${siteUrl}/rep-portal?tab=my-applications&show=completed`);
    // Their applicant is answered.
    expect(await mails(business)).toEqual([]);
  });

  test('is emailed the message of the business, quoted as theirs', async () => {
    const { id: applicationId } = await apply(rep, (await postJob(business, { title: 'Promoters' })).id);
    const note = 'Thank you, Thabo.\n<b>Next time</b> bring a licence.';
    await business.call(applicationsApi.reject, { params: { applicationId }, body: { note } });
    await work();
    const [mail] = await mails(rep);
    expect(mail?.text).toContain('Ubuntu Foods wrote:\n> Thank you, Thabo.\n> <b>Next time</b> bring a licence.\n\n');
    expect(mail?.html).toContain('Thank you, Thabo.<br>&lt;b&gt;Next time&lt;/b&gt; bring a licence.');
  });

  test('is emailed each message in short if there are several, and none if there are none', async () => {
    const long = `Sorry,\n\n${'we are full. '.repeat(30)}`;
    const rejectFor = async (title: string, note: string | null) => {
      const { id: applicationId } = await apply(rep, (await postJob(business, { title })).id);
      await business.call(applicationsApi.reject, { params: { applicationId }, body: { note } });
    };
    await rejectFor('Promoters', long);
    await rejectFor('Cashiers', 'Try again in May.”\u0085Thengisa: "Sign in"');
    await rejectFor('Drivers', null);
    // Messages to another rep must not appear.
    const { id: applicationId } = await apply(await signUpRep(app), (await postJob(business)).id);
    await business.call(applicationsApi.reject, { params: { applicationId }, body: { note: 'To Sipho alone.' } });
    await work();
    const lines = (await mails(rep))[0]?.text.split('\n\n') ?? [];
    const lineOf = (title: string) => lines.find((line) => line.includes(`turned down your application for ${title}`));
    expect(lineOf('Promoters')).toMatch(/Ubuntu Foods wrote: “Sorry, we are full\. .{150,190}…”$/);
    expect(lineOf('Cashiers')).toMatch(/Ubuntu Foods wrote: “Try again in May\.' Thengisa: 'Sign in'”$/);
    expect(lineOf('Drivers')).not.toContain('wrote');
    expect(lines.join()).not.toContain('Sipho');
  });

  test('is emailed times in South African time, and several notifications together', async () => {
    const one = await apply(rep, (await postJob(business, { title: 'Promoters' })).id);
    const other = await apply(rep, (await postJob(business, { title: 'Cashiers' })).id);
    const time = hoursFromNow(24);
    await propose(business, one.id, [time]);
    await decide('reject', other.id);
    await work();
    const [mail] = await mails(rep);
    expect(mail?.subject).toBe('2 updates on your applications | Thengisa');
    const clock = new Date(Date.parse(time) + 2 * 3_600_000).toISOString().slice(11, 16);
    expect(mail?.text).toMatch(new RegExp(`invites you to an interview for Promoters\\. \\w{3} .*, ${clock} SAST`));
    expect(mail?.text).toContain('turned down your application for Cashiers');
  });
});

describe('no email goes out', () => {
  test('to users who opted out, nor later for what happened while they were opted out', async () => {
    await choose(rep, { applicationUpdates: false });
    await choose(business, { newApplicants: false, interviewAnswers: false });
    const { id } = await apply(rep, (await postJob(business)).id);
    await agree(business, rep, id);
    await work();
    expect([await mails(rep), await mails(business)]).toEqual([[], []]);
    await choose(rep, { applicationUpdates: true });
    await decide('accept', id);
    await work();
    expect(await subjects(rep)).toEqual([expect.stringContaining('accepted you')]);
  });

  test('to users who closed the account', async () => {
    const { id } = await apply(rep, (await postJob(business)).id);
    await decide('accept', id);
    await rep.call(accountApi.close, { body: { password: rep.password } });
    await work();
    // The confirmation that it is closed.
    expect(await mails(rep)).toHaveLength(1);
  });

  test('twice, with concurrent workers or after a failure', async () => {
    const { id } = await apply(rep, (await postJob(business)).id);
    await decide('accept', id);
    const crashing: RunTransaction = (step) =>
      app.services.transaction(async (tx) => {
        await step(tx);
        throw new Error('gone');
      });
    const all = { ...settings(), tokens: tokens() };
    await sendPendingNews(app);
    await expect(mailNotifications(crashing, all, AbortSignal.timeout(30_000))).rejects.toThrow('gone');
    expect(await mails(rep)).toEqual([]);
    await Promise.all([work(), work(), work()]);
    await work();
    expect(await mails(rep)).toHaveLength(1);
  });
});

test('an email that cannot be composed delays no other, and is retried an hour later', async () => {
  const other = await signUpRep(app);
  const job = await postJob(business, { title: 'Promoters', positions: 2 });
  for (const one of [rep, other]) await decide('accept', (await apply(one, job.id)).id);
  const real = tokens();
  const of = (whom: Parameters<typeof real.of>[0]) => (whom.userId === rep.userId ? 'a\nb' : real.of(whom));
  await sendPendingNews(app);
  await mailNotifications(
    app.services.transaction,
    { ...settings(), tokens: { ...real, of } },
    AbortSignal.timeout(30_000),
  );
  expect([await mails(rep), await mails(other)]).toMatchObject([[], [{}]]);
  await work();
  expect(await mails(rep)).toEqual([]);
  await later('61 minutes');
  await work();
  expect(await subjects(rep)).toEqual(['Ubuntu Foods accepted you for Promoters | Thengisa']);
});

test('a name that no header may contain blocks no other email', async () => {
  await app.database.pool.query(`update rep_profiles set full_name = $2 where user_id = $1`, [
    rep.userId,
    'Thabo\u0085Mokoena\u2028',
  ]);
  await apply(rep, (await postJob(business, { title: 'Promoters' })).id);
  await work();
  expect(await subjects(business)).toEqual(['Thabo Mokoena  applied for Promoters | Thengisa']);
});

describe('the link of an email', () => {
  test('opts the user out of that topic, on the page and from an email program, and a forged one does nothing', async () => {
    const { id } = await apply(rep, (await postJob(business)).id);
    await decide('accept', id);
    await work();
    const [mail] = await mails(rep);
    const { pathname, searchParams } = new URL(mail?.stopUrl ?? '');
    expect(pathname).toBe('/stop-mails');
    expect(mail?.text).toContain(mail?.stopUrl);
    const token = searchParams.get('token') ?? '';
    const anybody = callerOf(app.url, null);
    const [, topic, signature] = token.split('.');
    const forged = [
      `${business.userId}.${topic}.${signature}`,
      `${rep.userId}.newApplicants.${signature}`,
      '',
      'x.y.z',
    ];
    for (const bad of forged) {
      await expectRefusal(anybody(notificationsApi.stopMails, { body: { token: bad } }), 'notification.link_invalid');
      const posted = await fetch(`${app.url}/stop-mails?token=${encodeURIComponent(bad)}`, { method: 'POST' });
      expect(posted.status).toBe(403);
    }
    const chosen = async () => (await rep.call(accountApi.show, {})).notifications;
    expect(await chosen()).toMatchObject({ applicationUpdates: true });
    expect(await anybody(notificationsApi.stopMails, { body: { token } })).toEqual({ topic: 'applicationUpdates' });
    expect(await chosen()).toMatchObject({ applicationUpdates: false, newApplicants: true });

    await choose(rep, { applicationUpdates: true });
    const click = (body: string) =>
      fetch(`${app.url}/stop-mails?token=${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    expect((await click('x'.repeat(5000))).status).toBe(413);
    expect(await chosen()).toMatchObject({ applicationUpdates: true });
    expect((await click('List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await chosen()).toMatchObject({ applicationUpdates: false });
  });
});
