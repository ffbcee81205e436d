import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { type PaidMilestoneRow, type PaymentRow, payfastPayments, paymentMilestones } from '../../tables.ts';

/** The milestones of a payment, always in the same order. */
export function findPaidMilestones(db: Db, merchantPaymentId: string): Promise<PaidMilestoneRow[]> {
  return db
    .select()
    .from(paymentMilestones)
    .where(eq(paymentMilestones.merchantPaymentId, merchantPaymentId))
    .orderBy(asc(paymentMilestones.milestoneId));
}

/** The open checkout for work of a business. */
export async function findOpenHires(db: Db, userId: string): Promise<PaymentRow | undefined> {
  const [found] = await db
    .select()
    .from(payfastPayments)
    .where(
      and(
        eq(payfastPayments.userId, userId),
        eq(payfastPayments.item, 'hires'),
        eq(payfastPayments.side, 'business'),
        eq(payfastPayments.paymentStatus, 'PENDING'),
      ),
    );
  return found;
}

/** The open checkout for work, as its payer sees it. Null: none is open. */
export async function describeOpenHires(db: Db, userId: string) {
  const open = await findOpenHires(db, userId);
  if (!open) return null;
  const { merchantPaymentId: paymentId, amountGross } = open;
  const asked = await findPaidMilestones(db, paymentId);
  return { paymentId, milestoneIds: asked.map(({ milestoneId }) => milestoneId), amountCents: Number(amountGross) };
}

export interface NamedHire extends PaidMilestoneRow {
  readonly repName: string;
}

/** The work in each of these payments, including replacements paid from them, with current names of reps. */
export async function findHires(db: Db, payments: readonly PaymentRow[]): Promise<ReadonlyMap<string, NamedHire[]>> {
  const ids = payments.filter(({ item }) => item === 'hires').map(({ merchantPaymentId }) => merchantPaymentId);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ hire: paymentMilestones, repName: repProfiles.fullName })
    .from(paymentMilestones)
    .innerJoin(repProfiles, eq(repProfiles.id, paymentMilestones.repId))
    .where(inArray(paymentMilestones.merchantPaymentId, ids))
    .orderBy(asc(paymentMilestones.startsAt), asc(paymentMilestones.milestoneId));
  return Map.groupBy(
    rows.map(({ hire, repName }) => ({ ...hire, repName })),
    ({ merchantPaymentId }) => merchantPaymentId,
  );
}
