import { scheduledTask, task } from '#server/platform/queue/task.ts';
import { liftEndedHolds } from './commands/hold-moved.ts';
import { type HeldWallet, takeOutHeld } from './commands/take-out-held.ts';

export const takeOutHeldTask = task<HeldWallet>(
  { name: 'payouts.take_out_held', retryLimit: 8, retryDelaySeconds: 5, retryBackoff: true },
  ({ transaction }, held) => takeOutHeld(transaction, held),
);

export const liftEndedHoldsTask = scheduledTask(
  { name: 'payouts.lift_ended_holds', cron: '*/10 * * * *' },
  ({ transaction }) => transaction(liftEndedHolds),
);
