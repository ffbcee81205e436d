import { scheduledTask, task } from '#server/platform/queue/task.ts';
import { offerOpenPlaces, offerUnlessHeld } from './commands/offer-place.ts';
import { offerPlaceTask } from './commands/open-place.ts';

export const standbyTasks = [
  scheduledTask(
    { name: 'standby.offer_places', cron: '* * * * *', retryLimit: 2, retryDelaySeconds: 20 },
    offerOpenPlaces,
  ),
  task<{ readonly placeId: string }>(
    { name: offerPlaceTask, retryLimit: 5, retryDelaySeconds: 2, retryBackoff: true },
    ({ transaction }, { placeId }) => offerUnlessHeld(transaction, placeId),
  ),
];
