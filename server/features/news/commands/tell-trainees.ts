import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { type News, tellUsers } from '../../notifications/commands/tell-users.ts';
import type { VideoEvent } from '../../training-videos/commands/video-events.ts';
import { holdVideo } from '../../training-videos/queries/hold-video.ts';
import { findTrainees } from '../queries/find-trainees.ts';
import { batch, inBatches, lastOf } from './in-batches.ts';

/** The name of the task, for those who only add it. */
export const tellTraineesTask = 'news.tell_trainees';

/** A business changed its training: whom it accepted is told in the background. */
export async function announceVideo(tx: Tx, { businessId, videoId }: VideoEvent): Promise<void> {
  await tx.enqueue<VideoEvent>(tellTraineesTask, { businessId, videoId });
}

/** Their open lists follow every change; the bell rings once for each video that they may watch. */
export async function tellTrainees(transaction: RunTransaction, video: VideoEvent, signal: AbortSignal): Promise<void> {
  await inBatches(transaction, signal, async (tx, after) => {
    // Not deleted meanwhile, nor its business gone between the reading of its name and the telling.
    const about = await holdVideo(tx.db, video.videoId);
    const trainees = await findTrainees(tx.db, { ...video, after, limit: batch });
    const told = await tellUsers(
      tx,
      trainees.flatMap(({ userId, mayWatch }): News[] => {
        if (!about || !mayWatch) return [];
        const { title, companyName: name, jobTitle, businessUserId: aboutUserId } = about;
        const content = { kind: 'training.added' as const, videoId: video.videoId, title, name, jobTitle };
        return [{ userId, aboutUserId, content, how: { once: `training.added ${video.videoId}` } }];
      }),
    );
    await publishLive(
      tx,
      trainees.map(({ userId }) => userId),
      { type: 'training.changed' },
    );
    await publishLive(tx, told, { type: 'notification.changed' });
    return lastOf(trainees)?.repId;
  });
}
