import { brand } from '#contract/brand.ts';
import { labelOf } from '#contract/catalogue/options.ts';
import type { ContactInput } from '#contract/contact/contact.ts';
import { contactUserTypes } from '#contract/contact/lead-options.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { type Mail, subjectOf } from '#server/platform/mail/mail.ts';

/** To the team. The sender's words appear in it as plain text. */
export function enquiryForTeam({ name, email, subject, message, user_type }: ContactInput): Mail {
  const who = user_type === null ? 'user type not given' : labelOf(contactUserTypes, user_type);
  return {
    to: usualSupport.email,
    subject: `Contact form: ${subject}`,
    ...renderMail({
      heading: subject,
      paragraphs: [`From ${name} (${who}). Reply to ${email}.`, ...message.split(/\n+/)],
      footnote: `Sent from the ${brand.name} contact form. We haven’t verified that the address belongs to the sender.`,
    }),
  };
}

/**
 * To the sender. It repeats nothing of what they typed: anyone can type another person's address, and we must not forward a
 * stranger's words to it.
 */
export function enquiryReceived({ email }: Pick<ContactInput, 'email'>): Mail {
  return {
    to: email,
    subject: `We’ve received your message | ${brand.name}`,
    ...renderMail({
      heading: 'We’ve received your message',
      paragraphs: [
        `Thank you for writing to ${brand.name}. Someone on our team will read it and reply within ${usualSupport.replyWithin}.`,
        'To add something, reply to this email.',
      ],
      footnote: 'If you didn’t write to us, someone typed your address by mistake. You don’t need to do anything.',
    }),
  };
}

interface Answered {
  readonly to: string;
  readonly name: string;
  /** The subject of the message; null for a lead. */
  readonly subject: string | null;
  readonly text: string;
}

/** The team's answer, without a quote of the message: anyone can type another person's address. */
export function enquiryAnswered({ to, name, subject, text }: Answered): Mail {
  return {
    to,
    subject: subjectOf(subject === null ? `Your enquiry to ${brand.name}` : `Re: ${subject}`),
    ...renderMail({
      heading: `Hello ${name}`,
      paragraphs: text.split(/\n+/),
      footnote: `You’re getting this email because someone contacted ${brand.name} using this address. To reply, write to ${usualSupport.email}.`,
    }),
  };
}
