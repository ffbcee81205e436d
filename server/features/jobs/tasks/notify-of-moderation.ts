import { type AnyTask, task } from '#server/platform/queue/task.ts';
import {
  type ModerationNotice,
  notifyOfModeration,
  notifyOfModerationTask,
} from '../moderation/commands/notify-of-moderation.ts';

/** Notifies users of the team's decisions about jobs. */
export const moderationTask = ({ siteUrl }: { readonly siteUrl: string }): AnyTask =>
  task<ModerationNotice>(
    { name: notifyOfModerationTask, retryLimit: 8, retryDelaySeconds: 10, retryBackoff: true },
    ({ transaction }, data) => transaction((tx) => notifyOfModeration(tx, data, siteUrl)),
  );
