import type { Tx } from '#server/platform/db/transaction.ts';
import type { WrittenPlace } from '../../sessions/commands/note-device.ts';
import type { SignUpMetadata } from '../../sign-up/access.ts';
import type { MailKind } from '../tables.ts';
import type { LinkWishes } from './issue-token.ts';

export const mailRequestTask = 'accounts.mail_request';

/** A request, without a session, for an email to an address that may or may not have an account. */
export interface MailRequest extends LinkWishes {
  readonly kind: Exclude<MailKind, 'reauthentication'>;
  readonly email: string;
  /** For a magic link to an address without an account: the details to sign up with. Null: don't sign up. */
  readonly newAccount: SignUpMetadata | null;
  readonly from: WrittenPlace;
}

/**
 * Enqueues the request. Whether the address has an account, and what it may be sent, is decided in a background task, so that
 * neither the response nor its time reveals it.
 */
export async function requestMail(tx: Tx, request: MailRequest): Promise<void> {
  await tx.enqueue(mailRequestTask, request);
}
