import { asc, eq, sql } from 'drizzle-orm';
import type { JobHistoryEntry } from '#contract/jobs/all-jobs.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { jobReportReasonLabels } from '#texts/jobs/report-reasons.ts';
import { users } from '../../../accounts/tables.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { type JobRow, jobVersions } from '../../tables.ts';
import { jobAnswers, jobCases, jobFlags, jobReports, jobTakeDowns } from '../tables.ts';

const emailOf = (id: unknown) => sql<string | null>`(select email from ${adminUsers} where id = ${id})`;

/** The history of a job, newest first, from its own rows and the team's cases. */
export async function listJobHistory(
  db: Db,
  { id: jobId, createdAt, closedAt, status }: Pick<JobRow, 'id' | 'createdAt' | 'closedAt' | 'status'>,
): Promise<JobHistoryEntry[]> {
  const edits = await db
    .select({ at: jobVersions.replacedAt, version: jobVersions.version })
    .from(jobVersions)
    .where(eq(jobVersions.jobId, jobId));
  const reports = await db
    .select({ report: jobReports, email: users.email })
    .from(jobReports)
    .leftJoin(users, eq(users.id, jobReports.reporterId))
    .where(eq(jobReports.jobId, jobId));
  const flags = await db.select().from(jobFlags).where(eq(jobFlags.jobId, jobId));
  const downs = await db
    .select({ down: jobTakeDowns, by: emailOf(jobTakeDowns.takenDownBy), backBy: emailOf(jobTakeDowns.putBackBy) })
    .from(jobTakeDowns)
    .where(eq(jobTakeDowns.jobId, jobId));
  const answers = await db
    .select({ answer: jobAnswers })
    .from(jobAnswers)
    .innerJoin(jobTakeDowns, eq(jobTakeDowns.id, jobAnswers.takeDownId))
    .where(eq(jobTakeDowns.jobId, jobId))
    .orderBy(asc(jobAnswers.createdAt));
  const left = await db
    .select({ case: jobCases, by: emailOf(jobCases.decidedBy) })
    .from(jobCases)
    .where(sql`${jobCases.jobId} = ${jobId} and ${jobCases.outcome} = 'left'`);
  const happened: (Omit<JobHistoryEntry, 'at'> & { readonly at: Date })[] = [
    { at: createdAt, what: 'posted', who: null, text: null },
    ...edits.map(({ at }) => ({ at, what: 'edited' as const, who: null, text: null })),
    ...(closedAt !== null && status !== 'taken_down'
      ? [{ at: closedAt, what: 'closed' as const, who: null, text: null }]
      : []),
    ...reports.map(({ report, email }) => ({
      at: report.createdAt,
      what: 'reported' as const,
      who: email,
      text: [jobReportReasonLabels[report.reason], report.details].filter(Boolean).join(': '),
    })),
    ...flags.map(({ createdAt: at, words }) => ({ at, what: 'flagged' as const, who: null, text: words.join(', ') })),
    ...downs.map(({ down, by }) => ({ at: down.takenDownAt, what: 'taken_down' as const, who: by, text: down.reason })),
    ...downs.flatMap(({ down, backBy }) =>
      down.putBackAt === null
        ? []
        : [{ at: down.putBackAt, what: 'put_back' as const, who: backBy, text: down.putBackReason }],
    ),
    ...answers.map(({ answer }) => ({
      at: answer.createdAt,
      what: answer.asksBack ? ('asked_back' as const) : ('answered' as const),
      who: null,
      text: answer.text,
    })),
    ...left.flatMap(({ case: { decidedAt, reason }, by }) =>
      decidedAt === null ? [] : [{ at: decidedAt, what: 'left' as const, who: by, text: reason }],
    ),
  ];
  return happened
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}
