import { brand } from '#contract/brand.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { authPath, forgotPasswordPath, signUpPath } from '#contract/site/sign-in-addresses.ts';
import { type MailContent, renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

type LinkType = 'signup' | 'recovery' | 'magiclink' | 'email_change';

/** The contents of an email with a link. The secrets are stored nowhere else. */
export interface MailedLink {
  readonly to: string;
  readonly siteUrl: string;
  readonly linkToken: string;
  readonly code: string;
  /** The page to open afterwards, if not the sign-in page. */
  readonly redirectTo: string | null;
  /** Number of requests in the last 24 hours. */
  readonly asked: number;
}

/** The page redeems the link when its button is pressed, so that a mail scanner that opens it does not use it up. */
function linkUrl({ siteUrl, linkToken, redirectTo }: MailedLink, type: LinkType): string {
  const parameters = { token_hash: linkToken, type, ...(redirectTo !== null && { redirect_to: redirectTo }) };
  return `${siteUrl}${authPath}?${new URLSearchParams(parameters)}`;
}

/** The count of requests stops here. */
export const askedMaximum = 100;

/** Another paragraph when it was requested more than once: someone else may be requesting it too. */
function askedNote(asked: number): string[] {
  if (asked < 2) return [];
  const times = asked < askedMaximum ? `${asked} times` : `more than ${askedMaximum - 1} times`;
  return [`This was requested ${times} in the last 24 hours.`];
}

const codeNote = (code: string) => `Need a code? It’s ${code}. It works for 10 minutes.`;

function compose(to: string, subject: string, content: MailContent): Mail {
  return { to, subject, ...renderMail(content) };
}

export function confirmationMail(link: MailedLink): Mail {
  return compose(link.to, `Confirm your email address for ${brand.name}`, {
    heading: 'Confirm your email address',
    paragraphs: [
      `Welcome to ${brand.name}. Confirm your email address to finish setting up your account.`,
      'The link works for 24 hours. If you didn’t sign up, ignore this email and nothing will happen.',
      ...askedNote(link.asked),
    ],
    button: { label: 'Confirm my address', url: linkUrl(link, 'signup') },
    footnote: codeNote(link.code),
  });
}

/** For an address with several unconfirmed sign-ups: it is unclear which one asked, and only its own link may confirm it. */
export function severalSignUpsMail({ to, siteUrl, asked }: Pick<MailedLink, 'to' | 'siteUrl' | 'asked'>): Mail {
  return compose(to, `Your sign-up at ${brand.name}`, {
    heading: 'More than one sign-up is waiting',
    paragraphs: [
      'Someone signed up with this address more than once, so we can’t tell which confirmation to send again.',
      'The link in the email you got right after you signed up works for 24 hours. You can also sign up again.',
      ...askedNote(asked),
    ],
    button: { label: 'Sign up again', url: `${siteUrl}${signUpPath}` },
    footnote: 'If this wasn’t you, you don’t need to do anything. No account uses your address.',
  });
}

export function recoveryMail(link: MailedLink): Mail {
  return compose(link.to, `Choose a new password for ${brand.name}`, {
    heading: 'Choose a new password',
    paragraphs: [
      `You asked to choose a new password for your ${brand.name} account.`,
      'The link works once and expires after 24 hours. If you didn’t request this, ignore this email and your password will stay the same.',
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
      'Here is the link you requested. You can use it once, within 24 hours.',
      'If you didn’t request it, ignore this email and nothing will happen. Never forward this link.',
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
        ? `The email address for your ${brand.name} account is about to change from ${change.from} to this one.`
        : `The email address for your ${brand.name} account is about to change from this one to ${change.to}.`,
      change.byTeam
        ? 'You asked our support team for this. The address will change once you confirm it here.'
        : 'You need to confirm from both addresses: here, and in the email we sent to the other address.',
      isNew
        ? 'If you don’t have an account with us, ignore this email and nothing will happen.'
        : 'If this wasn’t you, someone else is signed in to your account. Don’t confirm it, and change your password.',
      ...askedNote(link.asked),
    ],
    button: { label: 'Confirm the new address', url: linkUrl(link, 'email_change') },
    footnote: codeNote(link.code),
  });
}

export function signedOutByTeamMail(mail: { to: string; siteUrl: string }): Mail {
  return compose(mail.to, `You were signed out of ${brand.name}`, {
    heading: 'You were signed out on all devices',
    paragraphs: [
      'To be safe, our team signed out all your devices.',
      'Sign in again with your password. If someone else may know it, choose a new one.',
    ],
    button: { label: 'Choose a new password', url: `${mail.siteUrl}${forgotPasswordPath}` },
  });
}

export function reauthenticationMail({ to, code, asked }: Pick<MailedLink, 'to' | 'code' | 'asked'>): Mail {
  return compose(to, `Your ${brand.name} code`, {
    heading: 'Confirm it’s you',
    paragraphs: [
      `Your code is ${code}. Enter it on the page that asked for it, within 10 minutes.`,
      'If you didn’t request it, someone else is signed in to your account. Change your password. Never share the code with anyone.',
      ...askedNote(asked),
    ],
  });
}

export function passwordChangedMail({ to, siteUrl, at }: { to: string; siteUrl: string; at: Date }): Mail {
  return compose(to, `Your ${brand.name} password was changed`, {
    heading: 'Your password was changed',
    paragraphs: [
      `Your account password was changed on ${southAfricanTime(at)}. All other devices were signed out.`,
      'If this was you, you don’t need to do anything. If it wasn’t, choose a new password now.',
    ],
    button: { label: 'This was not me', url: `${siteUrl}${forgotPasswordPath}` },
  });
}

export function newDeviceMail(mail: { to: string; siteUrl: string; device: string; at: Date }): Mail {
  return compose(mail.to, `New sign-in to ${brand.name}`, {
    heading: 'New sign-in',
    paragraphs: [
      `Someone signed in to your account on a new device (${mail.device}) on ${southAfricanTime(mail.at)}.`,
      'If this was you, you don’t need to do anything. If it wasn’t, change your password. This will sign out all other devices.',
    ],
    button: { label: 'Review my devices', url: `${mail.siteUrl}${settingsAddress('devices')}` },
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
