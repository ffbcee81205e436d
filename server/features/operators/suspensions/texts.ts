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
        `Our team has suspended your ${brand.name} account and signed out all your devices. Reason: ${reason}`,
        'Gigs that haven’t started are cancelled, and we’ll notify both sides. For gigs in progress or with submitted hours, we’ll hold the money until our team decides. Your open jobs are closed, your subscription won’t be charged again, and we won’t pay out from your wallet. The balance stays yours.',
        `If you think this is wrong, or want to tell us about a gig in progress, press the button to appeal or write to ${usualSupport.email} from this address. Our team reviews every appeal.`,
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
      heading: 'You can use your account again',
      paragraphs: [
        'Our team has lifted the suspension on your account. You can sign in as usual.',
        'Jobs, gigs and subscriptions that ended won’t be restored. Reopen the jobs you still want filled, and subscribe again if you had a subscription.',
      ],
    }),
  };
}
