import { eq, inArray } from 'drizzle-orm';
import type { NotificationChoices } from '#contract/accounts/notification-choices.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { notificationChoicesTable as choices } from '../tables.ts';

// As the columns have it: news is direct marketing, for which nobody is asked by silence.
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
  // A phone shows them to whoever looks at it while it is locked.
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

/** Which mails the user wants. */
export async function findNotificationChoices(db: Db, userId: string): Promise<NotificationChoices> {
  const [row] = await db.select(columns).from(choices).where(eq(choices.userId, userId));
  return row ?? defaults;
}

/** The same of many users. */
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
