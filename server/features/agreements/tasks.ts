import { type AnyTask, task } from '#server/platform/queue/task.ts';
import { type CopiesToDiscard, discardCopies, discardCopiesTask } from './commands/forget-copies.ts';
import { makeSignedCopy } from './commands/make-signed-copy.ts';
import { type SignedCopyRequest, signedCopyTask } from './commands/sign-agreement.ts';

/** Background tasks of agreements. */
export function agreementTasks({ siteUrl }: { readonly siteUrl: string }): readonly AnyTask[] {
  return [
    task<SignedCopyRequest>(
      { name: signedCopyTask, retryLimit: 8, retryDelaySeconds: 10, retryBackoff: true },
      (context, request) => makeSignedCopy(context, siteUrl, request),
    ),
    task<CopiesToDiscard>(
      { name: discardCopiesTask, retryLimit: 8, retryDelaySeconds: 60, retryBackoff: true },
      discardCopies,
    ),
  ];
}
