import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { SubmitHoursInput, WorkPicture } from '#contract/engagements/attendance.ts';
import type { OpenHoursSubmission } from '#contract/engagements/team.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { storedFiles } from '../../../files/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { hoursSubmissions, workPictures } from '../../attendance/tables.ts';
import { engagements, milestones } from '../../tables.ts';

interface LastSubmission {
  readonly lines: SubmitHoursInput['lines'];
  readonly sold: number | null;
  readonly at: string;
}

const given = sql.placeholder;

// A literal, so that the planner can use the partial index.
const isSubmitted = sql`${milestones.status} = 'submitted'`;

const page = (queryName: string, after?: SQL) =>
  prepared(queryName, (db, name) =>
    db
      .select({
        engagementId: engagements.id,
        jobId: engagements.jobId,
        jobTitle: engagements.title,
        asksCount: engagements.asksCount,
        schedule: engagements.schedule,
        repName: repProfiles.fullName,
        milestoneId: milestones.id,
        milestone: milestones.number,
        milestones: sql<number>`(
          select count(*)::int from milestones own where own.engagement_id = ${engagements.id})`,
        dueAt: milestones.dueAt,
        changesRequested: milestones.changesRequested,
        payCents: milestones.payCents,
        heldCents: milestones.heldCents,
        pictures: sql<WorkPicture[]>`(
          select coalesce(json_agg(json_build_object('milestone', ${milestones.number}, 'fileId', f.id, 'name', f.name,
            'contentType', f.content_type, 'byteSize', f.byte_size, 'handedIn', true) order by p.created_at, f.id), '[]')
          from ${workPictures} p join ${storedFiles} f on f.id = p.file_id where p.milestone_id = ${milestones.id})`,
        // The last submission counts: it includes the changes that were asked for.
        submission: sql<LastSubmission | null>`(
          select json_build_object('lines', h.lines, 'sold', h.sold, 'at', h.created_at)
          from ${hoursSubmissions} h where h.milestone_id = ${milestones.id} order by h.id desc limit 1)`,
      })
      .from(milestones)
      .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
      .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
      .where(and(eq(milestones.businessId, given('businessId')), isSubmitted, after))
      .orderBy(asc(milestones.dueAt), asc(milestones.id))
      .limit(pageSize + 1)
      .prepare(name),
  );

const first = page('team_hand_ins_first');
const later = page(
  'team_hand_ins_after',
  sql`(${milestones.dueAt}, ${milestones.id}) > (${given('afterAt')}::timestamptz, ${given('afterId')}::uuid)`,
);

type Row = Awaited<ReturnType<ReturnType<typeof first>['execute']>>[number];

const present = ({ submission, dueAt, payCents, heldCents, ...row }: Row): OpenHoursSubmission => ({
  ...row,
  lines: submission?.lines ?? [],
  sold: submission?.sold ?? null,
  handedInAt: submission ? new Date(submission.at).toISOString() : null,
  dueAt: momentOf({ dueAt }).toISOString(),
  payCents: Number(payCents),
  heldCents: Number(heldCents),
});

/** Submitted milestones always have a deadline. */
const momentOf = ({ dueAt }: Pick<Row, 'dueAt'>): Date => dueAt ?? new Date(0);

/** Submissions that wait for a business, earliest deadline first. */
export async function listSubmittedHours(
  db: Db,
  { businessId }: BusinessActor,
  cursor: string | undefined,
): Promise<Page<OpenHoursSubmission>> {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const rows = after
    ? await later(db).execute({ businessId, afterAt: after.at.toISOString(), afterId: after.id })
    : await first(db).execute({ businessId });
  return pageOfRows(rows, pageSize, (row) => ({ at: momentOf(row), id: row.milestoneId }), present);
}
