import { sql } from 'drizzle-orm';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLiveNews } from '#server/platform/events/publish-live.ts';
import type { InterviewChange } from '../../applications/commands/lock-interview.ts';
import type { ApplicationChange } from '../../applications/commands/record-step.ts';
import type { Change } from '../tables.ts';
import { enqueueNotice } from './run-notifiers.ts';

const given = sql.placeholder;

const insert = prepared('news_store_changes', (db, name) => {
  const stored = db.$with('stored', {}).as(
    // The interview may be a different one, or none, when the task runs.
    sql`insert into untold_changes (application_id, rep_user_id, business_user_id, change)
      select application_id, rep.user_id, business.user_id, change || jsonb_build_object('interview', (
          select jsonb_build_object('status', status, 'times', times, 'acceptedTime', accepted_time)
          from interviews where application_id = happened.application_id and status <> 'replaced'))
      from unnest(
          ${given('applicationIds')}::uuid[], ${given('repIds')}::uuid[], ${given('businessIds')}::uuid[],
          ${given('changes')}::jsonb[]
        ) with ordinality as happened (application_id, rep_id, business_id, change, place)
      join rep_profiles rep on rep.id = rep_id
      join business_profiles business on business.id = business_id
      order by place
      returning application_id, rep_user_id, business_user_id`,
  );
  return db
    .with(stored)
    .select({
      applicationId: sql<string>`application_id`,
      repUserId: sql<string>`rep_user_id`,
      businessUserId: sql<string>`business_user_id`,
    })
    .from(sql`stored`)
    .prepare(name);
});

type Stored = Pick<ApplicationChange, 'applicationId' | 'jobId' | 'repId' | 'businessId'> & {
  readonly shown: ApplicationChange['status'];
  readonly change: Change;
};

/**
 * Stores what both sides are to be notified of, in the transaction of the action itself, and refreshes what they have open. It makes no decisions: a
 * failure here would roll back the action.
 */
async function store(tx: Tx, changes: readonly Stored[]): Promise<void> {
  const items = changes.map(({ applicationId }) => applicationId);
  const sides = await insert(tx.db).execute({
    applicationIds: items,
    repIds: changes.map(({ repId }) => repId),
    businessIds: changes.map(({ businessId }) => businessId),
    changes: changes.map(({ change }) => JSON.stringify(change)),
  });
  const sidesOf = new Map(sides.map((both) => [both.applicationId, [both.repUserId, both.businessUserId]]));
  await publishLiveNews(
    tx,
    changes.flatMap(({ applicationId, jobId, shown: status }) => {
      const event = { type: 'application.changed' as const, applicationId, jobId, status };
      return (sidesOf.get(applicationId) ?? []).map((userId) => ({ userId, event }));
    }),
  );
  await enqueueNotice(tx, { of: 'changes', items });
}

export const storeApplicationChanges = (tx: Tx, changes: readonly ApplicationChange[]): Promise<void> =>
  store(
    tx,
    changes.map(({ status, ...about }) => ({ ...about, shown: status, change: { of: 'application', status } })),
  );

export const storeInterviewChanges = (tx: Tx, changes: readonly InterviewChange[]): Promise<void> =>
  store(
    tx,
    changes.map(({ interviewId, status, anew, ...about }) => ({
      ...about,
      shown: 'interview',
      change: { of: 'interview', interviewId, status, anew },
    })),
  );
