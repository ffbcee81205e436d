import { reviewsCloseAt } from '#domain/trust/reviews.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { reviewRounds } from '../tables.ts';

interface CompletedGig {
  readonly engagementId: string;
  readonly repId: string;
  readonly businessId: string;
}

/** Emitted when both sides can review a gig. */
export const reviewsOpened = eventKind<{ readonly engagementId: string }>('reviews.opened');

/** Lets both sides review a gig from its completion on. A dispute keeps it from being completed. Idempotent. */
export async function openRound(tx: Tx, { engagementId, repId, businessId }: CompletedGig): Promise<void> {
  const openedAt = now();
  const [opened] = await tx.db
    .insert(reviewRounds)
    .values({ engagementId, repId, businessId, openedAt, closesAt: reviewsCloseAt(openedAt) })
    .onConflictDoNothing()
    .returning({ engagementId: reviewRounds.engagementId });
  if (opened) await tx.emit(reviewsOpened, opened);
}
