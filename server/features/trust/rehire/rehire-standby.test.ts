import { expect, test } from 'vitest';
import { payGigsHere } from '#test/support/engagements.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { declineOf, invitationTo, nextGig, send, teamOf } from '#test/support/rehiring.ts';
import { standingBy } from '#test/support/standing-by.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);

const signed = { fullName: 'Nomsa Dlamini', agreed: true as const, phone: '031 123 4567' };

test.each([
  [0, 'applicants'],
  [1, 'standby'],
])('of two empty places, as many are opened as reps are on standby: %i', async (bench, emptyPlaces) => {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  const { jobId } = await send(team, { job: await nextGig(team), emptyPlaces: 'standby', signed });
  const offer = await invitationTo(rep);
  const engagement = { milestones: [{ startsAt: offer.startsAt }] } as never;
  await standingBy(app, { ...team, rep, jobId, engagement }, bench);
  await declineOf(rep, offer);
  const { rows } = await app.database.pool.query('select id from standby_places where job_id = $1', [jobId]);
  expect(rows).toHaveLength(bench);
  const settled = (await listNews(app, team.business)).filter(({ kind }) => kind === 'rehire.settled');
  expect(settled).toMatchObject([{ room: 2, emptyPlaces }]);
});
