import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { trainingVideos } from '../tables.ts';
import { videoChanged } from './video-events.ts';

export async function deleteVideo(tx: Tx, { businessId }: BusinessActor, videoId: string): Promise<void> {
  const gone = await tx.db
    .delete(trainingVideos)
    .where(and(eq(trainingVideos.id, videoId), eq(trainingVideos.businessId, businessId)))
    .returning({ id: trainingVideos.id });
  if (gone.length === 0) throw new Refusal('training_video.not_found');
  await tx.emit(videoChanged, { businessId, videoId });
}
