import { brand } from '#contract/brand.ts';
import { confirmBankAccountPath, notMyBankAccountPath } from '#contract/payouts/bank-accounts.ts';
import { accountLinkHours, accountUndoDays, type Bank, banks } from '#contract/payouts/options.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { momentText } from '#server/platform/mail/time-texts.ts';

interface MailFacts {
  readonly to: string;
  readonly siteUrl: string;
  readonly bank: Bank;
  readonly lastFour: string;
  readonly at: Date;
  /** It replaces another one. */
  readonly isChange: boolean;
  /** Undoes the change if the user didn’t make it. */
  readonly notMeToken: string;
}

const account = ({ bank, lastFour }: Pick<MailFacts, 'bank' | 'lastFour'>) =>
  `the ${banks[bank].name} account ending ${lastFour}`;

const link = (siteUrl: string, path: string, token: string) => `${siteUrl}${path}?${new URLSearchParams({ token })}`;

const notMe = ({ siteUrl, notMeToken }: MailFacts) => ({
  label: 'This was not me',
  url: link(siteUrl, notMyBankAccountPath, notMeToken),
});

export function confirmAccountMail(facts: MailFacts & { readonly token: string }): Mail {
  const change = facts.isChange
    ? `You asked us to send your ${brand.name} payouts to ${account(facts)} from now on.`
    : `You asked us to send your ${brand.name} payouts to ${account(facts)}.`;
  return {
    to: facts.to,
    subject: `Confirm your bank account for ${brand.name}`,
    ...renderMail({
      heading: 'Is this your bank account?',
      paragraphs: [
        `${change} The account was entered on ${momentText(facts.at.toISOString())}.`,
        `Confirm it within ${accountLinkHours} hours. Nothing will change until you do.`,
        'If this wasn’t you, someone else is signed in to your account. Don’t confirm it, and use the “This was not me” link at the end of this email to sign them out.',
      ],
      button: { label: 'Confirm this account', url: link(facts.siteUrl, confirmBankAccountPath, facts.token) },
      footnote: 'The button leads to a page that asks you to confirm. We never ask for your bank password or PIN.',
      links: [notMe(facts)],
    }),
  };
}

/** To the owner's address, also if someone else made the change. */
export function accountChangedMail(facts: MailFacts & { readonly usableFrom: Date }): Mail {
  const heading = facts.isChange ? 'Your bank account was changed' : 'Your bank account was added';
  const waits = facts.usableFrom > facts.at;
  return {
    to: facts.to,
    subject: `${heading} at ${brand.name}`,
    ...renderMail({
      heading,
      paragraphs: [
        `Your payouts now go to ${account(facts)}. The account was confirmed on ${momentText(facts.at.toISOString())}.`,
        waits
          ? `For your safety, we won’t pay into it before ${momentText(facts.usableFrom.toISOString())}.`
          : 'You can request a payout now.',
        ...(facts.isChange ? ['A payout that’s already on its way will go to your previous account.'] : []),
        `If this wasn’t you, press the button. It will remove the bank account, ${facts.isChange ? 'restore the one you had before, ' : ''}sign out all devices and email you a link to choose a new password.`,
      ],
      button: notMe(facts),
      footnote: `The button leads to a page that asks you to confirm. It works for ${accountUndoDays} days.`,
    }),
  };
}
