import { eq } from 'drizzle-orm';
import type { NotificationChoices } from '#contract/notification-choices.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { notificationChoicesTable as choices } from '../tables/notification-choices.ts';

// As the columns have it: news is direct marketing, for which nobody is asked by silence.
const defaults: NotificationChoices = { applicationUpdates: true, newApplicants: true, productNews: false };

/** Which mails the user wants. */
export async function findNotificationChoices(db: Db, userId: string): Promise<NotificationChoices> {
  const [row] = await db
    .select({
      applicationUpdates: choices.applicationUpdates,
      newApplicants: choices.newApplicants,
      productNews: choices.productNews,
    })
    .from(choices)
    .where(eq(choices.userId, userId));
  return row ?? defaults;
}
