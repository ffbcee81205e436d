import { and, desc, eq, ne } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { describeOpened } from '../../engagements/queries/describe-work.ts';
import type { ChangedSale, TurnedOffHook } from '../../engagements/sales/commands/announce-sale.ts';
import { sales } from '../../engagements/sales/tables.ts';
import { findOwnersByProfile } from '../../profiles/queries/find-owners-by-profile.ts';
import { toSide } from './notify-of-gig-reviews.ts';
import type { Outcome } from './run-notifiers.ts';

/** What the status is after each change. */
const statusOf = { disputed: 'disputed', void: 'void', confirmed: 'counted', corrected: 'counted' } as const;

/** Notifies the rep of a change of a sale, unless it has changed again since. Several of a gig that are unread are one notification. */
export async function ofChangedSale(tx: Tx, { saleId, what }: ChangedSale): Promise<Outcome> {
  const [sale] = await tx.db.select().from(sales).where(eq(sales.id, saleId));
  if (sale?.status !== statusOf[what]) return {};
  const [work] = await describeOpened(tx.db, [sale.engagementId]);
  if (!work) return {};
  const { facts, ...people } = toSide('rep', work);
  const { externalId, amountCents, reason, engagementId } = sale;
  const content = {
    ...{ kind: 'sale.changed' as const, ...facts, what, externalId, reason, count: 1 },
    amountCents: Number(amountCents),
    formerCents: what === 'corrected' ? await findFormer(tx, sale) : null,
  };
  return { notifications: [{ ...people, content, how: { counted: engagementId } }] };
}

/** The amount of the void sale that this one replaces. */
async function findFormer(tx: Tx, sale: typeof sales.$inferSelect): Promise<number | null> {
  const { engagementId, businessId, externalId, id } = sale;
  const sameNumber = and(eq(sales.businessId, businessId), eq(sales.externalId, externalId));
  const [former] = await tx.db
    .select({ amountCents: sales.amountCents })
    .from(sales)
    .where(and(sameNumber, eq(sales.engagementId, engagementId), ne(sales.id, id)))
    .orderBy(desc(sales.recordedAt), desc(sales.id))
    .limit(1);
  return former ? Number(former.amountCents) : null;
}

/** Notifies the business that we turned its webhook off. */
export async function ofTurnedOffHook(tx: Tx, { businessId, ...about }: TurnedOffHook): Promise<Outcome> {
  const userId = (await findOwnersByProfile(tx.db, [businessId])).get(businessId);
  if (userId === undefined) return {};
  const { address, failure, offAt } = about;
  const content = { kind: 'sales.hook_off' as const, address, failure };
  return {
    notifications: [{ userId, aboutUserId: null, content, how: { once: `sales.hook_off ${businessId} ${offAt}` } }],
  };
}
