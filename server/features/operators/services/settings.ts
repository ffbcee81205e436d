import { adminSessionHours } from '#contract/operators/operators.ts';
import { invitationHours } from '#contract/operators/team.ts';
import { type HostCookie, hostCookie } from '#server/platform/http/host-cookie.ts';

/** What the operator decides about administrators. */
export interface AdminSettings {
  /** The origin people open, without a slash at its end. */
  readonly siteUrl: string;
  /** At least 32 characters. */
  readonly secretKey: string;
  /** Nobody gets in without an authenticator app. */
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

/** Then the sign-in begins again with the password. */
export const wrongCodeMaximum = 5;

export const adminPasswordMinimum = 12;

export const sessionCookie = ({ siteUrl }: Pick<AdminSettings, 'siteUrl'>): HostCookie =>
  hostCookie('thengisa-admin', siteUrl);

/** Stands for a sign-in whose code is still to come. */
export const signInCookie = ({ siteUrl }: Pick<AdminSettings, 'siteUrl'>): HostCookie =>
  hostCookie('thengisa-admin-sign-in', siteUrl);
