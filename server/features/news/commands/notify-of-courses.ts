import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { certificates } from '../../courses/certificates/tables.ts';
import { coursePurchases, courses, courseVersions } from '../../courses/tables.ts';
import type { NewNotification } from '../../notifications/commands/notify-users.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import type { VideoEvent } from '../../training-videos/commands/video-events.ts';
import { holdVideo } from '../../training-videos/queries/hold-video.ts';
import { findTrainees } from '../queries/find-trainees.ts';
import { batch, lastOf, type Outcome } from './run-notifiers.ts';

/** Refreshes the training of accepted reps, and notifies them once of each video they may watch. */
export async function ofVideo(tx: Tx, video: VideoEvent, { after }: { readonly after: string }): Promise<Outcome> {
  // Until the commit neither it nor its business can be deleted.
  const about = await holdVideo(tx.db, video.videoId);
  const trainees = await findTrainees(tx.db, { ...video, after, limit: batch });
  return {
    notifications: trainees.flatMap(({ userId, mayWatch }): NewNotification[] => {
      if (!about || !mayWatch) return [];
      const { title, companyName: name, jobTitle, businessUserId: aboutUserId } = about;
      const content = { kind: 'training.added' as const, videoId: video.videoId, title, name, jobTitle };
      return [{ userId, aboutUserId, content, how: { once: `training.added ${video.videoId}` } }];
    }),
    live: { userIds: trainees.map(({ userId }) => userId), event: { type: 'training.changed' } },
    next: lastOf(trainees)?.repId,
  };
}

/** Notifies the holder. */
export async function ofWithdrawnCertificate(
  tx: Tx,
  { certificateId }: { readonly certificateId: string },
): Promise<Outcome> {
  const { userId, number, withdrawnReason } = certificates;
  const found = await tx.db
    .select({ userId, number, reason: withdrawnReason, title: courseVersions.title })
    .from(certificates)
    .innerJoin(courseVersions, eq(courseVersions.id, certificates.versionId))
    .where(eq(certificates.id, certificateId));
  return {
    notifications: found.map(({ userId: holder, reason, ...about }) => ({
      userId: holder,
      aboutUserId: null,
      content: { kind: 'certificate.withdrawn', ...about, reason: reason ?? '' },
      how: { once: `certificate.withdrawn ${certificateId}` },
    })),
  };
}

/** Notifies reps of paid courses that a business gave them, unless the payment was refunded since. */
export async function ofGivenCourses(
  tx: Tx,
  { merchantPaymentId }: { readonly merchantPaymentId: string },
): Promise<Outcome> {
  const open = and(eq(coursePurchases.merchantPaymentId, merchantPaymentId), isNull(coursePurchases.returnedAt));
  return { notifications: eachRep('course.given', await findNamed(tx, open)) };
}

/** Notifies reps of refunded courses that had been given to them. */
export async function ofEndedGifts(tx: Tx, ended: { readonly purchaseIds: readonly string[] }): Promise<Outcome> {
  const which = inArray(coursePurchases.id, [...ended.purchaseIds]);
  const named = await findNamed(tx, which);
  // The business that gave them may have deleted its account.
  const unnamed = await tx.db
    .select(gift)
    .from(coursePurchases)
    .innerJoin(courses, eq(courses.id, courseId))
    .where(and(which, isNull(givenBy)))
    .orderBy(asc(courses.title), asc(id));
  return { notifications: eachRep('course.gift_ended', [...named, ...unnamed.map((row) => ({ ...row, name: null }))]) };
}

const { id, userId: learner, courseId, givenBy } = coursePurchases;
const gift = { purchaseId: id, userId: learner, givenBy, courseId, title: courses.title };

const findNamed = (tx: Tx, which: SQL | undefined) =>
  tx.db
    .select({ ...gift, name: businessProfiles.companyName })
    .from(coursePurchases)
    .innerJoin(courses, eq(courses.id, courseId))
    .innerJoin(businessProfiles, eq(businessProfiles.userId, givenBy))
    .where(which)
    .orderBy(asc(courses.title), asc(id))
    // Locked, so that the business isn't deleted before the commit.
    .for('share', { of: [businessProfiles, coursePurchases] });

type Named = Awaited<ReturnType<typeof findNamed>>[number];
type GiftKind = Extract<NotificationContent['kind'], `course.g${string}`>;

/** One notification of all their courses. */
const eachRep = <Kind extends GiftKind>(
  kind: Kind,
  rows: readonly (Omit<Named, 'name'> & Pick<Extract<NotificationContent, { kind: Kind }>, 'name'>)[],
): NewNotification[] =>
  [...Map.groupBy(rows, (row) => row.userId).values()].flatMap((own): NewNotification[] => {
    const [first] = own;
    if (!first) return [];
    const given = own.map((row) => ({ id: row.courseId, title: row.title }));
    const purchases = own.map(({ purchaseId }) => purchaseId).toSorted();
    return [
      {
        userId: first.userId,
        aboutUserId: first.givenBy,
        content: { kind, name: first.name, courses: given } as NotificationContent,
        how: { once: [kind, ...purchases].join(' ') },
      },
    ];
  });
