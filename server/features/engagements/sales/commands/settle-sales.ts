import { and, eq } from 'drizzle-orm';
import { paidForSales } from '#domain/engagements/commission.ts';
import { type MilestoneMove, milestoneMoves } from '#domain/engagements/moves.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { EngagementRow, MilestoneRow } from '../../tables.ts';
import { engagements } from '../../tables.ts';
import { payingPart } from '../queries/sum-sales.ts';
import { sales } from '../tables.ts';

const deciding: readonly string[] = ['split', 'ruled', 'who spoke', 'as undisputed'];

/** After the end of a dispute: the sales recorded until then are paid for, or not, by its decision. Later parts of the gig don't count them. */
export async function settleSales(
  tx: Tx,
  { engagement, milestones }: { readonly engagement: EngagementRow; readonly milestones: readonly MilestoneRow[] },
  move: MilestoneMove,
): Promise<void> {
  const { id, salesTerms, payCents } = engagement;
  if (!salesTerms || !deciding.includes(milestoneMoves[move].money)) return;
  await tx.db
    .update(sales)
    .set({ settled: true })
    .where(and(eq(sales.engagementId, id), eq(sales.settled, false)));
  const parts = milestones.map((row) => payingPart(engagement, row));
  const salesPaidBeforeCents = paidForSales(salesTerms, parts, payCents);
  await tx.db.update(engagements).set({ salesPaidBeforeCents }).where(eq(engagements.id, id));
  Object.assign(engagement, { salesPaidBeforeCents });
}
