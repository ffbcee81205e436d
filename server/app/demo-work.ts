import { type DemoServices, type DemoSignIns, ensureDemo } from '#server/demo/ensure-demo.ts';
import { currentAgreements } from '#server/features/agreements/queries/current-agreement.ts';
import { issueCertificate } from '#server/features/courses/certificates/commands/issue-certificate.ts';
import { bookPayout } from '#server/features/ledger/commands/book-payout.ts';
import { bookSettlement } from '#server/features/ledger/commands/book-settlement.ts';
import { fundEngagement } from '#server/features/ledger/commands/fund-engagement.ts';
import { releaseToRep } from '#server/features/ledger/commands/release-to-rep.ts';
import { matchAllLater } from '#server/features/matching/commands/match-events.ts';
import { readSettings } from '#server/features/operators/queries/read-settings.ts';
import { sealNumber } from '#server/features/payouts/services/account-numbers.ts';
import { recordAllLater } from '#server/features/trust/reliability/commands/follow-events.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import type { Env } from '#server/platform/env.ts';
import { type AnyTask, scheduledTask } from '#server/platform/queue/task.ts';

const commands = {
  ledger: { fundEngagement, releaseToRep, bookPayout, bookSettlement },
  issueCertificate,
  matchAllLater,
  recordAllLater,
  hashPassword,
};

/** Creates the demo marketplace, or adds what is due at this moment. Null where real people use the database. */
export async function makeDemo(
  services: Pick<DemoServices, 'db' | 'transaction' | 'files'>,
  secretKey: Secret,
): Promise<DemoSignIns | null> {
  const agreements = currentAgreements(await readSettings(services.db));
  return ensureDemo({ ...services, ...commands, agreements, sealNumber: sealNumber.bind(null, secretKey) });
}

/** Adds each day's work on a long-running server too. There is none in production, which has no demo. */
export function demoTasks({ demo }: Pick<Env, 'demo'>, secretKey: Secret): readonly AnyTask[] {
  if (!demo) return [];
  // The gig under way lasts five hours.
  return [scheduledTask({ name: 'demo.refresh', cron: '5 * * * *' }, (context) => makeDemo(context, secretKey))];
}
