import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { standbyPlaceStatuses } from '#contract/trust/standby-options.ts';
import { expectRefusal } from '#test/support/api.ts';
import { accepted, payGigsHere, productClock, startOf } from '#test/support/engagements.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import {
  acceptOf,
  answersOf,
  conflictsOf,
  declineOf,
  expire,
  gigsOf,
  hoursAhead,
  invitationsTo,
  invitationTo,
  nextGig,
  rehiresOf,
  send,
  teamOf,
  withdrawOf,
} from '#test/support/rehiring.ts';
import { offerPlaces, offersTo, standingBy } from '#test/support/standing-by.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const { pool } = app.database;

test('one act posts the job and invites the team, and who accepts has a gig to agree to', async () => {
  const team = await teamOf(app, 3);
  const [one, two, three] = team.reps;
  if (!one || !two || !three) throw new Error('The team has three reps.');
  const sent = await send(team);
  expect(sent.invitations.map(({ status }) => status)).toEqual(['open', 'open', 'open']);
  const offer = await invitationTo(one);
  expect(offer).toMatchObject({ companyName: 'Ubuntu Foods', takeHomeCents: 85_500, jobId: sent.jobId });
  const { engagementId } = await acceptOf(one, offer);
  expect((await gigsOf(team, sent.jobId)).map(({ id, milestones }) => [id, milestones[0]?.status])).toEqual([
    [engagementId, 'accepted'],
  ]);
  await declineOf(two, await invitationTo(two));
  expect(await answersOf(team)).toEqual(['accepted', 'declined', 'open']);
  expect(await invitationsTo(one)).toEqual([]);
  await acceptOf(three, await invitationTo(three));
  expect((await rehiresOf(team))[0]).toMatchObject({ room: 0, settledAt: expect.any(String) });
});

test('the last place ends the invitations of the others', async () => {
  const team = await teamOf(app, 2);
  const [one, two] = team.reps;
  if (!one || !two) throw new Error('The team has two reps.');
  await send(team, { job: await nextGig(team, { positions: 1 }) });
  const late = await invitationTo(two);
  await acceptOf(one, await invitationTo(one));
  await expectRefusal(acceptOf(two, late), 'rehire.over');
  expect(await answersOf(team)).toEqual(['accepted', 'withdrawn']);
});

test('after the deadline no one can accept, and the act ends', async () => {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  await send(team);
  const offer = await invitationTo(rep);
  clock.goTo(new Date(), 49);
  await expectRefusal(acceptOf(rep, offer), 'rehire.over');
  await expectRefusal(declineOf(rep, offer), 'rehire.over');
  expect(await invitationsTo(rep)).toEqual([]);
  await expire(app);
  expect(await answersOf(team)).toEqual(['expired']);
});

test('one rep who can’t come refuses the whole, by name and without where they work', async () => {
  const team = await teamOf(app, 2);
  const [busy] = team.reps;
  if (!busy) throw new Error('The team has two reps.');
  const job = await nextGig(team, { title: 'Named tasting' });
  const elsewhere = await teamOf(app, 0);
  const other = { ...elsewhere, reps: [busy] };
  await accepted(app, { title: 'Secret stand', schedule: job.input.schedule }, { business: other.business, rep: busy });
  expect((await conflictsOf(team, job)).toSorted()).toEqual(['booked', null]);
  const { detail } = await expectRefusal(send(team, { job }), 'rehire.conflicts');
  expect(detail).toContain('isn’t free at these hours');
  expect(detail).not.toContain('Secret stand');
  expect(await rehiresOf(team)).toEqual([]);
  const { items } = await team.business.call(ownJobsApi.list, { query: {} });
  expect(items.map(({ title }) => title)).not.toContain('Named tasting');
});

test.each([
  ['suspended', "update users set banned_until = 'infinity' where id = $1"],
  ['not vetted any more', "update user_vetting set status = 'rejected' where user_id = $1"],
  ['without the agreement of today', 'delete from legal_contracts where user_id = $1'],
])('a rep who is %s is unavailable, without the reason', async (_standing, change) => {
  const team = await teamOf(app, 1);
  await pool.query(change, [team.reps[0]?.userId]);
  expect(await conflictsOf(team, await nextGig(team))).toEqual(['unavailable']);
  await expectRefusal(send(team), 'rehire.conflicts');
});

test('a rep who blocked the business is unavailable', async () => {
  const team = await teamOf(app, 1);
  await pool.query('insert into message_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', [
    team.reps[0]?.userId,
    team.business.userId,
  ]);
  expect(await conflictsOf(team, await nextGig(team))).toEqual(['unavailable']);
});

test('a rep is asked once for the same hours', async () => {
  const team = await teamOf(app, 1);
  await send(team);
  expect(await conflictsOf(team, await nextGig(team))).toEqual(['invited']);
  await expectRefusal(send(team, { job: await nextGig(team, { title: 'Another' }) }), 'rehire.conflicts');
});

test('deadlines are in the time left, and the days are known', async () => {
  const team = await teamOf(app, 1);
  await expectRefusal(send(team, { answerBy: hoursAhead(0.4) }), 'rehire.deadline_invalid');
  await expectRefusal(send(team, { answerBy: hoursAhead(24 * 30) }), 'rehire.deadline_invalid');
  const job = await nextGig(team, { schedule: null, payPer: 'whole' });
  await expectRefusal(send(team, { job }), 'rehire.days_open');
});

test('a job below the minimum wage is refused as for any job', async () => {
  const team = await teamOf(app, 1);
  const job = await nextGig(team, { dayRateCents: 9_000, compensationCents: 9_000 });
  await expectRefusal(send(team, { job }), 'job.below_minimum_wage');
  expect(await rehiresOf(team)).toEqual([]);
});

test('an open job takes the team as long as it has room, and keeps what its other applicants sent', async () => {
  const team = await teamOf(app, 1);
  const { input } = await nextGig(team);
  const { id: jobId } = await postJob(team.business, input);
  const sent = await send(team, { job: { kind: 'open', jobId } });
  expect(sent).toMatchObject({ jobId, room: 2 });
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  const offer = await invitationTo(rep);
  await team.business.call(ownJobsApi.close, { params: { jobId } });
  expect(await invitationsTo(rep)).toEqual([]);
  await expectRefusal(acceptOf(rep, offer), 'rehire.over');
});

test('places that stay empty go to reps on standby, under the signature of the act', async () => {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  const job = await nextGig(team, { positions: 1 });
  await expectRefusal(send(team, { job, emptyPlaces: 'standby' }), 'rehire.not_signed');
  const signed = { fullName: 'Nomsa Dlamini', agreed: true as const, phone: '031 123 4567' };
  const { jobId } = await send(team, { job, emptyPlaces: 'standby', signed });
  const orders = await pool.query('select automatic from standby_orders where job_id = $1', [jobId]);
  expect(orders.rows).toEqual([{ automatic: false }]);
  const start = new Date((await invitationTo(rep)).startsAt);
  const engagement = { milestones: [{ startsAt: start.toISOString() }] } as never;
  const [bench] = await standingBy(app, { ...team, rep, jobId, engagement }, 1);
  expect(startOf({ engagement } as never)).toBe(start.toISOString());
  await declineOf(rep, await invitationTo(rep));
  const { rows } = await pool.query('select status from standby_places where job_id = $1', [jobId]);
  expect(rows).toEqual([{ status: standbyPlaceStatuses[0] }]);
  await offerPlaces(app);
  expect(bench && (await offersTo(bench)).map((offer) => offer.jobId)).toEqual([jobId]);
});

test('only the business and the invited rep reach an invitation', async () => {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  const [stranger, other] = [await signUpRep(app), await signUpBusiness(app)];
  await send(team);
  const offer = await invitationTo(rep);
  await expectRefusal(acceptOf(stranger, offer), 'rehire.not_found');
  await expectRefusal(declineOf(stranger, offer), 'rehire.not_found');
  await expectRefusal(withdrawOf({ ...team, business: other }, offer), 'rehire.not_found');
  await expectRefusal(send({ ...team, business: other }), 'engagement.not_found');
  await expectRefusal(send(team, { gigs: [randomUUID()] }), 'engagement.not_found');
  await withdrawOf(team, offer);
  await expectRefusal(acceptOf(rep, offer), 'rehire.over');
  expect(await answersOf(team)).toEqual(['withdrawn']);
});
