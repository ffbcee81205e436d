import { asc, eq } from 'drizzle-orm';
import { banks } from '#contract/payouts/options.ts';
import type { BatchFileLine } from '#domain/payouts/batch-file.ts';
import { payoutReference } from '#domain/payouts/references.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { openNumber } from '../../services/account-numbers.ts';
import { bankAccounts, payouts } from '../../tables.ts';

export interface FileLines {
  readonly lines: readonly BatchFileLine[];
  /** Payouts whose bank account can't be read, in words: "TH000042 (Capitec ending in 7890)". */
  readonly unreadable: readonly string[];
}

/** The lines of the file that a batch sends to the bank, in order of their number. */
export async function readFileLines(db: Db, batchId: string, secretKey: Secret): Promise<FileLines> {
  const rows = await db
    .select({ payout: payouts, account: bankAccounts })
    .from(payouts)
    .innerJoin(bankAccounts, eq(bankAccounts.id, payouts.bankAccountId))
    .where(eq(payouts.batchId, batchId))
    .orderBy(asc(payouts.number));
  const lines: BatchFileLine[] = [];
  const unreadable: string[] = [];
  for (const { payout, account } of rows) {
    const { number, amountCents } = payout;
    const { id, bank, lastFour, holder, sealedNumber, branchCode } = account;
    const accountNumber = sealedNumber && openNumber(secretKey, id, sealedNumber);
    if (holder === null || accountNumber === null)
      unreadable.push(`${payoutReference(number)} (${banks[bank].name} ending in ${lastFour})`);
    else lines.push({ number, amountCents: Number(amountCents), accountHolder: holder, accountNumber, branchCode });
  }
  return { lines, unreadable };
}

const mostNamed = 5;

/** "TH000042 (Capitec ending in 7890) and 3 more" */
export function namePayouts(unreadable: readonly string[]): string {
  const more = unreadable.length - mostNamed;
  return unreadable.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
