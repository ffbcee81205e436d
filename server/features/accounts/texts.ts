import { brand } from '#contract/brand.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

export function accountDeletedMail({ to, at }: { readonly to: string; readonly at: Date }): Mail {
  const day = at.toLocaleDateString('en-ZA', { timeZone: 'Africa/Johannesburg', dateStyle: 'long' });
  return {
    to,
    leavesNoTrace: true,
    subject: `Your ${brand.name} account was deleted`,
    ...renderMail({
      heading: 'Your account has been deleted',
      paragraphs: [
        `Your ${brand.name} account was deleted on ${day}, and all your devices were signed out.`,
        'Other people will still see which jobs were posted and how applications ended, but not your name.',
        `If you didn’t delete it or ask us to, write to ${usualSupport.email} right away.`,
      ],
    }),
  };
}
