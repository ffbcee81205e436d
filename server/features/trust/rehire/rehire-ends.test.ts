import { expect, test } from 'vitest';
import { adminApi } from '#contract/admin/admin.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobModerationApi } from '#contract/jobs/moderation.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { payGigsHere, productClock } from '#test/support/engagements.ts';
import { apply } from '#test/support/hiring.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { acceptOf, answersOf, expire, invitationTo, nextGig, rehiresOf, send, teamOf } from '#test/support/rehiring.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const admin = await signInAdmin(app, await makeAdmin(app));

const newsOf = async (who: Parameters<typeof listNews>[1]) => (await listNews(app, who)).map(({ kind }) => kind);

test.each(['close', 'fill', 'take down', 'suspend'] as const)(
  'invitations end with their job: %s, and their reps are notified',
  async (end) => {
    const team = await teamOf(app, 2);
    const [one, two] = team.reps;
    if (!one || !two) throw new Error('The team has two reps.');
    const { jobId } = await send(team, { job: await nextGig(team, { positions: 2 }) });
    await acceptOf(one, await invitationTo(one));
    const offer = await invitationTo(two);
    const params = { jobId };
    if (end === 'close') await team.business.call(ownJobsApi.close, { params });
    if (end === 'fill') await team.business.call(ownJobsApi.fill, { params });
    if (end === 'take down') await admin.call(jobModerationApi.takeDownJob, { params, body: { reason: 'A scam.' } });
    if (end === 'suspend')
      await admin.call(adminApi.suspend, {
        params: { userId: team.business.userId },
        body: { reason: 'Fake papers.' },
      });
    const { rows } = await app.database.pool.query(
      'select i.status, r.settled_at from rehire_invitations i join rehires r on r.id = i.rehire_id where i.job_id = $1 order by i.status',
      [jobId],
    );
    expect(rows).toMatchObject([
      { status: 'accepted', settled_at: expect.any(Date) },
      { status: 'withdrawn', settled_at: expect.any(Date) },
    ]);
    await expectRefusal(acceptOf(two, offer), 'rehire.over');
    if (end !== 'suspend') expect((await rehiresOf(team))[0]).toMatchObject({ room: 1, takesApplications: false });
    expect(await newsOf(two)).toContain('rehire.withdrawn');
    expect(await newsOf(one)).not.toContain('rehire.withdrawn');
    // Places of a job that its business closed aren't offered, and it isn't asked to choose applicants for them.
    if (end !== 'suspend') expect(await newsOf(team.business)).not.toContain('rehire.settled');
  },
);

test('the last place of a job ends its invitations, however it is taken', async () => {
  const team = await teamOf(app, 1);
  const { jobId } = await send(team, { job: await nextGig(team, { positions: 1 }) });
  const { id: applicationId } = await apply(await signUpRep(app), jobId);
  await team.business.call(applicationsApi.accept, { params: { applicationId }, body: { note: null } });
  expect(await answersOf(team)).toEqual(['withdrawn']);
  expect((await rehiresOf(team))[0]).toMatchObject({ room: 0, settledAt: expect.any(String) });
  expect(await newsOf(team.business)).toContain('rehire.settled');
});

test('a paused job keeps its invitations, and its deadline ends them as expired', async () => {
  const team = await teamOf(app, 1);
  const { jobId } = await send(team);
  await team.business.call(ownJobsApi.pause, { params: { jobId } });
  expect(await answersOf(team)).toEqual(['open']);
  clock.goTo(new Date(), 49);
  await team.business.call(ownJobsApi.close, { params: { jobId } });
  expect(await answersOf(team)).toEqual(['expired']);
  await expire(app);
  expect((await newsOf(team.business)).filter((kind) => kind === 'rehire.settled')).toHaveLength(1);
});
