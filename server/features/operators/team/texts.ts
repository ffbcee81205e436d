import { brand } from '#contract/brand.ts';
import type { AdminRole } from '#contract/operators/roles.ts';
import { invitationHours } from '#contract/operators/team.ts';
import { invitationAddress } from '#contract/site/sign-in-addresses.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Invitation {
  readonly to: string;
  /** The email address of the inviting owner. */
  readonly by: string;
  readonly role: AdminRole;
  readonly siteUrl: string;
  /** Stored nowhere else. */
  readonly token: string;
}

export function invitationMail({ to, by, role, siteUrl, token }: Invitation): Mail {
  return {
    to,
    subject: `You’re now an admin of ${brand.name}`,
    ...renderMail({
      heading: 'Choose your password',
      paragraphs: [
        `${by} has made you an admin of ${brand.name} with the ${role} role. Choose a password now. You’ll set up two-factor sign-in when you first sign in.`,
      ],
      button: { label: 'Choose a password', url: `${siteUrl}${invitationAddress(token)}` },
      footnote: `The link works once and expires after ${invitationHours} hours. If you weren’t expecting it, don’t use it, and email ${usualSupport.email}.`,
    }),
  };
}

interface Change {
  readonly to: string;
  readonly by: string;
  /** "made thandi@example.com an admin with the finance role". */
  readonly what: string;
}

/** Sent so that no owner can add admins unseen: money needs two of them. */
export function teamChangedMail({ to, by, what }: Change): Mail {
  return {
    to,
    subject: `The ${brand.name} admin team has changed`,
    ...renderMail({
      heading: 'The team has changed',
      paragraphs: [
        `${by} ${what}.`,
        'You’re getting this email because you’re an owner. If you weren’t expecting this, disable the new or changed account under Team in the admin panel, and talk to the other owners.',
      ],
    }),
  };
}
