import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import type { OwnVideoRow } from '../present.ts';
import { findOwnVideo } from '../queries/own-videos.ts';
import { trainingVideos } from '../tables.ts';
import { videoChanged } from './video-events.ts';

/** Shows a video to its reps, or hides it. Idempotent. */
export async function showVideo(
  tx: Tx,
  actor: BusinessActor,
  videoId: string,
  isActive: boolean,
): Promise<OwnVideoRow> {
  const { businessId } = actor;
  const changed = await tx.db
    .update(trainingVideos)
    .set({ isActive, updatedAt: sql`now()` })
    .where(
      and(
        eq(trainingVideos.id, videoId),
        eq(trainingVideos.businessId, businessId),
        eq(trainingVideos.isActive, !isActive),
      ),
    )
    .returning({ id: trainingVideos.id });
  if (changed.length > 0) await tx.emit(videoChanged, { businessId, videoId });
  return findOwnVideo(tx.db, actor, videoId);
}
