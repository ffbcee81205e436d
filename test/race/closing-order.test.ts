import { eq } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { deleteAccount } from '#server/features/accounts/commands/delete-account.ts';
import { lockApplication } from '#server/features/applications/commands/lock-application.ts';
import { interviews } from '#server/features/applications/tables.ts';
import { lockOwnJob } from '#server/features/jobs/commands/lock-job.ts';
import { lockConversation } from '#server/features/messaging/commands/lock-conversation.ts';
import { postgresCode, type Tx } from '#server/platform/db/transaction.ts';
import { RefusedCall } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { agree } from '#test/support/interviews.ts';
import { openConversation, say, type Talking, talking, troubleInMessages } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { areWaiting } from './held-transactions.ts';

const app = await openTestApp({ work: false });

/** How many deadlocks PostgreSQL broke during the work; the transactions are retried, so that no caller sees them. */
async function deadlocksIn(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return asked.mock.settledResults.filter(({ type, value }) => type === 'rejected' && postgresCode(value) === '40P01')
      .length;
  } finally {
    asked.mockRestore();
  }
}

interface Locks {
  readonly first: (tx: Tx) => Promise<unknown>;
  readonly second: (tx: Tx) => Promise<unknown>;
}

/** Deletes the account while another transaction has one lock, which takes the other once the deletion waits. */
async function deleteBetween({ userId: id, email }: Person, { first, second }: Locks): Promise<void> {
  const [locked, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writing = app.services.transaction(async (tx) => {
    await first(tx);
    locked.resolve();
    await waited.promise;
    await second(tx);
  });
  await Promise.race([locked.promise, writing]);
  const deleting = app.services.transaction((tx) => deleteAccount(tx, { id, email }));
  await areWaiting(app, 1).finally(() => waited.resolve());
  await Promise.all([writing, deleting]);
}

async function idsOf({ applicationId }: Talking): Promise<{ repId: string; businessId: string }> {
  const { rows } = await app.database.pool.query(
    'select rep_id as "repId", business_id as "businessId" from job_applications where id = $1',
    [applicationId],
  );
  return rows[0];
}

const reject = ({ business, applicationId }: Pick<Talking, 'business' | 'applicationId'>) =>
  business.call(applicationsApi.reject, { params: { applicationId }, body: {} });

test('a decided application, then its conversation, are locked while the rep goes', async () => {
  const given = await talking(app);
  await reject(given);
  const side = await idsOf(given);
  const locks: Locks = {
    first: (tx) => lockApplication(tx, side, given.applicationId),
    second: (tx) => lockConversation(tx, given.conversation.id),
  };
  expect(await deadlocksIn(() => deleteBetween(given.rep, locks))).toBe(0);
});

test('a closed job, then an application that is open, are locked while the business goes', async () => {
  const given = await talking(app);
  const { businessId } = await idsOf(given);
  await given.business.call(ownJobsApi.close, { params: { jobId: given.jobId } });
  const locks: Locks = {
    first: (tx) => lockOwnJob(tx.db, businessId, given.jobId),
    second: (tx) => lockApplication(tx, { businessId }, given.applicationId),
  };
  expect(await deadlocksIn(() => deleteBetween(given.business, locks))).toBe(0);
});

test.each(['rep', 'business'] as const)(
  'a past interview, then a conversation, are locked while the %s goes',
  async (who) => {
    const given = await talking(app);
    const { id } = await agree(given.business, given.rep, given.applicationId);
    await given.business.call(interviewsApi.cancel, { params: { interviewId: id } });
    await reject(given);
    const locks: Locks = {
      first: (tx) => tx.db.select().from(interviews).where(eq(interviews.id, id)).for('update'),
      second: (tx) => lockConversation(tx, given.conversation.id),
    };
    expect(await deadlocksIn(() => deleteBetween(given[who], locks))).toBe(0);
  },
);

/** What the account's end refuses is no failure. */
async function unlessRefused(calls: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(calls))
    if (result.status === 'rejected' && !(result.reason instanceof RefusedCall)) throw result.reason;
}

test.each(['rep', 'business'] as const)('the %s goes while both write, apply and decide', async (who) => {
  const [business, rep, other] = await Promise.all([signUpBusiness(app), signUpRep(app), signUpRep(app)]);
  const jobs = await Promise.all(Array.from({ length: 4 }, () => postJob(business)));
  const applied = await Promise.all(
    jobs
      .slice(2)
      .flatMap(({ id: jobId }) => [rep, other].map(async (one) => ({ jobId, ...(await apply(one, jobId)) }))),
  );
  const talks = await Promise.all(
    applied.map(({ id: applicationId }) => openConversation(business, { applicationId })),
  );
  const gone = { rep, business }[who];
  const deadlocks = await deadlocksIn(() =>
    unlessRefused([
      ...talks.map(({ id }) => say(business, id, 'Can you come?')),
      ...talks.map(({ id }) => say(rep, id, 'I can.')),
      ...applied.map(({ id: applicationId }) => reject({ business, applicationId })),
      ...jobs.slice(0, 2).map(({ id }) => apply(rep, id)),
      gone.call(accountApi.close, { body: { password: gone.password } }),
      ...talks.map(({ id }) => say(business, id, 'And tomorrow?')),
      ...jobs.slice(1, 3).map(({ id: jobId }) => business.call(ownJobsApi.close, { params: { jobId } })),
    ]),
  );
  expect(deadlocks).toBe(0);
  const { rows } = await app.database.pool.query(
    `select (select deleted_at is not null from users where id = $1) as deleted,
       (select count(*)::int from conversation_members where user_id = $1) as talks,
       (select count(*)::int from job_applications a
          join rep_profiles r on r.id = a.rep_id join business_profiles b on b.id = a.business_id
          where $1 in (r.user_id, b.user_id) and a.status in ('pending', 'interview')
            or r.user_id = $1 and a.message <> 'Removed with the account.') as left`,
    [gone.userId],
  );
  expect(rows).toEqual([{ deleted: true, talks: 0, left: 0 }]);
  expect(await troubleInMessages(app)).toEqual([]);
});
