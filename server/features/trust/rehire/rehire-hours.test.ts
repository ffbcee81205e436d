import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { expectRefusal } from '#test/support/api.ts';
import { accepted, payGigsHere } from '#test/support/engagements.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { acceptOf, invitationsTo, nextGig, send, teamOf } from '#test/support/rehiring.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);

test('a team is hired again for a night, once transport home is answered', async () => {
  const team = await teamOf(app, 1);
  const night = {
    ...{ kind: 'days' as const, dates: [dayFromNow(21)], from: '18:00', to: '23:00', breakMinutes: 0 },
  };
  const unanswered = await nextGig(team, { schedule: night });
  await expectRefusal(send(team, { job: unanswered }), 'job.transport_unanswered');
  const { jobId } = await send(team, { job: await nextGig(team, { schedule: { ...night, transportHome: true } }) });
  const { schedule } = await team.business.call(ownJobsApi.show, { params: { jobId } });
  expect(schedule).toMatchObject({ from: '18:00', transportHome: true });
});

test('a rep accepts one of two invitations for the same hours', async () => {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  const other = await teamOf(app, 0);
  const { engagement } = await accepted(app, {}, { business: other.business, rep });
  await send(team, { job: await nextGig(team, { title: 'Morning stand' }) });
  await send({ ...other, reps: [rep], gigs: [engagement.id] });
  const [one, two] = await invitationsTo(rep);
  if (!one || !two) throw new Error('Both businesses invite the rep.');
  await acceptOf(rep, one);
  const { detail } = await expectRefusal(acceptOf(rep, two), 'engagement.hours_taken');
  expect(detail).toContain(`You’re hired for “${one.jobTitle}”`);
  expect((await invitationsTo(rep)).map(({ id }) => id)).toEqual([two.id]);
});
