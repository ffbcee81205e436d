import { matchChoicesApi } from '#contract/matching/choices.ts';
import type { TestApp } from '#test/support/app.ts';
import { propose } from '#test/support/matching.ts';
import { type Person, signUpRep } from '#test/support/people.ts';

/** A rep approved for the job, an invitation of an applicant, a question to the team and a model, created for each row. */
export async function matchingThingsOf(
  app: TestApp,
  { rep, jobId }: { readonly rep: Pick<Person, 'userId'>; readonly jobId: string },
): Promise<Record<'repId' | 'lookId', string>> {
  const { pool } = app.database;
  const asker = await signUpRep(app);
  const repId = await propose(app, { jobId, userId: asker.userId, state: 'approved' });
  const { id: lookId } = await asker.call(matchChoicesApi.askLook, { body: { jobId: null, words: 'Why is that?' } });
  await pool.query(
    `insert into match_invitations (job_id, rep_id, business_id, invited_at)
     select j.id, r.id, j.business_id, now() from jobs j, rep_profiles r where j.id = $1 and r.user_id = $2
     on conflict (job_id, rep_id) do update set answer = null, answered_at = null`,
    [jobId, rep.userId],
  );
  return { repId, lookId };
}
