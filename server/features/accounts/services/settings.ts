import { emailUndoDays, supportDelayHours } from '#contract/accounts/support-changes.ts';
import { deriveKey } from '#server/platform/crypto/digests.ts';
import type { AnyKey, Key, Secret } from '#server/platform/crypto/key-ring.ts';

/** The operator's settings for accounts. */
export interface AccountSettings {
  /** The public origin of the site, without a trailing slash. Links in mails and the tokens' issuer come from it. */
  readonly siteUrl: string;
  /** Full addresses besides our own origin that a link may redirect to. */
  readonly allowedRedirects: readonly string[];
  /** At least 32 characters. All keys of this feature are derived from it. */
  readonly secretKey: Secret;
  /** New accounts need no confirmation email. */
  readonly autoconfirm: boolean;
  readonly rateLimits: boolean;
  readonly passwordMinimum: number;
}

/** Settings for mailed links and codes: the site, the key of the codes, and whether emails are limited. */
export interface MailSettings {
  readonly siteUrl: string;
  readonly codeKey: AnyKey;
  readonly rateLimits: boolean;
}

export interface AccountKeys {
  /** Seals the private halves of the signing keys. */
  readonly sealingKey: Key;
  readonly refreshKey: Key;
  /** For the codes beside mailed links. */
  readonly codeKey: Key;
  /** Seals the secrets of authenticator apps. */
  readonly factorKey: Key;
  readonly recoveryKey: Key;
  /** For hashes of the networks that an account was used from. */
  readonly networkKey: Key;
}

export function deriveAccountKeys(secretKey: Secret): AccountKeys {
  const keyFor = (purpose: string) => deriveKey(secretKey, 'thengisa accounts', purpose);
  return {
    sealingKey: keyFor('signing keys'),
    refreshKey: keyFor('refresh tokens'),
    codeKey: keyFor('one-time codes'),
    factorKey: keyFor('factor secrets'),
    recoveryKey: keyFor('recovery codes'),
    networkKey: keyFor('known networks'),
  };
}

const minute = 60;
const day = 24 * 60 * minute;

/** In seconds. */
export const lifetimes = {
  accessToken: 15 * minute,
  session: 90 * day,
  link: day,
  code: 10 * minute,
  /** Until a PKCE code must be exchanged. */
  pkceCode: 5 * minute,
  challenge: 5 * minute,
  /** For how long a proof of the mailbox counts as knowing the password. */
  mailboxProof: 15 * minute,
  /** For how long a session is not asked again after a proof of the owner. */
  ownerProof: 10 * minute,
  /** For how long a factor can be verified after its enrolment was proven. */
  enrolment: 15 * minute,
  /** For how long a change of a second factor can be undone. */
  secondThoughts: day,
  /** How long changes by our team wait, so that the owner can stop them. */
  supportDelay: supportDelayHours * 60 * minute,
  /** For how long the former mailbox can undo a move by our team. */
  emailUndo: emailUndoDays * day,
  /** For how long after signing in an account without a password may choose one without proving its mailbox again. */
  recentSignIn: day,
  /** For how long a request for an email is counted. */
  mailAsk: day,
  /** Until unconfirmed sign-ups are deleted. */
  waitingSignUp: 30 * day,
  knownDevice: 400 * day,
} as const;

export const codeAttempts = 5;
/** Number of wrong codes in a row after which the session that sent the last one ends. */
export const wrongFactorCodeMaximum = 10;
export const factorMaximum = 10;
export const recoveryCodeCount = 10;

export const issuerOf = (settings: Pick<AccountSettings, 'siteUrl'>) => `${settings.siteUrl}/auth/v1`;
export const audience = 'authenticated';
