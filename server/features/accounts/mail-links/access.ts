import type { Tx } from '#server/platform/db/transaction.ts';
import { AuthRefusal } from '../protocol/access/auth-refusal.ts';
import { createRateLimits } from '../services/rate-limits.ts';
import type { MailSettings } from '../services/settings.ts';
import type { Recognised } from '../sessions/commands/note-device.ts';
import type { MailKind } from './tables.ts';

interface WantedMail {
  readonly kind: MailKind;
  /** The recipient's address. */
  readonly to: string;
  /** The account of the signed-in caller, who has a limit apart from that for strangers. */
  readonly ownerId?: string;
  /** How the account knows the calling device; evaluated only when the day's limit is reached. */
  readonly recognise?: () => Promise<Recognised | null>;
}

/**
 * Counts an email against the limits, in the transaction that sends it, so that a rollback costs nothing. Throws
 * over_email_send_rate_limit when the mailbox got such an email less than a minute ago, or too many today.
 */
export async function requireMail(tx: Tx, settings: MailSettings, mail: WantedMail): Promise<void> {
  const wait = await takeMail(tx, settings, mail);
  if (wait === 0) return;
  const message = `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`;
  throw new AuthRefusal('over_email_send_rate_limit', { message, retryAfterSeconds: wait });
}

/** The same without an error, for callers who must not learn whether the address has an account. */
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
  // Devices on the owner's network must not use up the reserve of the owner's own browsers.
  if (known && (await limits.take('recovery reserve', `${known} ${to}`)) === 0) return 0;
  // Otherwise refused requests of strangers would keep the minute's limit from those who may use the reserve.
  await limits.clear('mail', minute);
  return today;
}
