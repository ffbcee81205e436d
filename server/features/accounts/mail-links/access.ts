import { AuthRefusal } from '../protocol/access/auth-refusal.ts';
import type { Accounts } from '../services.ts';
import type { MailRequest } from './commands/request-mail.ts';

type MailKind = MailRequest['kind'] | 'reauthentication';

/** Throws over_email_send_rate_limit when the mailbox got such a mail a moment ago, or too many today. */
export async function requireMail(accounts: Accounts, kind: MailKind, email: string): Promise<void> {
  const wait = await takeMail(accounts, kind, email);
  if (wait === 0) return;
  const message = `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`;
  throw new AuthRefusal('over_email_send_rate_limit', { message, retryAfterSeconds: wait });
}

/** The same without a word, for calls that must not tell whether the address has an account. */
export async function mayMail(accounts: Accounts, kind: MailKind, email: string): Promise<boolean> {
  return (await takeMail(accounts, kind, email)) === 0;
}

async function takeMail({ limits }: Accounts, kind: MailKind, email: string): Promise<number> {
  const wait = await limits.take('mail', `${kind} ${email}`);
  return wait > 0 ? wait : limits.take('mail a day', email);
}
