import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import type { OwnVideoRow } from '../present.ts';
import { findOwnVideo } from '../queries/own-videos.ts';
import { trainingVideos } from '../tables.ts';

/** Shows a video to its reps, or to nobody; done twice, nothing more happens. Refusal: training_video.not_found. */
export async function showVideo(
  tx: Tx,
  actor: BusinessActor,
  videoId: string,
  isActive: boolean,
): Promise<OwnVideoRow> {
  await tx.db
    .update(trainingVideos)
    .set({ isActive, updatedAt: sql`now()` })
    .where(
      and(
        eq(trainingVideos.id, videoId),
        eq(trainingVideos.businessId, actor.businessId),
        eq(trainingVideos.isActive, !isActive),
      ),
    );
  return findOwnVideo(tx.db, actor, videoId);
}
