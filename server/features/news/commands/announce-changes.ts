import { sql } from 'drizzle-orm';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLiveNews } from '#server/platform/events/publish-live.ts';
import type { InterviewChange } from '../../applications/commands/lock-interview.ts';
import type { ApplicationChange } from '../../applications/commands/record-step.ts';
import type { Change } from '../tables.ts';

/** The name of the task, for those who only add it. */
export const tellChangesTask = 'news.tell_changes';

export interface ChangesToTell {
  readonly applicationIds: readonly string[];
}

const given = sql.placeholder;

const keep = prepared('news_keep_changes', (db, name) => {
  const kept = db.$with('kept', {}).as(
    // The interview may be another one, or none any more, when this is told.
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
    .with(kept)
    .select({
      applicationId: sql<string>`application_id`,
      repUserId: sql<string>`rep_user_id`,
      businessUserId: sql<string>`business_user_id`,
    })
    .from(sql`kept`)
    .prepare(name);
});

type Announced = Pick<ApplicationChange, 'applicationId' | 'jobId' | 'repId' | 'businessId'> & {
  readonly shown: ApplicationChange['status'];
  readonly change: Change;
};

/**
 * What of the news belongs to the deed: whatever either side has open shows it at once, and it stands written that both
 * are to be told. Here a mistake would undo the deed, so there is nothing in it to decide.
 */
async function announce(tx: Tx, announced: readonly Announced[]): Promise<void> {
  const applicationIds = announced.map(({ applicationId }) => applicationId);
  const sides = await keep(tx.db).execute({
    applicationIds,
    repIds: announced.map(({ repId }) => repId),
    businessIds: announced.map(({ businessId }) => businessId),
    changes: announced.map(({ change }) => JSON.stringify(change)),
  });
  const sidesOf = new Map(sides.map((both) => [both.applicationId, [both.repUserId, both.businessUserId]]));
  await publishLiveNews(
    tx,
    announced.flatMap(({ applicationId, jobId, shown: status }) => {
      const event = { type: 'application.changed' as const, applicationId, jobId, status };
      return (sidesOf.get(applicationId) ?? []).map((userId) => ({ userId, event }));
    }),
  );
  await tx.enqueue<ChangesToTell>(tellChangesTask, { applicationIds });
}

export function announceApplications(tx: Tx, changes: readonly ApplicationChange[]): Promise<void> {
  return announce(
    tx,
    changes.map(({ status, ...about }) => ({ ...about, shown: status, change: { of: 'application', status } })),
  );
}

export function announceInterviews(tx: Tx, changes: readonly InterviewChange[]): Promise<void> {
  return announce(
    tx,
    changes.map(({ interviewId, status, anew, ...about }) => ({
      ...about,
      shown: 'interview',
      change: { of: 'interview', interviewId, status, anew },
    })),
  );
}
