import type { AccountSettings } from '#contract/accounts/account.ts';
import type { NotificationChoices } from '#contract/accounts/notification-choices.ts';
import type { Role } from '#contract/accounts/roles.ts';
import type { SupportChanges } from '#contract/accounts/support-changes.ts';
import type { AccountExport } from '#contract/exports/export.ts';
import { presentExportedPasskey } from '../passkeys/present.ts';
import type { OwnPasskey } from '../passkeys/queries/find-passkeys.ts';
import type { FactorRow } from '../second-factor/tables.ts';
import type { UserRow } from '../tables.ts';

/** What the settings page shows of an account. */
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

interface AccountRows {
  readonly user: UserRow;
  readonly roles: Role[];
  readonly factors: readonly FactorRow[];
  readonly passkeys: readonly OwnPasskey[];
  readonly notifications: NotificationChoices;
}

export function presentExportedAccount({
  user,
  roles,
  factors,
  passkeys,
  notifications,
}: AccountRows): AccountExport['account'] {
  return {
    id: user.id,
    email: user.email,
    newEmail: user.newEmail,
    emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    signUpDetails: user.userMetadata,
    roles,
    secondFactors: factors
      .filter(({ type }) => type !== 'passkey')
      .map(({ type, createdAt }) => ({ type, addedAt: createdAt.toISOString() })),
    passkeys: passkeys.map(presentExportedPasskey),
    notifications,
  };
}
