import { beforeAll, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { workAddress } from '#contract/site/portal-addresses.ts';
import { remindOfDeadlines } from '#server/features/engagements/commands/remind-of-deadlines.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  endOf,
  fundAll,
  letTimeDecide,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  readWork,
  startOf,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { mailsTo } from '#test/support/mails.ts';
import { listNews, notifyOf, sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import type { Person } from '#test/support/people.ts';
import { describeNotification } from '#texts/notifications/notifications.ts';
import { createTopicTokens } from '../access/stop-tokens.ts';
import { mailNotifications } from './mail-notifications.ts';

const app = await openTestApp({ work: false });
const clock = productClock();
beforeAll(() => payGigsHere(app));

const isWork = ({ kind }: Notification) => kind.startsWith('work.');
const say = { moment: (moment: string) => moment.slice(0, 16), day: (day: string) => day };
const titleOf = (one: Notification) => describeNotification(one, say).title;
const unreadOf = async (person: Person) =>
  (await listNews(app, person)).filter((one) => isWork(one) && !one.read).map(titleOf);
const allOf = async (person: Person) => (await listNews(app, person)).filter(isWork);
const remind = () => remindOfDeadlines(app.services.transaction, new AbortController().signal);

/** Removes the queued notices of a gig, and returns its steps for the test to run in another order. */
async function takeSteps({ engagement }: Working): Promise<(move: string) => object[]> {
  await app.database.pool.query("delete from pgboss.job where name = 'news.notify'");
  const { rows } = await app.database.pool.query<{ payload: { move: string } }>(
    `select payload from events where name = 'engagement.milestone_moved' and payload ->> 'engagementId' = $1 order by id`,
    [engagement.id],
  );
  return (move) => rows.flatMap(({ payload }) => (payload.move === move ? [payload] : []));
}

const inWeeks = {
  schedule: {
    kind: 'days' as const,
    dates: Array.from({ length: 20 }, (_, index) => dayFromNow(10 + index)),
    from: '09:00',
    to: '17:00',
    breakMinutes: 0,
  },
  compensationCents: 1_900_000,
};

test('a repeated step settles nothing that came after it', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  await agree(work);
  await sendPendingNews(app);
  const steps = await takeSteps(work);
  await fundAll(app, work);
  const unread = [await unreadOf(work.rep), await unreadOf(work.business)];
  expect(unread.map(({ length }) => length)).toEqual([1, 1]);
  // As when a merged run is retried, or a worker dies before it reports completion.
  await notifyOf(app, 'steps', ...steps('agree'));
  expect([await unreadOf(work.rep), await unreadOf(work.business)]).toEqual(unread);
});

test('a repeated step of several weeks settles nothing that came after it in any week', async () => {
  clock.goTo(new Date());
  const work = await accepted(app, inWeeks);
  await agree(work);
  await fundAll(app, work);
  await sendPendingNews(app);
  const steps = await takeSteps(work);
  expect(steps('fund').length).toBeGreaterThan(1);
  const due = (await readWork(work)).milestones[1]?.deadline?.at as string;
  clock.goTo(due, -1);
  await letTimeDecide(app);
  await remind();
  await sendPendingNews(app);
  const reminded = [await unreadOf(work.rep), await unreadOf(work.business)];
  expect(reminded[0]).toContainEqual(expect.stringMatching(/^Are you coming/));
  await notifyOf(app, 'steps', ...steps('agree'), ...steps('fund'));
  expect([await unreadOf(work.rep), await unreadOf(work.business)]).toEqual(reminded);

  clock.goTo(due, 0.1);
  await letTimeDecide(app);
  const lapsed = [await unreadOf(work.rep), await unreadOf(work.business)];
  expect(lapsed[0]).toContainEqual(expect.stringMatching(/week 2 expired/));
  await notifyOf(app, 'steps', ...steps('agree'), ...steps('fund'));
  expect([await unreadOf(work.rep), await unreadOf(work.business)]).toEqual(lapsed);
});

test('notices of one gig that run out of order leave only the last step unread', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  await agree(work);
  await fundAll(app, work);
  const steps = await takeSteps(work);
  await notifyOf(app, 'steps', ...steps('fund'));
  const unread = [await unreadOf(work.rep), await unreadOf(work.business)];
  expect(unread.map(({ length }) => length)).toEqual([1, 1]);
  await notifyOf(app, 'steps', ...steps('agree'));
  await notifyOf(app, 'openedWork', { engagementId: work.engagement.id });
  expect([await unreadOf(work.rep), await unreadOf(work.business)]).toEqual(unread);
  // The list still shows all of them.
  expect([await allOf(work.rep), await allOf(work.business)].map(({ length }) => length)).toEqual([2, 2]);
});

test('a repeated reminder settles no statement made after it', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  await moveRep(work, 'dispute');
  const due = (await readWork(work)).milestones[0]?.deadline?.at as string;
  clock.goTo(due, -23);
  await remind();
  await sendPendingNews(app);
  const [row] = (await readWork(work)).milestones;
  await work.rep.call(disputesApi.state, {
    params: { engagementId: work.engagement.id },
    body: { text: 'I was there.' },
  });
  const unread = await unreadOf(work.business);
  expect(unread).toContainEqual(expect.stringMatching(/made a statement/));
  await notifyOf(app, 'deadlines', { milestoneId: row?.id, dueAt: due });
  expect(await unreadOf(work.business)).toEqual(unread);
});

test('each step notifies the side that did not take it, and earlier notifications count as read', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  const { rep, business } = work;
  const { companyName, repName, title } = work.engagement;
  expect(await unreadOf(rep)).toEqual([`${companyName} accepted you for ${title}`]);
  expect(await unreadOf(business)).toEqual([]);
  await agree(work);
  expect(await unreadOf(rep)).toEqual([]);
  expect(await unreadOf(business)).toEqual([`${repName} agreed to the terms of ${title}`]);
  await fundAll(app, work);
  expect(await unreadOf(rep)).toEqual([`R1,710 is funded for ${title}`]);
  expect(await unreadOf(business)).toEqual([`${title} with ${repName} is funded`]);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  expect(await unreadOf(rep)).toEqual([]);
  expect(await unreadOf(business)).toEqual([`${repName} confirmed ${title}`]);
  clock.goTo(startOf(work));
  await checkIn(work);
  clock.goTo(endOf(work), 1);
  await submitHours(work);
  expect(await unreadOf(business)).toEqual([`${repName} submitted hours for ${title}`]);
  await moveBusiness(work, 'accept');
  expect(await unreadOf(business)).toEqual([]);
  expect(await unreadOf(rep)).toEqual([`You earned R1,710 for ${title}`]);
  expect((await allOf(rep)).at(0)).toMatchObject({
    kind: 'work.step',
    settledCents: 171_000,
    engagementId: work.engagement.id,
  });
});

test('a step of all weeks makes one notification, and names neither side to other users', async () => {
  clock.goTo(new Date());
  const work = await accepted(app, inWeeks);
  expect(work.engagement.milestones.length).toBeGreaterThan(2);
  await agree(work);
  expect(await allOf(work.business)).toHaveLength(1);
  await moveRep(work, 'withdraw');
  expect(await allOf(work.business)).toHaveLength(2);
  expect(await unreadOf(work.business)).toEqual([
    `${work.engagement.repName} can’t do ${work.engagement.title}, week 1`,
  ]);
});

test('the side that has to act is reminded once, before the deadline', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  const { rep, business } = work;
  const due = work.engagement.milestones[0]?.deadline?.at as string;
  clock.goTo(due, -24.1);
  await remind();
  expect(await allOf(rep)).toHaveLength(1);
  clock.goTo(due, -23.9);
  await remind();
  await remind();
  expect(await unreadOf(rep)).toEqual([`Agree to the terms of ${work.engagement.title} by ${due.slice(0, 16)}`]);
  expect(await allOf(rep)).toHaveLength(2);
  expect(await allOf(business)).toEqual([]);
  await agree(work);
  clock.goTo(due, 12.5);
  await remind();
  expect(await unreadOf(business)).toMatchObject([expect.stringMatching(/^(Pay for|.* agreed)/)]);
});

test('both sides are notified of what silence decides', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  clock.goTo(work.engagement.milestones[0]?.deadline?.at as string, 0.1);
  await letTimeDecide(app);
  expect(await unreadOf(work.rep)).toEqual([`${work.engagement.title} expired: the terms weren’t agreed in time`]);
  expect(await unreadOf(work.business)).toEqual([
    `${work.engagement.repName} didn’t agree to the terms of ${work.engagement.title} in time`,
  ]);
});

test('a late cancellation says what the rep gets', async () => {
  const work: Working = await coming(app, clock);
  await moveBusiness(work, 'cancel');
  const [told] = await allOf(work.rep);
  expect(told && describeNotification(told, say).detail).toBe('They cancelled late, so you’ll get R427.50.');
});

test('a step is emailed with a link to the gig, unless the user turned that off', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  const quiet = await accepted(app);
  await quiet.rep.call(accountApi.chooseNotifications, { body: { workUpdates: false } });
  await sendPendingNews(app);
  const settings = {
    siteUrl: 'http://thengisa.test',
    tokens: createTopicTokens(app.services.secretKey),
    log: app.services.log,
  };
  await mailNotifications(app.services.transaction, settings, AbortSignal.timeout(30_000));
  const ofWork = async ({ email }: Person) =>
    (await mailsTo(app.database, email)).filter(({ subject }) => subject.includes('accepted you'));
  expect(await ofWork(quiet.rep)).toEqual([]);
  const [mail, ...more] = await ofWork(work.rep);
  expect(mail?.text).toContain(`http://thengisa.test${workAddress(work.engagement.id)}`);
  expect(mail?.text).toContain('You’ll get R1,710.');
  expect(more).toEqual([]);
});
