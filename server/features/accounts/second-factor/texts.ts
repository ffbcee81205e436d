import { emailUndoDays, supportDelayHours } from '#contract/accounts/support-changes.ts';
import { brand } from '#contract/brand.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { forgotPasswordPath, notMePath } from '#contract/site/sign-in-addresses.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { momentText } from '#server/platform/mail/time-texts.ts';
import type { FactorChangeKind } from './tables.ts';

const said: Record<FactorChangeKind, { readonly subject: string; readonly heading: string; readonly what: string }> = {
  app_added: {
    subject: `An authenticator app was added to your ${brand.name} account`,
    heading: 'An authenticator app was added',
    what: 'An authenticator app was added to your account. You now need one of its codes to sign in',
  },
  app_removed: {
    subject: `An authenticator app was removed from your ${brand.name} account`,
    heading: 'An authenticator app was removed',
    what: 'An authenticator app was removed from your account. Its codes no longer work',
  },
  codes_made: {
    subject: `New recovery codes for your ${brand.name} account`,
    heading: 'New recovery codes were created',
    what: 'New recovery codes were created for your account. Your previous codes no longer work',
  },
  codes_removed: {
    subject: `Your ${brand.name} recovery codes were removed`,
    heading: 'Your recovery codes were removed',
    what: 'Your recovery codes were removed and no longer work',
  },
  passkey_added: {
    subject: `A passkey was added to your ${brand.name} account`,
    heading: 'A passkey was added',
    what: 'A passkey was added to your account. Anyone who can unlock the device it’s on can sign in without your password',
  },
  passkey_removed: {
    subject: `A passkey was removed from your ${brand.name} account`,
    heading: 'A passkey was removed',
    what: 'A passkey was removed from your account. You can no longer sign in with it',
  },
  all_removed: {
    subject: `Two-factor sign-in was removed from your ${brand.name} account`,
    heading: 'Two-factor sign-in was removed',
    what: 'As we told you by email a day ago, our support team removed two-factor sign-in and any passkeys from your account and signed out all devices',
  },
};

interface MailFacts {
  readonly to: string;
  readonly siteUrl: string;
  readonly token: string;
  readonly at: Date;
}

const notMe = ({ siteUrl, token }: MailFacts) => `${siteUrl}${notMePath}?${new URLSearchParams({ token })}`;

/** @param device in words; null if the change was not made on a device of the user */
export function factorChangedMail(
  facts: MailFacts & { readonly kind: FactorChangeKind; readonly device: string | null },
): Mail {
  const { subject, heading, what } = said[facts.kind];
  const where = facts.device === null ? '' : `, from ${facts.device}`;
  return {
    to: facts.to,
    subject,
    ...renderMail({
      heading,
      paragraphs: [
        `${what}. The change was made on ${momentText(facts.at.toISOString())}${where}.`,
        'If this was you, you don’t need to do anything. If it wasn’t, press the button within 24 hours. It will undo the change, sign out all devices and email you a link to choose a new password. Your current password will stop working.',
      ],
      button: { label: 'This was not me', url: notMe(facts) },
      footnote: 'The button leads to a page that asks you to confirm. It works once.',
    }),
  };
}

/** Our team is about to remove the second factor; the owner can stop it. */
export function removalAskedMail(facts: MailFacts & { readonly takesEffectAt: Date }): Mail {
  return {
    to: facts.to,
    subject: `Two-factor sign-in is about to be removed from your ${brand.name} account`,
    ...renderMail({
      heading: 'Two-factor sign-in is about to be removed',
      paragraphs: [
        `On ${momentText(facts.at.toISOString())}, someone told our support team that they own your account and can’t sign in. We checked their identity. We’ll remove two-factor sign-in and any passkeys from your account on ${momentText(facts.takesEffectAt.toISOString())}.`,
        'If this was you, you don’t need to do anything. You’ll still need a code to sign in until then. If it wasn’t you, press the button now to stop the removal.',
      ],
      button: { label: 'This was not me', url: notMe(facts) },
      footnote: `If you’re signed in, you can also stop it at ${facts.siteUrl}${settingsAddress('security')}.`,
    }),
  };
}

const withoutPassword =
  'You can use the button without signing in, even if your password no longer works. To get a new password, use “Forgot your password?” on the sign-in page, and we’ll email a link to this address.';

/** Our team is about to change the address of the account; this mailbox can stop it. */
export function correctionAskedMail(
  facts: MailFacts & { readonly takesEffectAt: Date; readonly newEmail: string },
): Mail {
  return {
    to: facts.to,
    subject: `The email address for your ${brand.name} account is about to change`,
    ...renderMail({
      heading: 'Your account’s email address is about to change',
      paragraphs: [
        `On ${momentText(facts.at.toISOString())}, someone told our support team that they own your account and can’t access this inbox. We checked their identity. Your account’s email address can change to ${facts.newEmail} from ${momentText(facts.takesEffectAt.toISOString())}.`,
        'If this was you, you don’t need to do anything.',
        `If it wasn’t you, press the button now to stop the change. ${withoutPassword}`,
      ],
      button: { label: 'This was not me', url: notMe(facts) },
      footnote: `The button leads to a page that asks you to confirm. If you’re signed in, you can also stop the change at ${facts.siteUrl}${settingsAddress('account')}.`,
    }),
  };
}

/** To the former mailbox, after our team changed the address of the account. */
export function emailCorrectedMail(facts: MailFacts & { readonly newEmail: string }): Mail {
  return {
    to: facts.to,
    subject: `The email address for your ${brand.name} account was changed`,
    ...renderMail({
      heading: 'Your account’s email address was changed',
      paragraphs: [
        `On ${momentText(facts.at.toISOString())}, our support team changed your account’s email address from this one to ${facts.newEmail} and signed out all devices. We emailed you about this at least ${supportDelayHours} hours beforehand.`,
        'If this was you, you don’t need to do anything.',
        `If it wasn’t, press the button within ${emailUndoDays} days. We’ll change the email address back to this one, sign out all devices and email you a link to choose a new password. You can use the button without signing in, even if your password no longer works.`,
        `During these ${emailUndoDays} days, we won’t make payouts from the account, and its bank details can’t be changed.`,
      ],
      button: { label: 'This was not me', url: notMe(facts) },
      footnote: 'The button leads to a page that asks you to confirm. It works once.',
    }),
  };
}

/** Someone who knows the password is guessing codes. */
export function wrongCodesMail({
  to,
  siteUrl,
  device,
  at,
}: Omit<MailFacts, 'token'> & { readonly device: string }): Mail {
  return {
    to,
    subject: `Wrong sign-in codes entered for your ${brand.name} account`,
    ...renderMail({
      heading: 'Ten wrong sign-in codes in a row',
      paragraphs: [
        `Someone entered ten wrong authenticator codes in a row. The last attempt was on ${momentText(at.toISOString())} from ${device}, and we signed out that device.`,
        `They had already entered your password or used a sign-in link from your inbox. If this wasn’t you, choose a new password for ${brand.name} and another for your email account.`,
      ],
      button: { label: 'Choose a new password', url: `${siteUrl}${forgotPasswordPath}` },
    }),
  };
}
