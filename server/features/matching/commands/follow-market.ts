import { inArray } from 'drizzle-orm';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { ApplicationChange } from '../../applications/commands/record-step.ts';
import { certificates } from '../../courses/certificates/tables.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { matchJobsLater, matchRepsLater } from './match-events.ts';

interface OfJob {
  readonly jobId: string;
}

/** They were posted, edited, opened, closed or filled. */
export const followJobs = (tx: Tx, changed: readonly OfJob[]): Promise<void> =>
  matchJobsLater(
    tx,
    changed.map(({ jobId }) => jobId),
  );

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

/** Whoever was accepted has less time. */
export const followApplications = (tx: Tx, changes: readonly ApplicationChange[]): Promise<void> =>
  followReps(
    tx,
    changes.filter(({ status }) => status === 'accepted' || status === 'ended'),
  );
