import type pg from 'pg';
import { usualFacts } from '#contract/site/site-facts.ts';
import type { DemoServices } from '#server/demo/ensure-demo.ts';
import { currentAgreements } from '#server/features/agreements/queries/current-agreement.ts';
import { issueCertificate } from '#server/features/courses/certificates/commands/issue-certificate.ts';
import { bookPayout } from '#server/features/ledger/commands/book-payout.ts';
import { bookSettlement } from '#server/features/ledger/commands/book-settlement.ts';
import { fundEngagement } from '#server/features/ledger/commands/fund-engagement.ts';
import { releaseToRep } from '#server/features/ledger/commands/release-to-rep.ts';
import { sealNumber } from '#server/features/payouts/services/account-numbers.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';

export const demoSecretKey = 'a secret of the demo, long enough for it';

/** Services for creating the demo on a test database: they emit no events and no tasks. */
export function demoServicesOn(pool: pg.Pool): DemoServices {
  const noEffects = async () => {};
  return {
    db: dbOfPool(pool),
    transaction: transactionsOn(pool, noEffects, noEffects),
    hashPassword,
    agreements: currentAgreements(usualFacts),
    ledger: { fundEngagement, releaseToRep, bookPayout, bookSettlement },
    issueCertificate,
    matchAllLater: noEffects,
    recordAllLater: noEffects,
    files: { put: noEffects },
    sealNumber: sealNumber.bind(null, demoSecretKey),
  };
}
