import { expect, test } from 'vitest';
import { limitOf, limits } from '#contract/limits.ts';
import { rehireApi } from '#contract/trust/rehire.ts';
import { rehireLimits } from '#contract/trust/rehire-options.ts';
import { expectRefusal } from '#test/support/api.ts';
import { accepted, payGigsHere, productClock } from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import {
  acceptOf,
  conflictsOf,
  declineOf,
  invitationTo,
  nextGig,
  onDay,
  pastGig,
  send,
  teamOf,
  withdrawOf,
} from '#test/support/rehiring.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const { pool } = app.database;

/** A team of one, whom another business booked for the hours of the next gig. */
async function bookedElsewhere() {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  const job = await nextGig(team);
  const { business } = await teamOf(app, 0);
  await accepted(app, { title: 'Stand', schedule: job.input.schedule }, { business, rep });
  return { team, job };
}

test('a rep who declined a job isn’t invited to it again, but to another one', async () => {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  const { jobId } = await send(team);
  await declineOf(rep, await invitationTo(rep));
  const { detail } = await expectRefusal(send(team, { job: { kind: 'open', jobId } }), 'rehire.conflicts');
  expect(detail).toContain('declined your invitation to this job');
  await send(team, { job: await nextGig(team, { title: 'Another job' }) });
});

test('a rep who accepts none of three invitations in a week isn’t invited a fourth time', async () => {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  for (let at = 0; at < rehireLimits.unanswered; at++) {
    await send(team, { job: await nextGig(team, { ...onDay(15 + at), title: `Day ${at}` }) });
    // Declined, withdrawn or not answered: the rep was notified of each.
    if (at === 0) await declineOf(rep, await invitationTo(rep));
    if (at === 1) await withdrawOf(team, await invitationTo(rep));
  }
  const next = await nextGig(team, { ...onDay(19), title: 'One more' });
  expect(await conflictsOf(team, next)).toEqual(['asked_often']);
  const { detail } = await expectRefusal(send(team, { job: next }), 'rehire.conflicts');
  expect(detail).toContain('has 3 invitations from you within 7 days that they haven’t accepted');
  clock.goTo(new Date(), 24 * rehireLimits.unansweredDays + 1);
  expect(await conflictsOf(team, next)).toEqual([null]);
});

test('a rep who accepted an invitation within the week is invited again, and three others don’t count', async () => {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  clock.goTo(new Date());
  await send(team, { job: await nextGig(team, { ...onDay(14), title: 'Accepted' }) });
  await acceptOf(rep, await invitationTo(rep));
  for (let at = 0; at < rehireLimits.unanswered; at++)
    await send(team, { job: await nextGig(team, { ...onDay(15 + at), title: `Later ${at}` }) });
  const next = await nextGig(team, { ...onDay(19), title: 'One more' });
  expect(await conflictsOf(team, next)).toEqual([null]);
});

test('checks of who is free and invitations have limits of their own: each answer says who is free', () => {
  expect(limitOf(rehireApi.check)).toBe('availability');
  expect(limitOf(rehireApi.send)).toBe('rehire');
  expect(limits.rehire.burst).toBeLessThan(limits.availability.burst);
});

test('whether a rep is free isn’t told a year after their last gig with the business', async () => {
  const { team, job } = await bookedElsewhere();
  expect(await conflictsOf(team, job)).toEqual(['booked']);
  const ended = async (days: number) => pool.query(pastGig, [team.gigs[0], days]);
  await ended(rehireLimits.knownDays - 1);
  expect(await conflictsOf(team, job)).toEqual(['booked']);
  await ended(rehireLimits.knownDays + 1);
  expect(await conflictsOf(team, job)).toEqual([null]);
});

test('a gig that was cancelled doesn’t tell the business when its rep is free', async () => {
  const { team, job } = await bookedElsewhere();
  await pool.query(`update milestones set status = 'cancelled' where engagement_id = $1`, [team.gigs[0]]);
  expect(await conflictsOf(team, job)).toEqual([null]);
});

test('checking who is free needs a business that can hire, and locks none of the reps', async () => {
  const team = await teamOf(app, 1);
  const job = await nextGig(team);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select from user_vetting where user_id = $1 for update', [team.reps[0]?.userId]);
    expect(await conflictsOf(team, job)).toEqual([null]);
  } finally {
    await client.query('rollback');
    client.release();
  }
  await pool.query(`update user_vetting set status = 'rejected' where user_id = $1`, [team.business.userId]);
  const check = team.business.call(rehireApi.check, { body: { engagementIds: [...team.gigs], job } });
  await expectRefusal(check, 'legal.review_rejected');
});
