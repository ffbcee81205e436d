import type { Tx } from '#server/platform/db/transaction.ts';
import type { WrittenPlace } from '../../sessions/commands/note-device.ts';
import type { SignUpMetadata } from '../../sign-up/access.ts';
import type { MailKind } from '../tables.ts';
import type { LinkWishes } from './issue-token.ts';

export const mailRequestTask = 'accounts.mail_request';

/** Somebody who is not signed in asks for a mail to an address that may or may not have an account. */
export interface MailRequest extends LinkWishes {
  readonly kind: Exclude<MailKind, 'reauthentication'>;
  readonly email: string;
  /** For a magic link to an address without an account: make one with these details. Null: do not. */
  readonly newAccount: SignUpMetadata | null;
  readonly from: WrittenPlace;
}

/**
 * Leaves the question whether the address has an account, and what it may be sent, to a background task, so that neither the
 * answer nor the time it takes depends on it.
 */
export async function requestMail(tx: Tx, request: MailRequest): Promise<void> {
  await tx.enqueue(mailRequestTask, request);
}
