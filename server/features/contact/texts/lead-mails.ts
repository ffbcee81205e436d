import { brand } from '#contract/brand.ts';
import { type LeadConsentVersion, leadConsents, leadRetentionMonths } from '#contract/contact/leads.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface KeptLead {
  readonly to: string;
  readonly consentVersion: LeadConsentVersion;
  readonly withdrawalUrl: string;
}

/** To a person who left their details: what they agreed to and how to withdraw it. Repeats nothing that they typed. */
export function leadReceived({ to, consentVersion, withdrawalUrl }: KeptLead): Mail {
  return {
    to,
    subject: `We’ve received your details | ${brand.name}`,
    ...renderMail({
      heading: 'We’ve received your details',
      paragraphs: [
        `You left your details with ${brand.name}, and our team will be in touch. You aren’t committed to anything.`,
        `You agreed to this: “${leadConsents[consentVersion]}”`,
        `Press the button below to delete everything we have under this address. Otherwise, we’ll delete it after ${leadRetentionMonths} months.`,
      ],
      button: { label: 'Withdraw my consent', url: withdrawalUrl },
      footnote: 'If this wasn’t you, someone typed your address by mistake. Press the button to delete it.',
    }),
  };
}
