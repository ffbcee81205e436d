import { type AnyTask, scheduledTask, task } from '#server/platform/queue/task.ts';
import { sweepAccounts } from './commands/sweep-accounts.ts';
import { answerMailRequest } from './mail-links/commands/answer-mail-request.ts';
import { type MailRequest, mailRequestTask } from './mail-links/commands/request-mail.ts';
import { carryOutSupportChanges } from './second-factor/commands/carry-out-support-changes.ts';
import type { AccountSettings } from './services/settings.ts';
import { mailSettings } from './services.ts';
import { createSigningKeys } from './sessions/services/signing-keys.ts';

/** Background tasks of accounts. */
export const accountTasks = (settings: AccountSettings): readonly AnyTask[] => [
  task<MailRequest>(
    { name: mailRequestTask, retryLimit: 3, retryDelaySeconds: 5, retryBackoff: true, concurrency: 2 },
    ({ transaction }, request) => transaction((tx) => answerMailRequest(tx, mailSettings(settings), request)),
  ),
  scheduledTask({ name: 'accounts.sweep', cron: '41 * * * *' }, sweepAccounts),
  scheduledTask({ name: 'accounts.carry_out_support_changes', cron: '*/10 * * * *' }, (context) =>
    carryOutSupportChanges(context, settings),
  ),
  // The signing key is rotated each quarter.
  scheduledTask({ name: 'accounts.rotate_signing_key', cron: '20 3 1 1,4,7,10 *' }, ({ db, transaction }) =>
    createSigningKeys({ db, transaction, secretKey: settings.secretKey }).rotate(),
  ),
];
