import { brand } from '#contract/brand.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { PayerNews } from '../commands/tell-payer.ts';
import type { Payer } from '../queries/find-payer.ts';
import type { PaymentRow, SubscriptionRow } from '../tables.ts';

interface About {
  readonly payer: Payer;
  readonly payment: PaymentRow | undefined;
  readonly subscription: SubscriptionRow | undefined;
  readonly siteUrl: string;
}

const subjects: Record<PayerNews, string> = {
  receipt: 'Your receipt',
  payment_failed: 'Your payment did not go through',
  cancelled: 'Your subscription is cancelled',
  resumed: 'Your subscription goes on',
  refund_sent: 'Your refund is on its way',
  refund_needs_account: 'Where may we send your refund?',
  renewal_soon: 'Your subscription renews soon',
  card_expiring: 'Your card expires soon',
  trial_ending: 'Your free trial ends in 3 days',
  trial_ends_today: 'Your free trial ends today',
};

export function payerMail(news: PayerNews, { payer, siteUrl }: About): Mail {
  const mail = renderMail({
    heading: subjects[news],
    paragraphs: [`Dear ${payer.name}, the details are under Settings, Billing.`],
    button: { label: 'Open billing', url: `${siteUrl}${settingsAddress('billing')}` },
  });
  return { to: payer.email, subject: `${subjects[news]} | ${brand.name}`, ...mail };
}
