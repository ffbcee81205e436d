import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import type { giftsEnded } from '../../courses/purchases/commands/close-returned.ts';
import type { coursesGiven } from '../../courses/purchases/commands/open-paid.ts';
import { coursePurchases, courses } from '../../courses/tables.ts';
import { type News, tellUsers } from '../../notifications/commands/tell-users.ts';
import { businessProfiles } from '../../profiles/tables.ts';

/** The name of the task, for those who only add it. */
export const tellGiftsTask = 'news.tell_gifts';

export type GiftsToTell = NonNullable<(typeof coursesGiven)['payload']> | NonNullable<(typeof giftsEnded)['payload']>;

/** A business gave courses, or they went back: those who have them, or had, are told in the background. */
export const announceGifts = (tx: Tx, gifts: GiftsToTell): Promise<void> =>
  tx.enqueue<GiftsToTell>(tellGiftsTask, gifts);

/** Done again, it tells nobody twice. What went back meanwhile is not told as given. */
export async function tellGifts(tx: Tx, gifts: GiftsToTell): Promise<void> {
  const news =
    'purchaseIds' in gifts
      ? await newsOfEnded(tx, inArray(coursePurchases.id, [...gifts.purchaseIds]))
      : newsOf(
          'course.given',
          await findNamed(
            tx,
            and(eq(coursePurchases.merchantPaymentId, gifts.merchantPaymentId), isNull(coursePurchases.returnedAt)),
          ),
        );
  const told = await tellUsers(tx, news);
  await publishLive(tx, told, { type: 'notification.changed' });
}

async function newsOfEnded(tx: Tx, which: SQL): Promise<News[]> {
  const named = await findNamed(tx, which);
  // The bank, or administrators, may take back what somebody gave who is gone.
  const nobodys = await tx.db
    .select(gift)
    .from(coursePurchases)
    .innerJoin(courses, eq(courses.id, coursePurchases.courseId))
    .where(and(which, isNull(coursePurchases.givenBy)))
    .orderBy(asc(courses.title), asc(coursePurchases.id));
  return newsOf('course.gift_ended', [...named, ...nobodys.map((row) => ({ ...row, name: null }))]);
}

const { id, userId, courseId, givenBy } = coursePurchases;
const gift = { purchaseId: id, userId, givenBy, courseId, title: courses.title };

/** With the name of the business, which is named to nobody once it is gone. */
const findNamed = (tx: Tx, which: SQL | undefined) =>
  tx.db
    .select({ ...gift, name: businessProfiles.companyName })
    .from(coursePurchases)
    .innerJoin(courses, eq(courses.id, courseId))
    .innerJoin(businessProfiles, eq(businessProfiles.userId, givenBy))
    .where(which)
    .orderBy(asc(courses.title), asc(id))
    // Its account does not go between the reading of its name and the telling.
    .for('share', { of: [businessProfiles, coursePurchases] });

type Named = Awaited<ReturnType<typeof findNamed>>[number];
type GiftKind = Extract<NotificationContent['kind'], `course.g${string}`>;

/** One for each rep, of all their courses. */
const newsOf = <Kind extends GiftKind>(
  kind: Kind,
  rows: readonly (Omit<Named, 'name'> & Pick<Extract<NotificationContent, { kind: Kind }>, 'name'>)[],
): News[] =>
  [...Map.groupBy(rows, (row) => row.userId).values()].flatMap((own): News[] => {
    const [first] = own;
    if (!first) return [];
    const given = own.map((row) => ({ id: row.courseId, title: row.title }));
    const once = own
      .map(({ purchaseId }) => purchaseId)
      .toSorted()
      .join(' ');
    return [
      {
        userId: first.userId,
        aboutUserId: first.givenBy,
        content: { kind, name: first.name, courses: given } as NotificationContent,
        how: { once: `${kind} ${once}` },
      },
    ];
  });
