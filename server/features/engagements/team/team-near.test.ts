import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { teamApi } from '#contract/engagements/team.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  fundAll,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  type Working,
} from '#test/support/engagements.ts';
import { apply, dayFromNow } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const near = ({ business }: Working) => business.call(teamApi.near, {});
const oneDay = { kind: 'days' as const, dates: [dayFromNow(10)], from: '09:00', to: '17:00', breakMinutes: 0 };

test('today and tomorrow show who is confirmed, late and present, and other days show nothing', async () => {
  const work = await coming(app, clock, { schedule: oneDay });
  clock.goTo(startOf(work), -48);
  expect((await near(work)).shifts).toEqual([]);
  clock.goTo(startOf(work), -16);
  expect((await near(work)).shifts).toMatchObject([{ day: dayFromNow(10), status: 'confirmed', presence: 'expected' }]);
  clock.goTo(startOf(work), 0.25);
  expect((await near(work)).shifts).toMatchObject([{ presence: 'late', repName: 'Thabo Mokoena' }]);
  await checkIn(work);
  const { shifts, emptyPlaces, today } = await near(work);
  expect(shifts).toMatchObject([{ presence: 'here', day: today }]);
  expect(emptyPlaces).toEqual([]);
  clock.goTo(startOf(work), 24);
  expect((await near(work)).shifts).toEqual([]);
});

test('a cancellation 23 hours before leaves an empty place until another rep takes it', async () => {
  clock.goTo(new Date());
  const work = await accepted(app, { schedule: oneDay });
  await agree(work);
  await fundAll(app, work);
  clock.goTo(startOf(work), -23);
  await moveRep(work, 'withdraw');
  const { id: engagementId } = work.engagement;
  const left = await near(work);
  expect(left.shifts).toMatchObject([{ engagementId, status: 'cancelled', presence: null }]);
  expect(left.emptyPlaces).toEqual([
    { jobId: work.jobId, jobTitle: work.engagement.title, day: dayFromNow(10), places: 1, engagementId },
  ]);
  const { id: applicationId } = await apply(await signUpRep(app), work.jobId);
  await work.business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  const replaced = await near(work);
  expect(replaced.emptyPlaces).toEqual([]);
  expect(replaced.shifts).toMatchObject([{ status: 'accepted', presence: null }]);
});

test('an empty place is not offered once the shift has begun, and other businesses cannot see the team', async () => {
  clock.goTo(new Date());
  const work = await accepted(app, { schedule: oneDay });
  await agree(work);
  await fundAll(app, work);
  clock.goTo(startOf(work), -23);
  await moveRep(work, 'withdraw');
  const other = await accepted(app);
  const { shifts } = await near(other);
  expect(shifts.map(({ engagementId }) => engagementId)).toEqual([other.engagement.id]);
  clock.goTo(startOf(work), 0.5);
  expect(await near(work)).toMatchObject({ shifts: [], emptyPlaces: [] });
});
