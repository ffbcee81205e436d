import { emailUndoDays, supportDelayHours } from '#contract/accounts/support-changes.ts';
import { brand } from '#contract/brand.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { forgotPasswordPath, notMePath } from '#contract/site/sign-in-addresses.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { sayMoment } from '#server/platform/mail/say-time.ts';
import type { FactorChangeKind } from './tables.ts';

const said: Record<FactorChangeKind, { readonly subject: string; readonly heading: string; readonly what: string }> = {
  app_added: {
    subject: `An authenticator app was added to your ${brand.name} account`,
    heading: 'An authenticator app was added',
    what: 'An authenticator app was added to your account. From now on its codes are asked for at sign-in',
  },
  app_removed: {
    subject: `An authenticator app was removed from your ${brand.name} account`,
    heading: 'An authenticator app was removed',
    what: 'An authenticator app was removed from your account. Its codes no longer work',
  },
  codes_made: {
    subject: `New recovery codes for your ${brand.name} account`,
    heading: 'New recovery codes were made',
    what: 'New recovery codes were made for your account. Any that you had before no longer work',
  },
  codes_removed: {
    subject: `The recovery codes of your ${brand.name} account were removed`,
    heading: 'Your recovery codes were removed',
    what: 'The recovery codes of your account were removed and no longer work',
  },
  passkey_added: {
    subject: `A passkey was added to your ${brand.name} account`,
    heading: 'A passkey was added',
    what: 'A passkey was added to your account. Whoever holds it signs in with it, without the password',
  },
  passkey_removed: {
    subject: `A passkey was removed from your ${brand.name} account`,
    heading: 'A passkey was removed',
    what: 'A passkey was removed from your account. It no longer signs you in',
  },
  all_removed: {
    subject: `Two-factor sign-in was removed from your ${brand.name} account`,
    heading: 'Two-factor sign-in was removed',
    what: 'As you were told a day ago, our support removed two-factor sign-in and any passkeys from your account, and all devices were signed out',
  },
};

interface Told {
  readonly to: string;
  readonly siteUrl: string;
  readonly token: string;
  readonly at: Date;
}

const notMe = ({ siteUrl, token }: Told) => `${siteUrl}${notMePath}?${new URLSearchParams({ token })}`;

/** @param device in words; null where nobody's device did it */
export function factorChangedMail(
  told: Told & { readonly kind: FactorChangeKind; readonly device: string | null },
): Mail {
  const { subject, heading, what } = said[told.kind];
  const where = told.device === null ? '' : `, with ${told.device}`;
  return {
    to: told.to,
    subject,
    ...renderMail({
      heading,
      paragraphs: [
        `${what}. It was done on ${sayMoment(told.at.toISOString())}${where}.`,
        'If it was you, there is nothing to do. If not, press the button within 24 hours: it takes this back, signs out all devices, and mails you a link to choose a new password. The password you have now stops working.',
      ],
      button: { label: 'This was not me', url: notMe(told) },
      footnote: 'The button leads to a page that asks once more. It works once.',
    }),
  };
}

/** An administrator is about to help: whoever did not ask for it can stop it. */
export function removalAskedMail(told: Told & { readonly takesEffectAt: Date }): Mail {
  return {
    to: told.to,
    subject: `Two-factor sign-in is about to be removed from your ${brand.name} account`,
    ...renderMail({
      heading: 'Two-factor sign-in is about to be removed',
      paragraphs: [
        `On ${sayMoment(told.at.toISOString())} somebody told our support that they are you and cannot sign in. We checked who they are, and remove two-factor sign-in and any passkeys from your account on ${sayMoment(told.takesEffectAt.toISOString())}.`,
        'If it was you, there is nothing to do but wait: until then your codes are still asked for. If not, stop it now.',
      ],
      button: { label: 'This was not me', url: notMe(told) },
      footnote: `You can also stop it at ${told.siteUrl}${settingsAddress('security')} when you are signed in.`,
    }),
  };
}

const withoutPassword =
  'The button works without signing in, even if your password no longer does. To get a new password, use "Forgot password" and we\'ll email a link to this address.';

/** Our team is about to move the account away from this mailbox, which can stop it. */
export function correctionAskedMail(told: Told & { readonly takesEffectAt: Date; readonly newEmail: string }): Mail {
  return {
    to: told.to,
    subject: `Your ${brand.name} account is about to move to another email address`,
    ...renderMail({
      heading: 'Your account is about to move to another email address',
      paragraphs: [
        `On ${sayMoment(told.at.toISOString())} someone told our support team that they own your account and can't read this mailbox. We checked who they are. From ${sayMoment(told.takesEffectAt.toISOString())} your account can move to ${told.newEmail}.`,
        "If this was you, you don't need to do anything.",
        `If it wasn't, stop the move now. ${withoutPassword}`,
      ],
      button: { label: 'This was not me', url: notMe(told) },
      footnote: `The button leads to a page that asks you to confirm. You can also stop the move under ${told.siteUrl}${settingsAddress('account')} when you're signed in.`,
    }),
  };
}

/** To the mailbox that the account has left. */
export function emailCorrectedMail(told: Told & { readonly newEmail: string }): Mail {
  return {
    to: told.to,
    subject: `Your ${brand.name} account moved to another email address`,
    ...renderMail({
      heading: 'Your account moved to another email address',
      paragraphs: [
        `On ${sayMoment(told.at.toISOString())} our support team moved your account from this address to ${told.newEmail} and signed out all devices. We emailed you about it at least ${supportDelayHours} hours before.`,
        "If this was you, you don't need to do anything.",
        `If it wasn't, press the button within ${emailUndoDays} days. We'll move your account back to this address, sign out all devices and email you a link to choose a new password. The button works without signing in, even if your password no longer does.`,
        `For these ${emailUndoDays} days we make no payouts from the account, and its bank details can't be changed.`,
      ],
      button: { label: 'This was not me', url: notMe(told) },
      footnote: 'The button leads to a page that asks you to confirm. It works once.',
    }),
  };
}

/** Somebody who knows the password guesses at the codes. */
export function wrongCodesMail({ to, siteUrl, device, at }: Omit<Told, 'token'> & { readonly device: string }): Mail {
  return {
    to,
    subject: `Wrong codes for your ${brand.name} account`,
    ...renderMail({
      heading: 'Ten wrong codes in a row',
      paragraphs: [
        `Ten wrong codes of your authenticator app were typed in a row. The last came on ${sayMoment(at.toISOString())}, with ${device}, which was signed out.`,
        'Whoever typed them was signed in with your password, or by a link from your mailbox. If it was not you, choose a new password, here and for your mailbox.',
      ],
      button: { label: 'Choose a new password', url: `${siteUrl}${forgotPasswordPath}` },
    }),
  };
}
