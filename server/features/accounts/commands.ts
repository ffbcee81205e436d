import type { UserType } from '#contract/accounts/roles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import type { SignUpMetadata } from './sign-up/access.ts';

interface AccountSignedUp {
  readonly userId: string;
  readonly userType: UserType;
  /** As the person gave it: checked for length and characters, not for truth. */
  readonly metadata: SignUpMetadata;
}

/** An account and its role exist; whoever keeps profiles makes one. */
export const accountSignedUp = eventKind<AccountSignedUp>('account.signed_up');

/**
 * To be called with every change to a user's roles, profiles or sessions: once the transaction is committed, each process
 * asks the database again who that user is, this one before its answer goes out.
 */
export function announceAccountChange(tx: Tx, userId: string): void {
  tx.notify(accountChannel, userId);
}

/** The channel on which processes tell each other whose roles, profiles or sessions changed: a user id. */
export const accountChannel = 'account_changes';

/** Said there instead of a user id when there is a new signing key. */
export const keysChanged = 'signing keys';
