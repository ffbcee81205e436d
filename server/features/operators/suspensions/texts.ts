import { brand } from '#contract/brand.ts';
import { appealAddress } from '#contract/site/appeal.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Suspended {
  readonly to: string;
  readonly reason: string;
  readonly siteUrl: string;
}

export function accountSuspendedMail({ to, reason, siteUrl }: Suspended): Mail {
  return {
    to,
    subject: `Your ${brand.name} account is suspended`,
    ...renderMail({
      heading: 'Your account is suspended',
      paragraphs: [
        `Our team has suspended your ${brand.name} account, and all your devices were signed out. The reason: ${reason}`,
        'Work that has not begun is called off, and both sides are told. Work that runs or is handed in stays where it is, with its money, until our team decides about it. Your open jobs are closed, no new subscription charge is made, and no money leaves your wallet. What is in it stays yours.',
        `If you think that this is wrong, or have something to say about work that runs, appeal with this button, or write to ${usualSupport.email} from this address. Somebody looks at it.`,
      ],
      button: { label: 'Appeal', url: siteUrl + appealAddress },
    }),
  };
}

export function suspensionLiftedMail({ to }: { readonly to: string }): Mail {
  return {
    to,
    subject: `You can use your ${brand.name} account again`,
    ...renderMail({
      heading: 'Your account is open again',
      paragraphs: [
        'Our team has lifted the suspension of your account. Sign in as before.',
        'What ended meanwhile stays ended: reopen the jobs that you still want filled, and subscribe again if you were subscribed.',
      ],
    }),
  };
}
