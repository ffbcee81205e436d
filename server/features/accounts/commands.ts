import type { UserType } from '#contract/accounts/roles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import type { SignUpMetadata } from './sign-up/access.ts';

interface AccountSignedUp {
  readonly userId: string;
  readonly userType: UserType;
  /** As the person entered it: checked for length and characters, not for truth. */
  readonly metadata: SignUpMetadata;
}

/** An account with a role was created. Subscribers create its profile. */
export const accountSignedUp = eventKind<AccountSignedUp>('account.signed_up');

/**
 * To be called with every change to a user's roles, profiles or sessions. After the commit each process drops what it has cached
 * about the user; this process does so before it responds.
 */
export function announceAccountChange(tx: Tx, userId: string): void {
  tx.notify(accountChannel, userId);
}

/** The channel on which processes notify each other of changed roles, profiles or sessions: a user id. */
export const accountChannel = 'account_changes';

/** Sent there instead of a user id when signing keys have leaked: tokens under them are refused from now on. */
export const keysLeaked = 'signing keys';

/** Sent there instead of a user id when there is a new signing key. Tokens under the former one are valid until they expire. */
export const keyAdded = 'signing key added';
