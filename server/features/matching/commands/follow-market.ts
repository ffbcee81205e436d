import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
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

/** Jobs were posted, opened, closed or filled. */
export const followJobs = (tx: Tx, changed: readonly OfJob[]): Promise<void> =>
  matchJobsLater(
    tx,
    changed.map(({ jobId }) => jobId),
  );

/** Jobs were edited: earlier approvals don't apply to the new version. */
export async function followEdits(tx: Tx, changed: readonly OfJob[]): Promise<void> {
  const jobIds = changed.map(({ jobId }) => jobId).toSorted();
  await voidApprovalsForJobs(tx, jobIds);
  await matchJobsLater(tx, jobIds);
}

/** The profile fields that the team reads before it approves a rep. Not tags: they describe the work and change no terms, so approvals stay. */
const read: readonly RepField[] = [
  ...(['fullName', 'locationId', 'preferredLocationId', 'industry', 'preferredIndustryId', 'experience'] as const),
  ...(['availability', 'hourlyRateCents', 'skills', 'description'] as const),
];

/** Profiles were edited: earlier approvals don't apply to the new version. */
export async function followProfiles(tx: Tx, changes: readonly RepProfileChange[]): Promise<void> {
  for (const { repId, changed } of changes)
    if (changed.some((field) => read.includes(field))) await voidApprovalsOfRep(tx, repId);
  await followReps(tx, changes);
}

/** Reps changed in what matching depends on: profile, permission to work, busy days or reliability. */
export const followReps = (tx: Tx, changed: readonly { readonly repId: string }[]): Promise<void> =>
  matchRepsLater(
    tx,
    changed.map(({ repId }) => repId),
  );

/** Like `followReps`, by account. */
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

/** Milestones that start or stop taking days of a rep. */
export const followWork = (tx: Tx, moved: readonly OfWork[]): Promise<void> =>
  followReps(
    tx,
    moved.filter(({ from, status }) => milestoneTraits[from].takesPlace !== milestoneTraits[status].takesPlace),
  );

/** Certificates count where a job asks for the course. */
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

/** Removes the proposals between the two. */
export async function followBlock(tx: Tx, { repId, businessId }: { repId: string; businessId: string }): Promise<void> {
  const own = tx.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.businessId, businessId));
  await tx.db.delete(matchProposals).where(and(eq(matchProposals.repId, repId), inArray(matchProposals.jobId, own)));
  await matchRepsLater(tx, [repId]);
}

/** An application removes the rep's proposal and answers the invitation. An accepted rep has fewer free days. */
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
