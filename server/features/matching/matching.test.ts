import { expect, test, vi } from 'vitest';
import { postJob } from '#test/support/hiring.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';

test('with its tasks, a new job and a changed profile are matched by themselves', async () => {
  const working = await openTestApp();
  const owner = await signUpBusiness(working);
  const rep = await matchedRep(working, { skills: ['Airtime'] });
  const job = await postJob(owner, { title: 'Airtime at the taxi rank' });
  const proposed = async () => {
    const { rows } = await working.database.pool.query('select rep_id from match_proposals where job_id = $1', [
      job.id,
    ]);
    return rows.map(({ rep_id }) => rep_id);
  };
  await vi.waitFor(async () => expect(await proposed()).toEqual([rep.repId]), { timeout: 15_000, interval: 50 });
});
