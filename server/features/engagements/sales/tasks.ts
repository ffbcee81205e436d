import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { type PostOutside, postOutside } from '#server/platform/http/post-outside.ts';
import { type AnyTask, scheduledTask, task } from '#server/platform/queue/task.ts';
import { type HookToPost, postHookTask } from './commands/announce-sale.ts';
import { forgetDeviceKeys } from './commands/count-scan.ts';
import { postHook } from './commands/post-hook.ts';
import { sweepSales } from './commands/sweep-sales.ts';
import { openHookSecrets } from './services.ts';

const forgetDeviceKeysTask = scheduledTask({ name: 'sales.forget_device_keys', cron: '5 0 * * *' }, (context) =>
  forgetDeviceKeys(context),
);

const sweepSalesTask = scheduledTask({ name: 'sales.sweep', cron: '25 3 * * *' }, ({ db }, signal) =>
  sweepSales(db, signal),
);

interface Settings {
  readonly secretKey: Secret;
  /** Only tests give another. */
  readonly post?: PostOutside;
}

export function salesTasks({ secretKey, post = postOutside }: Settings): readonly AnyTask[] {
  const posting = { secrets: openHookSecrets(secretKey), post };
  // Over about a day: 30 s, 1 min, 2 min and so on.
  const retries = { retryLimit: 11, retryDelaySeconds: 30, retryBackoff: true, concurrency: 4 };
  return [
    task<HookToPost>({ name: postHookTask, ...retries }, async (context, data, { jobId, number }) => {
      const failure = await postHook(context, posting, data, { id: jobId, last: number > retries.retryLimit });
      if (failure !== null) throw new Error(failure);
    }),
    forgetDeviceKeysTask,
    sweepSalesTask,
  ];
}
