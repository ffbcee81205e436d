import { expect, test } from 'vitest';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { alertsADay } from '#domain/matching/notified-at-once.ts';
import { notifyOrSettle } from '#server/features/matching/alerts/commands/notify-or-settle.ts';
import { matchJob } from '#server/features/matching/commands/match-job.ts';
import { postJob } from '#test/support/hiring.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';

const [first, second] = await openTwoTestApps({ work: false });
const business = await signUpBusiness(first);
const sampling = { title: 'Sampling at the tills', requiredSkills: 'Sampling' };

const reps = async () => [
  await matchedRep(first, { skills: ['Sampling'] }),
  await matchedRep(first, { skills: ['Sampling'] }),
];

async function newJob(): Promise<string> {
  const { id } = await postJob(business, sampling);
  await first.services.transaction((tx) => matchJob(tx, id));
  return id;
}

const notifyAtOnce = (jobIds: readonly string[]) =>
  Promise.all(
    jobIds.map((id, turn) => (turn % 2 === 0 ? first : second).services.transaction((tx) => notifyOrSettle(tx, id))),
  );

const fitsOf = async ({ call }: Awaited<ReturnType<typeof reps>>[number]) =>
  (await call(notificationsApi.list, { query: {} })).items.filter(({ kind }) => kind === 'job.fits');

test('two workers that process a job concurrently notify each rep of it once', async () => {
  const told = await reps();
  const jobId = await newJob();
  await notifyAtOnce(Array(6).fill(jobId));
  for (const rep of told) expect(await fitsOf(rep)).toHaveLength(1);
});

test('of jobs announced at the same moment each rep is notified of one or two, and of two a day', async () => {
  const told = await reps();
  await notifyAtOnce([await newJob(), await newJob(), await newJob(), await newJob()]);
  for (const rep of told) expect([1, 2]).toContain((await fitsOf(rep)).length);
  await notifyAtOnce([await newJob(), await newJob(), await newJob()]);
  await notifyAtOnce([await newJob(), await newJob(), await newJob()]);
  for (const rep of told) expect(await fitsOf(rep)).toHaveLength(alertsADay);
  const { rows } = await first.database.pool.query<{ turns: number[] }>(
    'select array_agg(turn order by turn) as turns from match_alerts group by rep_id, told_on',
  );
  for (const { turns } of rows) expect(turns).toEqual([1, 2].slice(0, turns.length));
});
