import { and, asc, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { reviews } from '../tables.ts';

interface Profiles {
  readonly repId: string | null;
  readonly businessId: string | null;
}

/** The reviews that a user wrote, and the published ones about them, oldest first. */
export async function exportReviews(db: Db, { repId, businessId }: Profiles) {
  const of = (side: 'rep' | 'business', about?: SQL) =>
    or(
      repId === null ? undefined : and(eq(reviews.repId, repId), eq(reviews.by, side), about),
      businessId === null
        ? undefined
        : and(eq(reviews.businessId, businessId), eq(reviews.by, side === 'rep' ? 'business' : 'rep'), about),
    );
  return {
    reviews: {
      written: await exportRows(db, of('rep')),
      received: await exportRows(db, of('business', isNotNull(reviews.publishedAt))),
    },
  };
}

async function exportRows(db: Db, which: SQL | undefined) {
  if (!which) return [];
  const { id, engagementId, by, stars, words, again, writtenAt, publishedAt, hiddenAt } = reviews;
  const { reply, repliedAt, replyHiddenAt, quotable } = reviews;
  const answered = { reply, repliedAt, replyHiddenAt, quotable };
  return db
    .select({ id, engagementId, by, stars, words, again, writtenAt, publishedAt, hiddenAt, ...answered })
    .from(reviews)
    .where(which)
    .orderBy(asc(writtenAt), asc(id));
}
