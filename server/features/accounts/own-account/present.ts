import type { AccountSettings } from '#contract/accounts/account.ts';
import type { NotificationChoices } from '#contract/accounts/notification-choices.ts';
import type { SupportChanges } from '#contract/accounts/support-changes.ts';
import type { UserRow } from '../tables.ts';

/** The account for the settings page. */
export function presentAccount(
  user: UserRow,
  notifications: NotificationChoices,
  supportChanges: SupportChanges,
  proven: AccountSettings['proven'],
): AccountSettings {
  const { newEmail, newEmailAgreedBy, newEmailSentAt } = user;
  return {
    email: user.email,
    createdAt: user.createdAt.toISOString(),
    hasPassword: user.passwordHash !== null,
    emailChange:
      newEmail === null || newEmailAgreedBy === 'team'
        ? null
        : { newEmail, agreedBy: newEmailAgreedBy, sentAt: newEmailSentAt?.toISOString() ?? null },
    ...supportChanges,
    notifications,
    proven,
  };
}
