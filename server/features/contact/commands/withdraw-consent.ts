import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { StopTokens } from '#server/platform/mail/stop-tokens.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { leads } from '../tables.ts';

/** Deletes every lead of the address that the email was sent to. Idempotent. */
export async function withdrawConsent(tx: Tx, tokens: StopTokens, token: string): Promise<void> {
  const leadId = tokens.read(token);
  if (leadId === null) throw new Refusal('lead.link_invalid');
  const address = tx.db.select({ email: leads.email }).from(leads).where(eq(leads.id, leadId));
  await tx.db.delete(leads).where(inArray(leads.email, address));
}
