import { brand } from '#contract/brand.ts';
import { confirmRefundAccountPath, notMyRefundAccountPath } from '#contract/payments/billing.ts';
import { accountLinkHours, accountUndoDays } from '#contract/payouts/options.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { momentText } from '#server/platform/mail/time-texts.ts';

interface MailFacts {
  readonly to: string;
  readonly siteUrl: string;
  readonly amountCents: bigint;
  readonly bank: string;
  readonly lastFour: string;
  readonly at: Date;
  /** Undoes the change if the user didn’t make it. */
  readonly notMeToken: string;
}

const moneyAndAccount = ({ amountCents, bank, lastFour }: MailFacts) =>
  `${formatRandExact(Number(amountCents))} to the ${bank} account ending ${lastFour}`;

const link = (siteUrl: string, path: string, token: string) => `${siteUrl}${path}?${new URLSearchParams({ token })}`;

const notMe = ({ siteUrl, notMeToken }: MailFacts) => ({
  label: 'This was not me',
  url: link(siteUrl, notMyRefundAccountPath, notMeToken),
});

export function confirmRefundAccountMail(facts: MailFacts & { readonly token: string }): Mail {
  return {
    to: facts.to,
    subject: `Confirm the bank account for your ${brand.name} refund`,
    ...renderMail({
      heading: 'Is this your bank account?',
      paragraphs: [
        `On ${momentText(facts.at.toISOString())}, you asked us to refund ${moneyAndAccount(facts)}.`,
        `Confirm the account within ${accountLinkHours} hours. We won’t pay anything until you do.`,
        'If this wasn’t you, someone else is signed in to your account. Don’t confirm it, and use the “This was not me” link at the end of this email to sign them out.',
      ],
      button: { label: 'Confirm this account', url: link(facts.siteUrl, confirmRefundAccountPath, facts.token) },
      footnote: 'The button leads to a page that asks you to confirm. We never ask for your bank password or PIN.',
      links: [notMe(facts)],
    }),
  };
}

export function refundAccountConfirmedMail(facts: MailFacts & { readonly usableFrom: Date }): Mail {
  return {
    to: facts.to,
    subject: `The bank account for your ${brand.name} refund was confirmed`,
    ...renderMail({
      heading: 'Your bank account was confirmed',
      paragraphs: [
        `We’ll refund ${moneyAndAccount(facts)}. The account was confirmed on ${momentText(facts.at.toISOString())}.`,
        `For your safety, we won’t send the money before ${momentText(facts.usableFrom.toISOString())}.`,
        `If this wasn’t you, press the button before then. It will remove the bank account, sign out all devices and email you a link to choose a new password. If we’ve already sent the money, write to ${usualSupport.email}.`,
      ],
      button: notMe(facts),
      footnote: `The button leads to a page that asks you to confirm. It works for ${accountUndoDays} days.`,
    }),
  };
}
