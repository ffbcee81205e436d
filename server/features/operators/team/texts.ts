import { brand } from '#contract/brand.ts';
import type { AdminRole } from '#contract/operators/roles.ts';
import { invitationHours } from '#contract/operators/team.ts';
import { invitationAddress } from '#contract/site/sign-in-addresses.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Invitation {
  readonly to: string;
  /** The email address of the owner who asks them. */
  readonly by: string;
  readonly role: AdminRole;
  readonly siteUrl: string;
  /** Stored nowhere else. */
  readonly token: string;
}

export function invitationMail({ to, by, role, siteUrl, token }: Invitation): Mail {
  return {
    to,
    subject: `You are an administrator of ${brand.name}`,
    ...renderMail({
      heading: 'Choose your password',
      paragraphs: [
        `${by} has made you an administrator of ${brand.name}, with the role ${role}. Choose a password to begin with; when you sign in, you set up a second factor.`,
      ],
      button: { label: 'Choose a password', url: `${siteUrl}${invitationAddress(token)}` },
      footnote: `The link works once, for ${invitationHours} hours. If you did not expect it, do not use it, and tell ${usualSupport.email}.`,
    }),
  };
}

interface Change {
  readonly to: string;
  readonly by: string;
  /** "made somebody@example.com an administrator, with the role finance". */
  readonly what: string;
}

/** So that no owner widens the team alone and unseen: money needs two of them. */
export function teamChangedMail({ to, by, what }: Change): Mail {
  return {
    to,
    subject: `The administrators of ${brand.name} have changed`,
    ...renderMail({
      heading: 'The team has changed',
      paragraphs: [
        `${by} ${what}.`,
        'You are told because you are an owner. If it is not as it should be, disable the account under Team in the admin panel, and talk to each other.',
      ],
    }),
  };
}
