import { brand } from '#contract/brand.ts';
import { confirmBankAccountPath, notMyBankAccountPath } from '#contract/payouts/bank-accounts.ts';
import { accountLinkHours, accountUndoDays, type Bank, banks } from '#contract/payouts/options.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { sayMoment } from '#server/platform/mail/say-time.ts';

interface Told {
  readonly to: string;
  readonly siteUrl: string;
  readonly bank: Bank;
  readonly lastFour: string;
  readonly at: Date;
  /** It takes the place of another one. */
  readonly isChange: boolean;
  /** Undoes the change if the user didn’t make it. */
  readonly notMeToken: string;
}

const account = ({ bank, lastFour }: Pick<Told, 'bank' | 'lastFour'>) =>
  `the ${banks[bank].name} account that ends in ${lastFour}`;

const link = (siteUrl: string, path: string, token: string) => `${siteUrl}${path}?${new URLSearchParams({ token })}`;

const notMe = ({ siteUrl, notMeToken }: Told) => ({
  label: 'This was not me',
  url: link(siteUrl, notMyBankAccountPath, notMeToken),
});

export function confirmAccountMail(told: Told & { readonly token: string }): Mail {
  const change = told.isChange
    ? `Somebody, we hope you, wants your ${brand.name} payouts to go to ${account(told)} from now on.`
    : `Somebody, we hope you, wants your ${brand.name} payouts to go to ${account(told)}.`;
  return {
    to: told.to,
    subject: `Confirm your bank account for ${brand.name}`,
    ...renderMail({
      heading: 'Is this your bank account?',
      paragraphs: [
        `${change} It was entered on ${sayMoment(told.at.toISOString())}.`,
        `Confirm it within ${accountLinkHours} hours. Until then nothing changes.`,
        'If this was not you, do not confirm it: somebody else is signed in as you. The link at the end of this mail shuts them out.',
      ],
      button: { label: 'Confirm this account', url: link(told.siteUrl, confirmBankAccountPath, told.token) },
      footnote: 'The button leads to a page that asks once more. We never ask for your bank password or PIN.',
      links: [notMe(told)],
    }),
  };
}

/** To the address of the account, whoever made the change. */
export function accountChangedMail(told: Told & { readonly usableFrom: Date }): Mail {
  const heading = told.isChange ? 'Your bank account was changed' : 'Your bank account was added';
  const waits = told.usableFrom > told.at;
  return {
    to: told.to,
    subject: `${heading} at ${brand.name}`,
    ...renderMail({
      heading,
      paragraphs: [
        `From now on your payouts go to ${account(told)}. It was confirmed on ${sayMoment(told.at.toISOString())}.`,
        waits
          ? `For your safety nothing is paid to it before ${sayMoment(told.usableFrom.toISOString())}.`
          : 'You can ask for a payout at once.',
        ...(told.isChange ? ['A payout that is on its way already goes to the account it was asked for.'] : []),
        'If this was not you, press the button: it takes the account away, brings back the one you had before, signs out all devices, and mails you a link to choose a new password.',
      ],
      button: notMe(told),
      footnote: `The button leads to a page that asks once more. It works for ${accountUndoDays} days.`,
    }),
  };
}
