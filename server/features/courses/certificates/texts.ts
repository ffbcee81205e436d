import { brand } from '#contract/brand.ts';
import { ownCertificateAddress } from '#contract/site/portal-addresses.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Withdrawn {
  readonly to: string;
  readonly siteUrl: string;
  readonly number: string;
  /** Of the course. */
  readonly title: string;
  readonly reason: string;
}

export function certificateWithdrawnMail({ to, siteUrl, number, title, reason }: Withdrawn): Mail {
  return {
    to,
    subject: `Your certificate for ${title} is withdrawn`,
    ...renderMail({
      heading: 'Your certificate is withdrawn',
      paragraphs: [
        `Our team has withdrawn your certificate ${number} for the course ${title}. Its page says from now on that it is not valid, and nothing of why.`,
      ],
      quote: { from: `The reason, from our team`, words: reason },
      button: { label: 'Look at the certificate', url: `${siteUrl}${ownCertificateAddress(number)}` },
      footnote: `If you think that this is wrong, write to ${brand.support.email} from this address.`,
    }),
  };
}
