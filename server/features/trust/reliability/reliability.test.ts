import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { allReceivedApi } from '#contract/applications/all-received.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { reliabilityApi } from '#contract/trust/reliability.ts';
import { cancelGigsOfSuspended } from '#server/features/engagements/disputes/commands/cancel-gigs-of-suspended.ts';
import { now } from '#server/platform/clock.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  doWork,
  endOf,
  fundAll,
  letTimeDecide,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  readWork,
  startOf,
  twoDays,
} from '#test/support/engagements.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { recordPending, reliabilityOfBusiness, reliabilityOfRep } from '#test/support/reliability.ts';
import { changeTerms } from '#test/support/terms.ts';
import { businessRecordText, repRecordText } from '#texts/trust/reliability-records.ts';
import { compareFigures, recordAllGigs } from './commands/catch-up.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const kindsOf = ({ entries }: { readonly entries: readonly { readonly kind: string }[] }) =>
  entries.map(({ kind }) => kind).filter((kind) => kind !== 'answered');

test('a new rep and a new business are new, and no figure counts against them', async () => {
  clock.goTo(new Date());
  const { rep, business } = await accepted(app);
  expect(await reliabilityOfRep(app, rep)).toMatchObject({ score: 90, record: { isNew: true }, entries: [] });
  expect(await reliabilityOfBusiness(app, business)).toMatchObject({ record: { isNew: true }, entries: [] });
});

test('a gig that goes well counts for both sides', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  await agree(work);
  await fundAll(app, work);
  await doWork(work, clock);
  await moveBusiness(work, 'accept');
  const rep = await reliabilityOfRep(app, work.rep);
  expect(rep).toMatchObject({ wellPoints: 20, lostPoints: 0, record: { isNew: false, came: 1, onTime: 1, missed: 0 } });
  expect(rep.entries).toMatchObject([
    { kind: 'answered', points: 0 },
    { kind: 'came', points: 20, part: 'full', gig: { engagementId: work.engagement.id } },
  ]);
  expect(await reliabilityOfBusiness(app, work.business)).toMatchObject({
    record: { isNew: false, paid: 1, unpaid: 0 },
    entries: [{ kind: 'paid', points: 20 }],
  });
});

test('a check-in after the minutes of grace is late', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 0.5);
  await checkIn(work);
  expect(await reliabilityOfRep(app, work.rep)).toMatchObject({ record: { came: 1, onTime: 0 }, lostPoints: 3 });
});

test('who cancels 23 hours before leaves a trace, who cancels a week before hardly', async () => {
  clock.goTo(new Date());
  const late = await accepted(app);
  await agree(late);
  await fundAll(app, late);
  clock.goTo(startOf(late), -23);
  await moveRep(late, 'confirm');
  await moveRep(late, 'withdraw');
  expect(await reliabilityOfRep(app, late.rep)).toMatchObject({ lostPoints: 12, record: { cancelledLate: 1 } });

  clock.goTo(new Date());
  const early = await accepted(app);
  await agree(early);
  await fundAll(app, early);
  clock.goTo(startOf(early), -8.5 * 24);
  await moveRep(early, 'withdraw');
  const rep = await reliabilityOfRep(app, early.rep);
  expect(rep).toMatchObject({ lostPoints: 1, record: { cancelledLate: 0 } });
  expect(rep.entries.at(-1)).toMatchObject({ kind: 'withdrew' });
});

test('a rep who waited for the business before they checked in is not late', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 0.1);
  const at = now().toISOString();
  await work.rep.call(attendanceApi.wait, {
    params: { engagementId: work.engagement.id },
    body: { id: randomUUID(), at, sentAt: at, place: { latitude: -29.85, longitude: 31.02 } },
  });
  clock.goTo(startOf(work), 0.8);
  await checkIn(work);
  expect(kindsOf(await reliabilityOfRep(app, work.rep))).toEqual(['came']);
});

test('a business that pays and cancels all weeks again earns nothing, and is charged once', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  const dates = Array.from({ length: 16 }, (_, day) => dayFromNow(10 + day));
  await changeTerms(work, { schedule: { ...twoDays(), dates }, payCents: 1_600_000 });
  const engagement = await readWork(work);
  await agree({ ...work, engagement });
  await fundAll(app, { ...work, engagement });
  await moveBusiness(work, 'cancel');
  const { entries, record } = await reliabilityOfBusiness(app, work.business);
  expect(entries).toMatchObject([{ kind: 'cancelled', points: -1 }]);
  expect(businessRecordText(record)).toBe('No gigs in the last 12 months. Cancelled 1 gig');
});

test('an answer is timed from the terms that the rep agreed to', async () => {
  clock.goTo(new Date());
  const work = await accepted(app, { schedule: null, payPer: 'whole', dayRateCents: null });
  clock.goTo(new Date(), 24);
  await changeTerms(work);
  clock.goTo(new Date(), 26);
  await agree({ ...work, engagement: await readWork(work) });
  const { entries } = await reliabilityOfRep(app, work.rep);
  expect(entries).toMatchObject([{ kind: 'answered' }]);
  expect(entries[0]?.minutes).toBeLessThan(130);
});

test('terms can be declined, and given to another rep, at no cost', async () => {
  clock.goTo(new Date());
  const declined = await accepted(app);
  await moveRep(declined, 'withdraw');
  const cancelled = await accepted(app);
  await moveBusiness(cancelled, 'cancel');
  expect(kindsOf(await reliabilityOfRep(app, declined.rep))).toEqual([]);
  expect(kindsOf(await reliabilityOfBusiness(app, cancelled.business))).toEqual([]);
});

test('a no-show counts once it can no longer be appealed, and never if the rep came after all', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 2);
  await moveBusiness(work, 'report_no_show');
  expect(kindsOf(await reliabilityOfRep(app, work.rep))).toEqual([]);
  clock.goTo(startOf(work), 75);
  await letTimeDecide(app);
  const rep = await reliabilityOfRep(app, work.rep);
  expect(kindsOf(rep)).toEqual(['no_show']);
  expect(rep).toMatchObject({ lostPoints: 20, record: { came: 0, missed: 1 } });

  const came = await coming(app, clock);
  clock.goTo(startOf(came), 2);
  await moveBusiness(came, 'report_no_show');
  await checkIn(came);
  clock.goTo(startOf(came), 75);
  await letTimeDecide(app);
  expect(kindsOf(await reliabilityOfRep(app, came.rep)).toSorted()).toEqual(['came', 'late']);
});

test('a business that lets an agreed gig expire unpaid leaves a trace, and the rep none', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  await agree(work);
  clock.goTo(startOf(work));
  await letTimeDecide(app);
  expect(kindsOf(await reliabilityOfBusiness(app, work.business))).toEqual(['unpaid']);
  expect(kindsOf(await reliabilityOfRep(app, work.rep))).toEqual([]);
});

test('a suspension, lifted or not, lowers neither side', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  await agree(work);
  await fundAll(app, work);
  await app.services.transaction((tx) => cancelGigsOfSuspended(tx, { userId: work.rep.userId }));
  expect(kindsOf(await reliabilityOfRep(app, work.rep))).toEqual([]);
  expect(kindsOf(await reliabilityOfBusiness(app, work.business))).toEqual([]);
});

test('an entry fades by the day, and the nightly comparison finds nothing that is missing', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  const { entries } = await reliabilityOfRep(app, work.rep);
  const came = entries.find(({ kind }) => kind === 'came');
  expect(came).toMatchObject({ part: 'full' });
  await recordPending(app);
  expect(await recordAllGigs(app.services, AbortSignal.timeout(30_000))).toBe(0);
  const compare = () => compareFigures(app.services, AbortSignal.timeout(30_000));
  await compare();
  expect(await compare()).toBe(0);
  const { rows: before } = await app.database.pool.query('select id, figure from reliability_figures order by id');
  await app.database.pool.query(
    `update reliability_figures set figure = jsonb_set(figure, '{wellHalves}', '0') where rep_id = (select id from rep_profiles where user_id = $1)`,
    [work.rep.userId],
  );
  expect(await compare()).toBe(1);
  const { rows: after } = await app.database.pool.query('select id, figure from reliability_figures order by id');
  expect(after).toEqual(before);
  clock.goTo(`${came?.halfFrom}T10:00:00Z`);
  expect(await work.rep.call(reliabilityApi.ofRep, {})).toMatchObject({ wellPoints: 10 });
  clock.goTo(`${came?.noneFrom}T10:00:00Z`);
  expect(await work.rep.call(reliabilityApi.ofRep, {})).toMatchObject({
    ...{ wellPoints: 0, score: 90 },
    record: { isNew: false, came: 0 },
  });
  await app.database.pool.query('delete from reliability_entries');
  clock.goTo(endOf(work));
  expect(await recordAllGigs(app.services, AbortSignal.timeout(30_000))).toBeGreaterThan(0);
  expect((await reliabilityOfRep(app, work.rep)).wellPoints).toBe(20);
});

test('a business reads of its applicants, and a rep of a business, what is known of their gigs', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  const { business, rep } = await accepted(app, {}, work);
  await recordPending(app);
  const shown = await rep.call(jobForRepApi.show, { params: { jobId: work.jobId } });
  expect(businessRecordText(shown.companyRecord)).toBe('Paid 1 of 1 gig in time');
  const { items } = await business.call(applicationsApi.listReceived, { params: { jobId: work.jobId }, query: {} });
  expect(items.map(({ rep: { record } }) => record && repRecordText(record))).toEqual(['Came to 1 of 1 gig, on time']);

  const newcomer = await signUpRep(app);
  await apply(newcomer, (await postJob(business)).id);
  const all = await business.call(allReceivedApi.list, { query: {} });
  expect(all.items.map(({ rep: { record } }) => record?.isNew)).toContain(true);
});
