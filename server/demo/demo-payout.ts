import { randomInt } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { engagements, milestones } from '#server/features/engagements/tables.ts';
import { providerPayouts } from '#server/features/payments/tables/provider.ts';
import { payfastPayments, paymentMilestones } from '#server/features/payments/tables.ts';
import { payoutBatches } from '#server/features/payouts/batches/tables.ts';
import { bankAccounts, payouts } from '#server/features/payouts/tables.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { Member } from './demo-accounts.ts';

/** The ledger's own commands. */
export interface PayoutLedger {
  readonly bookSettlement: (tx: Tx, of: { settlementId: string; amountCents: bigint }) => Promise<void>;
  readonly bookPayout: (
    tx: Tx,
    kind: 'payout_requested' | 'payout_paid',
    of: { payoutId: string; repId: string; amountCents: bigint },
  ) => Promise<void>;
}

interface Paid {
  readonly rep: Member;
  readonly business: Member;
  readonly admins: { readonly owner: string; readonly colleague: string };
}

const hour = 3_600_000;

/**
 * Most of what the rep earned with one gig is at their bank: the business paid for it by card, the provider paid that out, the rep requested a
 * payout, and two admins had the bank pay it. Without such a gig or a bank account, nothing.
 */
export async function insertPayout(tx: Tx, ledger: PayoutLedger, { rep, business, admins }: Paid): Promise<void> {
  const [work] = await tx.db
    .select({ milestone: milestones, title: engagements.title })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .where(
      and(
        ...[eq(engagements.repId, rep.profileId), eq(engagements.businessId, business.profileId)],
        ...[eq(milestones.status, 'completed'), gt(milestones.repCents, 50_000n)],
      ),
    )
    .orderBy(asc(milestones.startsAt))
    .limit(1);
  const [account] = await tx.db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.repId, rep.profileId), eq(bankAccounts.status, 'current')));
  if (!work || !account) return;
  const now = Date.now();
  await insertCardPayment(tx, ledger, { business, work, now });
  // Some of it stays in the wallet, in whole tens of rand.
  const amountCents = ((work.milestone.repCents * 3n) / 5_000n) * 1_000n;
  const [payoutId, batchId, askedAt] = [uuidv7(), uuidv7(), new Date(now - 3 * hour)];
  await tx.db.insert(payoutBatches).values({
    ...{ id: batchId, number: sql`nextval('payout_batch_numbers')`, status: 'done', payoutCount: 1 },
    ...{ totalCents: amountCents, madeBy: admins.colleague, madeAt: new Date(now - 2 * hour) },
    ...{ releasedBy: admins.owner, releasedAt: new Date(now - hour) },
  });
  await tx.db.insert(payouts).values({
    ...{ id: payoutId, number: sql`nextval('payout_numbers')`, repId: rep.profileId, bankAccountId: account.id },
    ...{ amountCents, status: 'paid', askedAt, changedAt: new Date(now), batchId },
    expectedOn: dayInSouthAfrica(new Date(now)),
  });
  const about = { payoutId, repId: rep.profileId, amountCents };
  await ledger.bookPayout(tx, 'payout_requested', about);
  await ledger.bookPayout(tx, 'payout_paid', about);
}

interface ByCard extends Pick<Paid, 'business'> {
  readonly work: { readonly milestone: typeof milestones.$inferSelect; readonly title: string };
  readonly now: number;
}

async function insertCardPayment(tx: Tx, ledger: PayoutLedger, { business, work, now }: ByCard): Promise<void> {
  const { id: milestoneId, number: milestone, engagementId, startsAt, fundedCents: amountCents } = work.milestone;
  const [engagement] = await tx.db
    .select({ repId: engagements.repId, agreedAt: engagements.agreedAt })
    .from(engagements)
    .where(eq(engagements.id, engagementId));
  if (!engagement) return;
  const [merchantPaymentId, settlementId] = [uuidv7(), uuidv7()];
  const paidAt = new Date((engagement.agreedAt?.getTime() ?? now) + hour);
  const settledAt = new Date(now - 4 * hour);
  await tx.db.insert(providerPayouts).values({
    ...{ id: settlementId, paidOn: dayInSouthAfrica(settledAt), bankReference: `Demo ${settlementId}` },
    ...{ amountCents, recordedBy: null, recordedAt: settledAt, lineCount: 1 },
  });
  await tx.db.insert(payfastPayments).values({
    ...{ merchantPaymentId, userId: business.userId, item: 'hires', side: 'business', itemName: work.title },
    ...{ amountGross: amountCents, paymentStatus: 'COMPLETE', pfPaymentId: String(randomInt(1_000_000, 9_999_999)) },
    ...{ receiptNumber: sql`nextval('payfast_receipts')`, createdAt: new Date(paidAt.getTime() - 120_000), paidAt },
    ...{ settledAt, settledIn: settlementId },
  });
  await tx.db.insert(paymentMilestones).values({
    ...{ merchantPaymentId, milestoneId, milestone, engagementId, repId: engagement.repId, what: work.title },
    ...{ startsAt, amountCents, fundedAt: paidAt, backCents: 0n },
  });
  await ledger.bookSettlement(tx, { settlementId, amountCents });
}
