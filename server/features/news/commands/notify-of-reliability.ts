import { eq } from 'drizzle-orm';
import { isStated } from '#domain/reliability/rule.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { describeOpened } from '../../engagements/queries/describe-work.ts';
import { milestones } from '../../engagements/tables.ts';
import { reliabilityEntries } from '../../trust/reliability/tables.ts';
import { toSide } from './notify-of-gig-reviews.ts';
import type { Outcome } from './run-notifiers.ts';

/**
 * Notifies the rep whom a business excused; otherwise the other side of the gig, if it stated what no longer counts or the entry was excused. A user
 * who appealed gets the answer in a message.
 */
export async function ofSetAsideEntry(tx: Tx, { entryId }: { readonly entryId: string }): Promise<Outcome> {
  const [found] = await tx.db
    .select({ entry: reliabilityEntries, engagementId: milestones.engagementId })
    .from(reliabilityEntries)
    .innerJoin(milestones, eq(milestones.id, reliabilityEntries.milestoneId))
    .where(eq(reliabilityEntries.id, entryId));
  const [work] = found ? await describeOpened(tx.db, [found.engagementId]) : [];
  if (!found || !work) return {};
  const { kind: entry, repId, excusedBy, excusedFor: reason } = found.entry;
  const own = excusedBy === 'business';
  if (!own && excusedBy === null && !isStated(entry)) return {};
  const isReps = repId !== null;
  const { facts, ...people } = toSide(own === isReps ? 'rep' : 'business', work);
  const content = { kind: 'reliability.set_aside' as const, ...facts, own, entry, reason };
  return { notifications: [{ ...people, content, how: { once: `reliability.set_aside ${entryId}` } }] };
}
