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
    subject: `Your certificate for ${title} has been withdrawn`,
    ...renderMail({
      heading: 'Your certificate has been withdrawn',
      paragraphs: [
        `Our team has withdrawn your certificate ${number} for the course ${title}. Its page now shows that it isn’t valid, but not why.`,
        mayTryAgain
          ? 'You can take the final test again. If you pass, you’ll get a new certificate with its own number.'
          : 'You can take the final test again once our team allows it. To ask, message us under Messages.',
      ],
      quote: { from: 'Our team', words: reason },
      button: { label: 'View certificate', url: `${siteUrl}${ownCertificateAddress(number)}` },
      footnote: `Think this is wrong? Email ${usualSupport.email} from this address.`,
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
    subject: `You can retake the final test for ${title}`,
    ...renderMail({
      heading: 'You can try again',
      paragraphs: [
        `You can retake the final test for the course ${title}. If you pass, you’ll get a new certificate with its own number. The withdrawn certificate will stay withdrawn.`,
      ],
      button: { label: 'Take the final test', url: `${siteUrl}${finalTestAddress(courseId)}` },
    }),
  };
}
