import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { liftEndedHolds } from './commands/hold-moved.ts';
import { type HeldWallet, takeOutHeld } from './commands/take-out-held.ts';

export const takeOutHeldTask = task<HeldWallet>(
  { name: 'payouts.take_out_held', retryLimit: 8, retryDelaySeconds: 5, retryBackoff: true },
  ({ transaction }, held) => takeOutHeld(transaction, held),
);

export const liftEndedHoldsTask = task<Record<string, never>>(
  { name: 'payouts.lift_ended_holds', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }) => transaction(liftEndedHolds),
);

export const payoutSchedules: readonly Schedule[] = [schedule(liftEndedHoldsTask, '*/10 * * * *')];
