import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  doWork,
  endOf,
  fundAll,
  letTimeDecide,
  look,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  readWork,
  startOf,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { endTrial } from '#test/support/trials.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

/** From the terms to the payment. */
async function workThrough(work: Working): Promise<void> {
  await agree(work);
  await fundAll(app, work);
  await doWork(work, clock);
  await moveBusiness(work, 'accept');
  expect(await look(work)).toMatchObject({ status: 'completed', money: { repCents: 171_000 } });
}

test('a job that is closed or filled goes on for accepted reps', async () => {
  for (const end of [ownJobsApi.close, ownJobsApi.fill]) {
    clock.goTo(new Date());
    const work = await accepted(app);
    await work.business.call(end, { params: { jobId: work.jobId } });
    await workThrough(work);
  }
});

test('an expired trial blocks no agreed gig', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  await endTrial(app, work.rep, 'rep');
  await endTrial(app, work.business, 'business');
  await workThrough(work);
});

test('a rep whose approval is revoked keeps accepted gigs until they are cancelled', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  await app.database.pool.query(
    "update user_vetting set status = 'pending', decided_at = null where user_id = any ($1)",
    [[work.rep.userId, work.business.userId]],
  );
  await workThrough(work);
});

test('a business ends its gigs before it deletes its account', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  const { call, password } = work.business;
  const close = () => call(accountApi.close, { body: { password } });
  await expectRefusal(close(), 'engagement.running');
  await agree(work);
  await fundAll(app, work);
  await expectRefusal(close(), 'engagement.running');
  await moveBusiness(work, 'cancel');
  await close();
  const shown = await readWork(work);
  expect(shown).toMatchObject({ companyName: 'Former business', milestones: [{ status: 'cancelled' }] });
});

test('a missing check-in only proposes a no-show until it is reported or three days have passed', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 5);
  await letTimeDecide(app);
  expect(await look(work)).toMatchObject({ status: 'confirmed', money: { heldCents: 190_000 } });
  clock.goTo(endOf(work), 71.9);
  await letTimeDecide(app);
  expect((await look(work)).status).toBe('confirmed');
  clock.goTo(endOf(work), 72);
  await letTimeDecide(app);
  // It can still be appealed, and the money is still held.
  expect(await look(work)).toMatchObject({ status: 'no_show', money: { heldCents: 190_000 } });
});

test('a shift that is cancelled or no longer the rep’s is never a no-show', async () => {
  const cancelled = await coming(app, clock);
  await moveBusiness(cancelled, 'cancel');
  clock.goTo(startOf(cancelled), 5);
  await expectRefusal(moveBusiness(cancelled, 'report_no_show'), 'engagement.moved_on');
  clock.goTo(endOf(cancelled), 100);
  await letTimeDecide(app);
  expect((await look(cancelled)).status).toBe('cancelled');

  const withdrawn = await coming(app, clock);
  await moveRep(withdrawn, 'withdraw');
  clock.goTo(startOf(withdrawn), 5);
  await expectRefusal(moveBusiness(withdrawn, 'report_no_show'), 'engagement.moved_on');
});

test('a business vouches for its rep before and after a report, and the gig is paid', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 0.2);
  await moveBusiness(work, 'vouch');
  clock.goTo(startOf(work), 3);
  await expectRefusal(moveBusiness(work, 'report_no_show'), 'engagement.moved_on');
  clock.goTo(endOf(work));
  await submitHours(work);
  await moveBusiness(work, 'accept');
  expect(await look(work)).toMatchObject({ status: 'completed', money: { repCents: 171_000 } });
});

test('only the rep who waited reports an absent business, and a business that checked them in was present', async () => {
  const work = await coming(app, clock);
  await expectRefusal(moveRep(work, 'report_absence'), 'engagement.not_waited');
  await checkIn(work);
  clock.goTo(startOf(work), 2);
  await expectRefusal(moveRep(work, 'report_absence'), 'engagement.moved_on');
  const { attendances } = await work.rep.call(attendanceApi.show, { params: { engagementId: work.engagement.id } });
  expect(attendances.map(({ kind }) => kind)).toEqual(['in']);
});
