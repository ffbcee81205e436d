import { brand } from '#contract/brand.ts';
import { legalTabAddress } from '#contract/site/portal-addresses.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Received {
  readonly to: string;
  readonly siteUrl: string;
  readonly userType: LegalUserType;
}

/** For documents sent again. With a signature, the email with its copy says this. */
export function documentsReceived({ to, siteUrl, userType }: Received): Mail {
  return {
    to,
    subject: `We’ve received your documents | ${brand.name}`,
    ...renderMail({
      heading: 'We’ve received your documents',
      paragraphs: ['Thank you. Our team will review your documents, and we’ll email you our decision.'],
      button: {
        label: 'Open the Legal tab',
        url: `${siteUrl}${legalTabAddress(userType)}`,
      },
    }),
  };
}
