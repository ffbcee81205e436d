import { z } from 'zod';
import { valuesOf } from '../catalogue/options.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { line, optionalProse, phoneNumber } from '../fields.ts';
import {
  type LeadConsentVersion,
  leadAvailability,
  leadConsents,
  leadExperience,
  leadIndustries,
  leadProvinces,
  repCounts,
} from './lead-options.ts';
import { senderEmail } from './sender.ts';

export { currentLeadConsent, type LeadConsentVersion, leadConsents } from './lead-options.ts';

/** Leads without an account by then are deleted. */
export const leadRetentionMonths = 12;

const versions = Object.keys(leadConsents) as LeadConsentVersion[];

const shared = {
  email: senderEmail,
  phone: phoneNumber('WhatsApp number'),
  description: optionalProse('Description', 5000),
  consentVersion: z.enum(versions, 'We don’t store anything without your consent.'),
  /** A honeypot, as in the contact form. */
  website: z.string().optional(),
};

export const businessLead = z.object({
  kind: z.literal('business'),
  companyName: line('Company name'),
  industry: z.enum(valuesOf(leadIndustries), 'Choose an industry.'),
  numberOfReps: z.enum(valuesOf(repCounts), 'Choose how many reps you need.'),
  contactName: line('Contact name'),
  ...shared,
});

export const repLead = z.object({
  kind: z.literal('sales_rep'),
  fullName: line('Full name'),
  location: z.enum(valuesOf(leadProvinces), 'Choose a province.'),
  experience: z.enum(valuesOf(leadExperience), 'Choose your experience.'),
  industries: z
    .array(z.enum(valuesOf(leadIndustries), 'Choose from the list.'))
    .max(leadIndustries.length)
    .default([]),
  availability: z.enum(valuesOf(leadAvailability), 'Choose your availability.'),
  ...shared,
});

export const leadInput = z.discriminatedUnion('kind', [businessLead, repLead]);

export type LeadInput = z.output<typeof leadInput>;

/** The page that the link in the mail opens. Its button withdraws the consent; opening it does nothing. */
export const withdrawalPath = '/withdraw-consent';

const tag = 'Contact';

export const leadsApi = {
  submit: endpoint({
    method: 'POST',
    path: '/api/leads',
    changes: [],
    summary: 'Submit your details as a lead',
    description: 'Needs your consent to be contacted.',
    tag,
    body: leadInput,
    gate: 'open',
    status: 201,
    response: z.object({ received: z.literal(true) }),
    refusals: ['request.too_many'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/leads/withdrawal',
    changes: [],
    summary: 'Withdraw your consent as a lead',
    description: 'Takes the token from the email. Deletes every lead with that address.',
    tag,
    body: z.object({ token: z.string().min(1).max(200) }),
    gate: 'open',
    status: 204,
    response: noContent,
    refusals: ['lead.link_invalid', 'request.too_many'],
  }),
};
