import { and, eq, not } from 'drizzle-orm';
import { engagementLimits } from '#contract/agreed-terms.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { findOwnEvidence } from '../../commands/find-own-evidence.ts';
import { lockOwnEngagement } from '../../commands/move-milestone.ts';
import type { MilestoneRow } from '../../tables.ts';
import { isPictureSubmitted } from '../queries/is-submitted.ts';
import { workPictures } from '../tables.ts';

interface Shown {
  readonly engagementId: string;
  readonly fileId: string;
}

/**
 * Locks a milestone whose pictures may change. Submitted pictures are a record; they change only before submission or after a request for changes.
 */
async function lockRunning(tx: Tx, { repId }: RepActor, engagementId: string): Promise<MilestoneRow> {
  const { milestones } = await lockOwnEngagement(tx, { repId }, engagementId);
  const row = milestones.find(({ status }) => status === 'active');
  if (!row) throw new Refusal('engagement.moved_on');
  return row;
}

/** Adds a picture to a gig in progress. Idempotent. */
export async function addPicture(tx: Tx, actor: RepActor, { engagementId, fileId }: Shown): Promise<void> {
  const { id: milestoneId } = await lockRunning(tx, actor, engagementId);
  const { contentType } = await findOwnEvidence(tx, actor.userId, fileId);
  if (!contentType.startsWith('image/')) throw new Refusal('hand_in.not_a_picture');
  await tx.db.insert(workPictures).values({ milestoneId, fileId, createdAt: now() }).onConflictDoNothing();
  const shown = await tx.db.$count(
    workPictures,
    and(eq(workPictures.milestoneId, milestoneId), not(isPictureSubmitted)),
  );
  if (shown > engagementLimits.pictures) throw new Refusal('hand_in.too_many_pictures');
}

export async function removePicture(tx: Tx, actor: RepActor, { engagementId, fileId }: Shown): Promise<void> {
  const { id: milestoneId } = await lockRunning(tx, actor, engagementId);
  const shown = and(eq(workPictures.milestoneId, milestoneId), eq(workPictures.fileId, fileId));
  const [picture] = await tx.db.select({ handedIn: isPictureSubmitted }).from(workPictures).where(shown);
  if (!picture) throw new Refusal('file.not_found');
  if (picture.handedIn) throw new Refusal('engagement.moved_on');
  await tx.db.delete(workPictures).where(shown);
}
