import { type AnyTask, type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { sweepAccounts } from './commands/sweep-accounts.ts';
import { answerMailRequest } from './mail-links/commands/answer-mail-request.ts';
import { type MailRequest, mailRequestTask } from './mail-links/commands/request-mail.ts';
import { carryOutSupportChanges } from './second-factor/commands/carry-out-support-changes.ts';
import type { AccountSettings } from './services/settings.ts';
import { mailSettings } from './services.ts';
import { createSigningKeys } from './sessions/services/signing-keys.ts';

const patient = { retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true };

const sweepName = 'accounts.sweep';
const supportName = 'accounts.carry_out_support_changes';
const rotateName = 'accounts.rotate_signing_key';

/** Background work of accounts, and when it is done by itself. */
export function accountTasks(settings: AccountSettings): { tasks: readonly AnyTask[]; schedules: readonly Schedule[] } {
  const sendRequestedMail = task<MailRequest>(
    { name: mailRequestTask, retryLimit: 3, retryDelaySeconds: 5, retryBackoff: true, concurrency: 2 },
    ({ transaction }, request) => transaction((tx) => answerMailRequest(tx, mailSettings(settings), request)),
  );
  const sweep = task<Record<string, never>>({ name: sweepName, ...patient }, ({ transaction }) =>
    transaction(sweepAccounts),
  );
  const rotate = task<Record<string, never>>({ name: rotateName, ...patient }, ({ db, transaction }) =>
    createSigningKeys({ db, transaction, secretKey: settings.secretKey }).rotate(),
  );
  const support = task<Record<string, never>>({ name: supportName, ...patient }, (context) =>
    carryOutSupportChanges(context, settings),
  );
  return {
    tasks: [sendRequestedMail, sweep, support, rotate],
    schedules: [
      schedule(sweep, '41 * * * *'),
      schedule(support, '*/10 * * * *'),
      // The signing key changes with each quarter.
      schedule(rotate, '20 3 1 1,4,7,10 *'),
    ],
  };
}
