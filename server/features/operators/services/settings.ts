import { adminSessionHours } from '#contract/operators/operators.ts';
import { invitationHours } from '#contract/operators/team.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { type HostCookie, hostCookie } from '#server/platform/http/host-cookie.ts';

/** The operator's settings for admins. */
export interface AdminSettings {
  /** The public origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** At least 32 characters. */
  readonly secretKey: Secret;
  /** Whether every admin needs an authenticator app or passkey. */
  readonly requireSecondFactor: boolean;
}

/** In seconds. */
export const lifetimes = {
  session: adminSessionHours * 60 * 60,
  /** Between the password and the code. */
  signIn: 10 * 60,
  passkeyChallenge: 5 * 60,
  invitation: invitationHours * 60 * 60,
} as const;

/** Number of wrong codes after which the sign-in starts again with the password. */
export const wrongCodeMaximum = 5;

export const adminPasswordMinimum = 12;

export const sessionCookie = ({ siteUrl }: Pick<AdminSettings, 'siteUrl'>): HostCookie =>
  hostCookie('thengisa-admin', siteUrl);

/** The cookie of a sign-in that waits for its second factor. */
export const signInCookie = ({ siteUrl }: Pick<AdminSettings, 'siteUrl'>): HostCookie =>
  hostCookie('thengisa-admin-sign-in', siteUrl);
