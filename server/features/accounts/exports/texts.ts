import { brand } from '#contract/brand.ts';
import { exportDays } from '#contract/exports/own-export.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

export function exportReadyMail({ to, siteUrl }: { readonly to: string; readonly siteUrl: string }): Mail {
  const mail = renderMail({
    heading: 'Your data is ready',
    paragraphs: [
      `The copy of your data is ready. Sign in and download it under Settings within ${exportDays} days.`,
      'If you didn’t request this yourself or through our support team, change your password and sign out your other devices.',
    ],
    button: { label: 'Download my data', url: `${siteUrl}${settingsAddress('data')}` },
  });
  return { to, subject: `Your data is ready | ${brand.name}`, ...mail };
}
