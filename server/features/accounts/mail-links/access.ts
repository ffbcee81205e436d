import type { Tx } from '#server/platform/db/transaction.ts';
import { AuthRefusal } from '../protocol/access/auth-refusal.ts';
import { createRateLimits } from '../services/rate-limits.ts';
import type { MailSettings } from '../services/settings.ts';
import type { Recognised } from '../sessions/commands/note-device.ts';
import type { MailKind } from './tables.ts';

interface WantedMail {
  readonly kind: MailKind;
  /** The mailbox. */
  readonly to: string;
  /** The account of which somebody is signed in and asks: what strangers ask for takes nothing from it. */
  readonly ownerId?: string;
  /** How the place that asks is known to the account; asked only when the day's mails are used up. */
  readonly recognise?: () => Promise<Recognised | null>;
}

/**
 * To be called in the transaction that sends the mail, so that what is not sent costs nothing. Throws
 * over_email_send_rate_limit when the mailbox got such a mail a moment ago, or too many today.
 */
export async function requireMail(tx: Tx, settings: MailSettings, mail: WantedMail): Promise<void> {
  const wait = await takeMail(tx, settings, mail);
  if (wait === 0) return;
  const message = `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`;
  throw new AuthRefusal('over_email_send_rate_limit', { message, retryAfterSeconds: wait });
}

/** The same without a word, for who must not be told whether the address has an account. */
export async function mayMail(tx: Tx, settings: MailSettings, mail: WantedMail): Promise<boolean> {
  return (await takeMail(tx, settings, mail)) === 0;
}

async function takeMail(
  tx: Tx,
  { rateLimits: enabled }: MailSettings,
  { kind, to, ownerId, recognise }: WantedMail,
): Promise<number> {
  const limits = createRateLimits(tx.db, { enabled });
  const minute = `${kind} ${to}`;
  const wait = await limits.take('mail', minute);
  if (wait > 0) return wait;
  const today = ownerId ? await limits.take('own mail a day', ownerId) : await limits.take('mail a day', to);
  if (today === 0) return 0;
  const known = await recognise?.();
  // Who shares the network with the owner must not use up what the owner's own browsers have.
  if (known && (await limits.take('recovery reserve', `${known} ${to}`)) === 0) return 0;
  // Else who asks in vain each minute would keep the minute from who may use the reserve.
  await limits.clear('mail', minute);
  return today;
}
