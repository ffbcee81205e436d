import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { mostTrainingVideos } from '#contract/training-videos/refusals.ts';
import type { TrainingVideoInput } from '#contract/training-videos/training-videos.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { holdBusiness } from '../../profiles/commands/hold-profile.ts';
import type { OwnVideoRow } from '../present.ts';
import { findOwnVideo } from '../queries/own-videos.ts';
import { trainingVideos } from '../tables.ts';
import { checkVideo } from './check-video.ts';
import { videoChanged } from './video-events.ts';

/** Adds a video, which is active immediately. */
export async function addVideo(tx: Tx, actor: BusinessActor, input: TrainingVideoInput): Promise<OwnVideoRow> {
  const { businessId } = actor;
  const video = await checkVideo(tx.db, businessId, input);
  await holdBusiness(tx, actor);
  if ((await tx.db.$count(trainingVideos, eq(trainingVideos.businessId, businessId))) >= mostTrainingVideos)
    throw new Refusal('training_video.too_many');
  const id = uuidv7();
  await tx.db.insert(trainingVideos).values({ id, businessId, ...video });
  await tx.emit(videoChanged, { businessId, videoId: id });
  return findOwnVideo(tx.db, actor, id);
}
