import { task } from '#server/platform/queue/task.ts';
import { type HeldWallet, takeOutHeld } from './commands/take-out-held.ts';

export const takeOutHeldTask = task<HeldWallet>(
  { name: 'payouts.take_out_held', retryLimit: 8, retryDelaySeconds: 5, retryBackoff: true },
  ({ transaction }, held) => takeOutHeld(transaction, held),
);
