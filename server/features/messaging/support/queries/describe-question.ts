import { asc, eq, sql } from 'drizzle-orm';
import type { Question, SupportNote } from '#contract/messaging/support.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { engagements, milestones } from '../../../engagements/tables.ts';
import { jobs } from '../../../jobs/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { userVetting } from '../../../vetting/tables.ts';
import { presentHead, presentNote } from '../present.ts';
import { supportNotes, supportQuestions } from '../tables.ts';
import { selectQuestions } from './select-questions.ts';

/** A question with the person who asked and their current jobs or applications. */
export async function describeQuestion(db: Db, actor: AdminActor, conversationId: string): Promise<Question> {
  const [row] = await selectQuestions(db, actor).where(eq(supportQuestions.conversationId, conversationId));
  if (!row) throw new Refusal('conversation.not_found');
  return {
    ...presentHead(row, actor),
    firstName: row.personName?.split(/\s+/)[0] ?? null,
    lastPosition: row.lastPosition,
    joinedAt: row.joinedAt.toISOString(),
    notes: await findNotes(db, conversationId),
    open: await countOpen(db, row.userId),
    vetting: await db
      .select({ vettingId: userVetting.id, userType: userVetting.userType, status: userVetting.status })
      .from(userVetting)
      .where(eq(userVetting.userId, row.userId))
      .orderBy(asc(userVetting.userType)),
  };
}

async function findNotes(db: Db, conversationId: string): Promise<SupportNote[]> {
  const rows = await db
    .select({ note: supportNotes, by: adminUsers.email })
    .from(supportNotes)
    .innerJoin(adminUsers, eq(adminUsers.id, supportNotes.adminId))
    .where(eq(supportNotes.conversationId, conversationId))
    .orderBy(asc(supportNotes.createdAt), asc(supportNotes.id));
  return rows.map(presentNote);
}

const underWay = sql`('accepted', 'agreed', 'funded', 'confirmed', 'active', 'submitted')`;

async function countOpen(db: Db, userId: string): Promise<Question['open']> {
  const { rows } = await db.execute<Question['open']>(sql`
    with sides as (
      select (select id from ${repProfiles} where user_id = ${userId}) as rep_id,
        (select id from ${businessProfiles} where user_id = ${userId}) as business_id),
    steps as (
      select e.id, m.status from sides s
      join ${engagements} e on e.rep_id = s.rep_id or e.business_id = s.business_id
      join ${milestones} m on m.engagement_id = e.id)
    select
      (select count(*)::int from ${jobs} j where j.business_id = s.business_id and j.status = 'active') as jobs,
      (select count(*)::int from ${jobApplications} a
        where a.rep_id = s.rep_id and a.status in ('pending', 'interview')) as applications,
      (select count(distinct id)::int from steps where status in ${underWay}) as work,
      (select count(*)::int from steps where status = 'disputed') as disputes
    from sides s`);
  const [counts] = rows;
  if (!counts) throw new Error('Counting gave no row');
  return counts;
}
