import { eventKind } from '#server/platform/events/event-kind.ts';

export interface VideoEvent {
  readonly businessId: string;
  readonly videoId: string;
}

/** A training video was added, edited, shown, hidden or deleted. */
export const videoChanged = eventKind<VideoEvent>('training_video.changed');
