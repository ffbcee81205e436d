import type { AccountSettings } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findNotificationChoices } from '../queries/find-notification-choices.ts';
import { findUser } from '../queries/find-user.ts';

/** What the settings page shows of an account. Refusal: session.required, when it was deleted this moment. */
export async function describeAccount(db: Db, userId: string): Promise<AccountSettings> {
  const user = await findUser(db, userId);
  if (!user) throw new Refusal('session.required');
  const { newEmail, newEmailAgreedBy, newEmailSentAt } = user;
  return {
    email: user.email,
    createdAt: user.createdAt.toISOString(),
    hasPassword: user.passwordHash !== null,
    emailChange:
      newEmail === null
        ? null
        : { newEmail, agreedBy: newEmailAgreedBy, sentAt: newEmailSentAt?.toISOString() ?? null },
    notifications: await findNotificationChoices(db, userId),
  };
}
