import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { trainingVideoEdit } from '#contract/training-videos/training-videos.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import type { OwnVideoRow } from '../present.ts';
import { findOwnVideo } from '../queries/own-videos.ts';
import { trainingVideos } from '../tables.ts';
import { checkVideo, type VideoContent } from './check-video.ts';
import { videoChanged } from './video-events.ts';

/** Replaces a video's content, if its version is still the one that the editor began with. Repeating an edit changes nothing. */
export async function editVideo(
  tx: Tx,
  actor: BusinessActor,
  { videoId, version, ...input }: z.output<typeof trainingVideoEdit> & { readonly videoId: string },
): Promise<OwnVideoRow> {
  const { businessId } = actor;
  const own = and(eq(trainingVideos.id, videoId), eq(trainingVideos.businessId, businessId));
  const [video] = await tx.db.select().from(trainingVideos).where(own).for('update');
  if (!video) throw new Refusal('training_video.not_found');
  const wanted = await checkVideo(tx.db, businessId, input);
  if (!isUnchanged(video, wanted)) {
    if (version !== video.version) throw new Refusal('training_video.changed');
    await tx.db
      .update(trainingVideos)
      .set({ ...wanted, version: version + 1, updatedAt: sql`now()` })
      .where(own);
    await tx.emit(videoChanged, { businessId, videoId });
  }
  return findOwnVideo(tx.db, actor, videoId);
}

const isUnchanged = (one: VideoContent, other: VideoContent): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.videoUrl === other.videoUrl &&
  one.jobId === other.jobId;
