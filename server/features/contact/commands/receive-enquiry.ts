import { and, gt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ContactInput } from '#contract/contact/contact.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { waitForTurn } from '#server/platform/db/wait-for-turn.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { withReadableDomain } from '#server/platform/mail/mailbox.ts';
import { contactMessages } from '../tables.ts';
import { enquiryForTeam, enquiryReceived } from '../texts/contact-mails.ts';

/** Number of confirmations that a mailbox gets in an hour: it may belong to a person who never wrote to us. */
const confirmationsAnHour = 3;

/** Stores the enquiry, notifies the team, and confirms it to the sender, in one transaction. */
export async function receiveEnquiry(tx: Tx, input: ContactInput): Promise<void> {
  const { website, user_type: userType, name, subject, message } = input;
  if (website) return;
  const email = withReadableDomain(input.email);
  // Case variants of an address are one mailbox, and are counted together.
  await waitForTurn(tx, `contact message of ${email.toLowerCase()}`);
  const earlier = await tx.db.$count(
    contactMessages,
    and(
      sql`lower(${contactMessages.email}) = ${email.toLowerCase()}`,
      gt(contactMessages.createdAt, sql`now() - interval '1 hour'`),
    ),
  );
  await tx.db.insert(contactMessages).values({ id: uuidv7(), name, email, subject, message, userType });
  await queueMail(tx, enquiryForTeam({ ...input, email }));
  if (earlier < confirmationsAnHour) await queueMail(tx, enquiryReceived({ email }));
}
