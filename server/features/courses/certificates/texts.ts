import { finalTestAddress, ownCertificateAddress } from '#contract/site/portal-addresses.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Withdrawn {
  readonly to: string;
  readonly siteUrl: string;
  readonly number: string;
  /** Of the course. */
  readonly title: string;
  readonly reason: string;
  readonly mayTryAgain: boolean;
}

export function certificateWithdrawnMail({ to, siteUrl, number, title, reason, mayTryAgain }: Withdrawn): Mail {
  return {
    to,
    subject: `Your certificate for ${title} is withdrawn`,
    ...renderMail({
      heading: 'Your certificate is withdrawn',
      paragraphs: [
        `Our team has withdrawn your certificate ${number} for the course ${title}. Its page says from now on that it is not valid, and nothing of why.`,
        mayTryAgain
          ? 'You may take the final test again. If you pass, you get another certificate, with a number of its own.'
          : 'The final test can be taken again once our team allows it: write to us in Messages if you want to.',
      ],
      quote: { from: 'Our team', words: reason },
      button: { label: 'Look at the certificate', url: `${siteUrl}${ownCertificateAddress(number)}` },
      footnote: `If you think that this is wrong, write to ${usualSupport.email} from this address.`,
    }),
  };
}

interface TryingAgain {
  readonly to: string;
  readonly siteUrl: string;
  readonly title: string;
  readonly courseId: string;
}

export function mayTryAgainMail({ to, siteUrl, title, courseId }: TryingAgain): Mail {
  return {
    to,
    subject: `You may take the final test of ${title} again`,
    ...renderMail({
      heading: 'You may try again',
      paragraphs: [
        `Our team lets you take the final test of the course ${title} again. If you pass, you get another certificate, with a number of its own. The one that was withdrawn stays withdrawn.`,
      ],
      button: { label: 'Take the final test', url: `${siteUrl}${finalTestAddress(courseId)}` },
    }),
  };
}
