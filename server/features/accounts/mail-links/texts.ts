import { brand } from '#contract/brand.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { authPath, forgotPasswordPath, signUpPath } from '#contract/site/sign-in-addresses.ts';
import { type MailContent, renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

type LinkType = 'signup' | 'recovery' | 'magiclink' | 'email_change';

/** What a mail with a link carries. The secrets are stored nowhere else. */
export interface MailedLink {
  readonly to: string;
  readonly siteUrl: string;
  readonly linkToken: string;
  readonly code: string;
  /** Where to go afterwards, when it is not the sign-in page. */
  readonly redirectTo: string | null;
  /** How often it was asked for in the last 24 hours. */
  readonly asked: number;
}

/** The page redeems the link when its button is pressed, so that a mail scanner that opens it does not use it up. */
function linkUrl({ siteUrl, linkToken, redirectTo }: MailedLink, type: LinkType): string {
  const parameters = { token_hash: linkToken, type, ...(redirectTo !== null && { redirect_to: redirectTo }) };
  return `${siteUrl}${authPath}?${new URLSearchParams(parameters)}`;
}

/** As many are counted. */
export const askedMaximum = 100;

/** Another paragraph when it was asked for more than once: somebody else may be asking too. */
function askedNote(asked: number): string[] {
  if (asked < 2) return [];
  const times = asked < askedMaximum ? `${asked} times` : `more than ${askedMaximum - 1} times`;
  return [`This was asked for ${times} in the last 24 hours.`];
}

const codeNote = (code: string) => `Asked for a code? It is ${code}, for the next 10 minutes.`;

function compose(to: string, subject: string, content: MailContent): Mail {
  return { to, subject, ...renderMail(content) };
}

export function confirmationMail(link: MailedLink): Mail {
  return compose(link.to, `Confirm your email address for ${brand.name}`, {
    heading: 'Confirm your email address',
    paragraphs: [
      `Welcome to ${brand.name}. Confirm that this address is yours, and your account is ready.`,
      'The link works for 24 hours. If you did not sign up, leave it: nothing happens then.',
      ...askedNote(link.asked),
    ],
    button: { label: 'Confirm my address', url: linkUrl(link, 'signup') },
    footnote: codeNote(link.code),
  });
}

/** Several sign-ups wait for one address: which of them asked is not known, and only its own link may confirm it. */
export function severalSignUpsMail({ to, siteUrl, asked }: Pick<MailedLink, 'to' | 'siteUrl' | 'asked'>): Mail {
  return compose(to, `Your sign-up at ${brand.name}`, {
    heading: 'More than one sign-up is waiting',
    paragraphs: [
      'Somebody signed up with this address more than once, so we cannot tell which confirmation to send again.',
      'The link in the mail that came right after your own sign-up works for 24 hours. Or sign up once more.',
      ...askedNote(asked),
    ],
    button: { label: 'Sign up again', url: `${siteUrl}${signUpPath}` },
    footnote: 'If it was not you, there is nothing to do: no account uses your address.',
  });
}

export function recoveryMail(link: MailedLink): Mail {
  return compose(link.to, `Choose a new password for ${brand.name}`, {
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody, we hope you, asked for a new password for your ${brand.name} account.`,
      'The link works for 24 hours, once. If it was not you, leave it: your password stays as it is.',
      ...askedNote(link.asked),
    ],
    button: { label: 'Choose a new password', url: linkUrl(link, 'recovery') },
    footnote: codeNote(link.code),
  });
}

export function magicLinkMail(link: MailedLink): Mail {
  return compose(link.to, `Sign in to ${brand.name}`, {
    heading: 'Sign in without your password',
    paragraphs: [
      'Here is the link you asked for. It signs you in once, within 24 hours.',
      'If you did not ask for it, leave it: nothing happens then. Never send it on.',
      ...askedNote(link.asked),
    ],
    button: { label: 'Sign in', url: linkUrl(link, 'magiclink') },
    footnote: codeNote(link.code),
  });
}

export function emailChangeMail(
  link: MailedLink,
  change: { readonly from: string; readonly to: string; readonly byTeam: boolean },
): Mail {
  const isNew = link.to === change.to;
  return compose(link.to, `Confirm your new email address for ${brand.name}`, {
    heading: 'Confirm your new email address',
    paragraphs: [
      isNew
        ? `Your ${brand.name} account is about to move to this address, from ${change.from}.`
        : `Your ${brand.name} account is about to move from this address to ${change.to}.`,
      change.byTeam
        ? 'You asked our support team for this. Your account moves once you confirm it here.'
        : 'Both mailboxes have to agree: confirm it here, and in the mail that we sent to the other one.',
      isNew
        ? 'If you have no account with us, leave it: nothing happens then.'
        : 'If this was not you, do not confirm it, and change your password: somebody else is signed in as you.',
      ...askedNote(link.asked),
    ],
    button: { label: 'Confirm the new address', url: linkUrl(link, 'email_change') },
    footnote: codeNote(link.code),
  });
}

export function signedOutByTeamMail(mail: { to: string; siteUrl: string }): Mail {
  return compose(mail.to, `You were signed out of ${brand.name}`, {
    heading: 'You were signed out on every device',
    paragraphs: [
      'Our team signed you out everywhere, so that nobody stays signed in who should not be.',
      'Sign in again with your password. If you think that somebody else knows it, choose a new one.',
    ],
    button: { label: 'Choose a new password', url: `${mail.siteUrl}${forgotPasswordPath}` },
  });
}

export function reauthenticationMail({ to, code, asked }: Pick<MailedLink, 'to' | 'code' | 'asked'>): Mail {
  return compose(to, `Your ${brand.name} code`, {
    heading: 'Confirm it is you',
    paragraphs: [
      `Your code is ${code}. Type it where you were asked for it, within 10 minutes.`,
      'If you did not ask for it, somebody else is signed in as you: change your password. Never tell anyone the code.',
      ...askedNote(asked),
    ],
  });
}

export function passwordChangedMail({ to, siteUrl, at }: { to: string; siteUrl: string; at: Date }): Mail {
  return compose(to, `Your ${brand.name} password was changed`, {
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${southAfricanTime(at)}. All other devices were signed out.`,
      'If it was you, there is nothing to do. If not, choose a new password at once.',
    ],
    button: { label: 'It was not me', url: `${siteUrl}${forgotPasswordPath}` },
  });
}

export function newDeviceMail(mail: { to: string; siteUrl: string; device: string; at: Date }): Mail {
  return compose(mail.to, `New sign-in to ${brand.name}`, {
    heading: 'New sign-in',
    paragraphs: [
      `Your account was used on a device that we had not seen before: ${mail.device}, on ${southAfricanTime(mail.at)}.`,
      'If it was you, there is nothing to do. If not, change your password: that signs out all other devices.',
    ],
    button: { label: 'Look at my devices', url: `${mail.siteUrl}${settingsAddress('devices')}` },
  });
}

function southAfricanTime(at: Date): string {
  const text = at.toLocaleString('en-ZA', {
    timeZone: 'Africa/Johannesburg',
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return `${text} (SAST)`;
}
