import { expect, test } from 'vitest';
import { standingByApi } from '#contract/applications/standby.ts';
import { rehireLimits } from '#contract/trust/rehire-options.ts';
import { repPictureApi } from '#contract/trust/rep-picture.ts';
import { expectRefusal } from '#test/support/api.ts';
import { accepted, agree, payGigsHere, productClock } from '#test/support/engagements.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { onDay, pastGig, teamOf } from '#test/support/rehiring.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const { pool } = app.database;

const pictureOf = ({ call }: Pick<Person, 'call'>, engagementId: string | undefined, query = {}) =>
  call(repPictureApi.show, { params: { engagementId: engagementId ?? '' }, query });

async function repWithGigs() {
  const team = await teamOf(app, 0);
  const other = await signUpBusiness(app);
  const rep = await signUpRep(app);
  const own = await accepted(app, { title: 'Own stand', ...onDay(3) }, { business: team.business, rep });
  await accepted(app, { title: 'Secret stand', ...onDay(5) }, { business: other, rep });
  return { business: team.business, other, rep, own, engagementId: own.engagement.id };
}

test('a picture says yes or no for the hours it asks about, and never where else', async () => {
  const { business, engagementId } = await repWithGigs();
  const picture = await pictureOf(business, engagementId);
  const stateOn = (days: typeof picture.days, ahead: number) =>
    days?.find(({ day }) => day === dayFromNow(ahead))?.state;
  expect(picture.days).toHaveLength(rehireLimits.pictureDays);
  expect(picture.hours).toEqual({ from: '09:00', to: '17:00' });
  expect([3, 4, 5].map((ahead) => stateOn(picture.days, ahead))).toEqual(['yours', 'free', 'not_free']);
  expect(JSON.stringify(picture)).not.toContain('Secret stand');
  expect(picture.gigs.map(({ jobTitle }) => jobTitle)).toEqual(['Own stand']);
  const evening = await pictureOf(business, engagementId, { hoursFrom: '18:00', hoursTo: '21:00', day: dayFromNow(5) });
  expect(evening.days?.[0]).toEqual({ day: dayFromNow(5), state: 'free' });
});

test('a picture is shown to a business with a gig of the rep, and to no other', async () => {
  const { other, rep, engagementId } = await repWithGigs();
  await expectRefusal(pictureOf(other, engagementId), 'engagement.not_found');
  await expectRefusal(pictureOf(rep, engagementId), 'role.business_required');
});

test('a picture names the jobs of the business that the rep stands by for', async () => {
  const { business, other, rep, engagementId } = await repWithGigs();
  const standBy = async (by: Person, title: string) => {
    const { id: jobId } = await postJob(by, { title, ...onDay(9) });
    const { id: applicationId } = await apply(rep, jobId);
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await rep.call(standingByApi.start, { params: { applicationId }, body: { until } });
    return { jobId, jobTitle: title, until };
  };
  const own = await standBy(business, 'Bench of this business');
  await standBy(other, 'Bench of another');
  expect((await pictureOf(business, engagementId)).standby).toEqual([own]);
});

test('hours together are those agreed for this month, and the average before the law', async () => {
  const { business, own } = await repWithGigs();
  clock.goTo(`${dayFromNow(3)}T04:00:00Z`);
  expect((await pictureOf(business, own.engagement.id)).hoursTogether).toEqual({ thisMonth: 0, aMonth: 0 });
  clock.goTo(new Date());
  await agree(own);
  clock.goTo(`${dayFromNow(3)}T04:00:00Z`);
  expect((await pictureOf(business, own.engagement.id)).hoursTogether).toEqual({ thisMonth: 480, aMonth: 160 });
  clock.goTo(new Date());
});

test.each([
  ['an unapproved business', `update user_vetting set status = 'rejected' where user_id = $1`, 'business'],
  ['a suspended rep', `update users set banned_until = 'infinity' where id = $1`, 'rep'],
  ['a rep who isn’t approved', `update user_vetting set status = 'rejected' where user_id = $1`, 'rep'],
] as const)('a picture for or of %s leaves the days out', async (_of, change, who) => {
  const all = await repWithGigs();
  await pool.query(change, [all[who].userId]);
  expect(await pictureOf(all.business, all.engagementId)).toMatchObject({ days: null, times: 1 });
});

test('a picture leaves the days out once the rep or the business blocked the other', async () => {
  const { business, rep, engagementId } = await repWithGigs();
  for (const pair of [
    [rep.userId, business.userId],
    [business.userId, rep.userId],
  ]) {
    await pool.query('insert into message_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', pair);
    expect((await pictureOf(business, engagementId)).days).toBeNull();
    await pool.query('delete from message_blocks where blocker_id = $1 and blocked_id = $2', pair);
  }
  expect((await pictureOf(business, engagementId)).days).not.toBeNull();
});

test('a picture leaves the days out a year after the last gig together', async () => {
  const { business, engagementId } = await repWithGigs();
  await pool.query(pastGig, [engagementId, rehireLimits.knownDays + 1]);
  expect((await pictureOf(business, engagementId)).days).toBeNull();
});
