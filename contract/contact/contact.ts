import { z } from 'zod';
import { valuesOf } from '../catalogue/options.ts';
import { endpoint } from '../endpoint.ts';
import { line, prose } from '../fields.ts';
import { contactUserTypes } from './lead-options.ts';
import { senderEmail } from './sender.ts';

/** Retention of messages; older ones are deleted. */
export const contactRetentionMonths = 24;

export const contactInput = z.object({
  name: line('Name'),
  email: senderEmail,
  subject: line('Subject', 200),
  message: prose('Message', 5000),
  user_type: z
    .enum(valuesOf(contactUserTypes), 'Choose who you are from the list.')
    .nullish()
    .transform((value) => value ?? null),
  /** Honeypot: hidden from people. A program that fills it in is thanked, and its message is dropped. */
  website: z.string().optional(),
});

export type ContactInput = z.output<typeof contactInput>;

export const contactApi = {
  enquire: endpoint({
    method: 'POST',
    path: '/functions/v1/send-contact-email',
    changes: [],
    summary: 'Send a message to the team',
    description: 'The sender receives a confirmation by email. Field names follow the contact form’s first client.',
    tag: 'Contact',
    body: contactInput,
    gate: 'open',
    status: 200,
    response: z.object({ received: z.literal(true) }),
    refusals: ['request.too_many'],
  }),
};
