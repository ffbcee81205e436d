import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewRoundsApi } from '#contract/applications/interview-rounds.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { callerOf, RefusedCall } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { hoursFromNow } from '#test/support/interviews.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const [first, second] = await openTwoTestApps();
const business = await signUpBusiness(first);
const reps = await Promise.all(Array.from({ length: 8 }, () => signUpRep(first)));

/** All take the same time concurrently, half of them through another process: how many got it. */
async function contest(capacity: number): Promise<{ done: number; refused: string[]; seats: number[] }> {
  const job = await postJob(business);
  const applications = await Promise.all(reps.map((rep) => apply(rep, job.id)));
  const time = hoursFromNow(24);
  const body = {
    applicationIds: applications.map(({ id }) => id),
    times: [time, ...Array.from({ length: 7 }, (_, turn) => hoursFromNow(30 + turn))],
    capacity,
    minutes: 30,
    place: 'By phone',
  };
  await business.call(interviewRoundsApi.invite, { params: { jobId: job.id }, body });
  const { items } = await business.call(applicationsApi.listReceived, { params: { jobId: job.id }, query: {} });
  const interviewOf = new Map(items.map(({ id, interview }) => [id, interview?.id ?? '']));
  const settled = await Promise.allSettled(
    reps.map((rep, turn) => {
      const call = turn % 2 === 0 ? rep.call : callerOf(second.url, rep.accessToken);
      const interviewId = interviewOf.get(applications[turn]?.id ?? '') ?? '';
      return call(interviewsApi.accept, { params: { interviewId }, body: { time } });
    }),
  );
  const refused = settled.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    if (result.reason instanceof RefusedCall) return [result.reason.problem.code];
    throw result.reason;
  });
  const { rows } = await first.database.pool.query<{ seat: number }>(
    `select i.seat from interviews i join job_applications a on a.id = i.application_id
     where a.job_id = $1 and i.status = 'accepted' order by i.seat`,
    [job.id],
  );
  return { done: settled.length - refused.length, refused, seats: rows.map(({ seat }) => seat) };
}

test('of eight who take the same time concurrently, one gets it', async () => {
  for (let round = 0; round < 5; round++) {
    const { done, refused, seats } = await contest(1);
    expect([done, new Set(refused), seats]).toEqual([1, new Set(['interview.time_taken']), [1]]);
  }
});

test('and three, where there is room for three', async () => {
  const { done, refused, seats } = await contest(3);
  expect([done, refused.length, seats]).toEqual([3, 5, [1, 2, 3]]);
  // Even without the lock on the invitation, no place is given twice.
  const twice = first.database.pool.query(
    `update interviews set seat = 1 where status = 'accepted' and seat = 2 and round_id = (
       select round_id from interviews where seat = 3 order by answered_at desc limit 1)`,
  );
  await expect(twice).rejects.toMatchObject({ constraint: 'interviews_one_seat' });
});
