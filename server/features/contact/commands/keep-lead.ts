import { and, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type LeadInput, withdrawalPath } from '#contract/contact/leads.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { waitForTurn } from '#server/platform/db/wait-for-turn.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import type { StopTokens } from '#server/platform/mail/stop-tokens.ts';
import { leads } from '../tables.ts';
import { leadReceived } from '../texts/lead-mails.ts';

interface Links {
  readonly siteUrl: string;
  readonly tokens: StopTokens;
}

/** As for messages: the mailbox may belong to another person. Its first email can delete all leads of that address. */
const mailsAnHour = 3;

/** Stores the details with the consent to it, and emails a link to withdraw that. */
export async function keepLead(tx: Tx, { siteUrl, tokens }: Links, input: LeadInput): Promise<void> {
  const { website, consentVersion, ...lead } = input;
  if (website) return;
  const id = uuidv7();
  const email = mailboxOf(lead.email);
  await waitForTurn(tx, `lead of ${email}`);
  const earlier = await tx.db.$count(
    leads,
    and(eq(leads.email, email), gt(leads.consentedAt, sql`now() - interval '1 hour'`)),
  );
  const name = lead.kind === 'business' ? lead.contactName : lead.fullName;
  await tx.db.insert(leads).values({ ...lead, id, name, email, consentVersion, consentChannel: 'website' });
  const withdrawalUrl = `${siteUrl}${withdrawalPath}?token=${tokens.of(id)}`;
  if (earlier < mailsAnHour) await queueMail(tx, leadReceived({ to: lead.email, consentVersion, withdrawalUrl }));
}
