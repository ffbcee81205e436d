import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { InterviewChange } from '../../applications/commands/lock-interview.ts';
import type { ApplicationChange } from '../../applications/commands/record-step.ts';
import { certificates } from '../../courses/certificates/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import type { RepField, RepProfileChange } from '../../profiles/commands/profile-events.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { answerByApplying } from '../invitations/commands/invite-rep.ts';
import { matchProposals } from '../tables.ts';
import { matchJobsLater, matchRepsLater, noteAppliedTask } from './match-events.ts';
import type { Applied } from './note-applied.ts';
import { voidApprovalsForJobs, voidApprovalsOfRep } from './void-approvals.ts';

interface OfJob {
  readonly jobId: string;
}

/** They were posted, opened, closed or filled. */
export const followJobs = (tx: Tx, changed: readonly OfJob[]): Promise<void> =>
  matchJobsLater(
    tx,
    changed.map(({ jobId }) => jobId),
  );

/** A job says something else: what was approved before was approved for another one. */
export async function followEdits(tx: Tx, changed: readonly OfJob[]): Promise<void> {
  const jobIds = changed.map(({ jobId }) => jobId).toSorted();
  await voidApprovalsForJobs(tx, jobIds);
  await matchJobsLater(tx, jobIds);
}

/** What of a profile the team reads before it approves somebody, and a business is shown. */
const read: readonly RepField[] = [
  ...(['fullName', 'locationId', 'preferredLocationId', 'industry', 'preferredIndustryId', 'experience'] as const),
  ...(['availability', 'hourlyRateCents', 'skills', 'description'] as const),
];

/** A rep says something else: what was approved before was approved of somebody else. */
export async function followProfiles(tx: Tx, changes: readonly RepProfileChange[]): Promise<void> {
  for (const { repId, changed } of changes)
    if (changed.some((field) => read.includes(field))) await voidApprovalsOfRep(tx, repId);
  await followReps(tx, changes);
}

/** Where a rep stands in the market: who they are, whether they may work, when they are taken. */
export const followReps = (tx: Tx, changed: readonly { readonly repId: string }[]): Promise<void> =>
  matchRepsLater(
    tx,
    changed.map(({ repId }) => repId),
  );

/** The same for whoever is known by their account. */
export async function followUsers(tx: Tx, changed: readonly { readonly userId: string }[]): Promise<void> {
  const userIds = changed.map(({ userId }) => userId);
  const rows = await tx.db
    .select({ repId: repProfiles.id })
    .from(repProfiles)
    .where(inArray(repProfiles.userId, userIds));
  await followReps(tx, rows);
}

interface OfWork {
  readonly repId: string;
  readonly from: MilestoneStatus;
  readonly status: MilestoneStatus;
}

const ends: readonly MilestoneStatus[] = ['completed', 'resolved', 'no_show'];

/** Work that takes days of a rep, or takes them no longer, or has come to an end that says something about them. */
export const followWork = (tx: Tx, moved: readonly OfWork[]): Promise<void> =>
  followReps(
    tx,
    moved.filter(
      ({ from, status }) =>
        milestoneTraits[from].takesPlace !== milestoneTraits[status].takesPlace || ends.includes(status),
    ),
  );

/** What a rep learned counts where a job asks for it. */
export async function followCertificates(
  tx: Tx,
  changed: readonly { readonly certificateId: string }[],
): Promise<void> {
  const rows = await tx.db
    .select({ userId: certificates.userId })
    .from(certificates)
    .where(
      inArray(
        certificates.id,
        changed.map(({ certificateId }) => certificateId),
      ),
    );
  await followUsers(tx, rows);
}

/** Neither is proposed to the other any more. */
export async function followBlock(tx: Tx, { repId, businessId }: { repId: string; businessId: string }): Promise<void> {
  const own = tx.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.businessId, businessId));
  await tx.db.delete(matchProposals).where(and(eq(matchProposals.repId, repId), inArray(matchProposals.jobId, own)));
  await matchRepsLater(tx, [repId]);
}

/** How soon a rep answers counts: they answered. */
export const followAnswers = (tx: Tx, changes: readonly InterviewChange[]): Promise<void> =>
  followReps(
    tx,
    changes.filter(({ status }) => status === 'accepted' || status === 'declined'),
  );

/** Whoever applied is proposed no more, and has answered their invitation; whoever was accepted has less time. */
export async function followApplications(tx: Tx, changes: readonly ApplicationChange[]): Promise<void> {
  const taken: ApplicationChange[] = [];
  for (const change of changes) {
    if (change.status === 'pending') await answerAll(tx, change);
    else if (change.status === 'accepted' || change.status === 'ended') taken.push(change);
  }
  await followReps(tx, taken);
}

const dropProposal = prepared('match_proposals_applied', (db, name) =>
  db
    .delete(matchProposals)
    .where(
      and(
        eq(matchProposals.jobId, sql.placeholder('jobId')),
        eq(matchProposals.repId, sql.placeholder('repId')),
        eq(matchProposals.state, 'proposed'),
      ),
    )
    .prepare(name),
);

async function answerAll(tx: Tx, { jobId, repId }: ApplicationChange): Promise<void> {
  answerByApplying(tx, { jobId, repId });
  tx.inPassing(dropProposal(tx.db).execute({ jobId, repId }));
  await tx.enqueue<Applied>(noteAppliedTask, { jobId, repId });
}
