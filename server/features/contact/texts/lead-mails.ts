import { brand } from '#contract/brand.ts';
import { type LeadConsentVersion, leadConsents, leadRetentionMonths } from '#contract/contact/leads.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface KeptLead {
  readonly to: string;
  readonly consentVersion: LeadConsentVersion;
  readonly withdrawalUrl: string;
}

/** To whoever left their details: what they agreed to and how to take it back. Repeats nothing of what they typed. */
export function leadReceived({ to, consentVersion, withdrawalUrl }: KeptLead): Mail {
  return {
    to,
    subject: `We have your details | ${brand.name}`,
    ...renderMail({
      heading: 'We have your details',
      paragraphs: [
        `You left your details with ${brand.name}, and our team will be in touch. This binds you to nothing.`,
        `You agreed to this: “${leadConsents[consentVersion]}”`,
        `The button below deletes everything that was left with us under this address. Without it, that happens after ${leadRetentionMonths} months.`,
      ],
      button: { label: 'Take back my consent', url: withdrawalUrl },
      footnote: 'If it was not you, somebody typed your address by mistake: press the button, and it is gone.',
    }),
  };
}
