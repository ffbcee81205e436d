import { eq, inArray } from 'drizzle-orm';
import type { NotificationChoices } from '#contract/accounts/notification-choices.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { notificationChoicesTable as choices } from '../tables.ts';

// As the columns' defaults: news is direct marketing, which needs an opt-in.
const defaults: NotificationChoices = {
  applicationUpdates: true,
  newApplicants: true,
  interviewAnswers: true,
  jobClosing: true,
  workUpdates: true,
  fittingJobs: true,
  messages: true,
  productNews: false,
  quietNights: false,
  // A locked phone shows previews to anyone who looks at it.
  messagePreviews: false,
};

const columns = {
  applicationUpdates: choices.applicationUpdates,
  newApplicants: choices.newApplicants,
  interviewAnswers: choices.interviewAnswers,
  jobClosing: choices.jobClosing,
  workUpdates: choices.workUpdates,
  fittingJobs: choices.fittingJobs,
  messages: choices.messages,
  productNews: choices.productNews,
  quietNights: choices.quietNights,
  messagePreviews: choices.messagePreviews,
};

/** The user's choices of emails and notifications. */
export async function findNotificationChoices(db: Db, userId: string): Promise<NotificationChoices> {
  const [row] = await db.select(columns).from(choices).where(eq(choices.userId, userId));
  return row ?? defaults;
}

/** The same for many users. */
export async function findChoicesOfUsers(
  db: Db,
  userIds: readonly string[],
): Promise<(userId: string) => NotificationChoices> {
  const rows = await db
    .select({ userId: choices.userId, choices: columns })
    .from(choices)
    .where(inArray(choices.userId, [...userIds]));
  const chosen = new Map(rows.map((row) => [row.userId, row.choices]));
  return (userId) => chosen.get(userId) ?? defaults;
}
