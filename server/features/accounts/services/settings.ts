import { emailUndoDays, supportDelayHours } from '#contract/accounts/support-changes.ts';
import { deriveKey } from '#server/platform/crypto/digests.ts';

/** What the operator decides about accounts. */
export interface AccountSettings {
  /** The origin people open, without a slash at its end. Links in mails and the tokens' issuer come from it. */
  readonly siteUrl: string;
  /** Full addresses besides our own origin that a link may lead back to. */
  readonly allowedRedirects: readonly string[];
  /** At least 32 characters. All keys of this feature are derived from it. */
  readonly secretKey: string;
  /** New accounts need no confirmation mail. */
  readonly autoconfirm: boolean;
  readonly rateLimits: boolean;
  readonly passwordMinimum: number;
}

/** Where mailed links lead, the key of the codes beside them, and whether mails are limited. */
export interface MailSettings {
  readonly siteUrl: string;
  readonly codeKey: Buffer;
  readonly rateLimits: boolean;
}

export interface AccountKeys {
  /** Seals the private halves of the signing keys. */
  readonly sealingKey: Buffer;
  readonly refreshKey: Buffer;
  /** For the codes beside mailed links. */
  readonly codeKey: Buffer;
  /** Seals the secrets of authenticator apps. */
  readonly factorKey: Buffer;
  readonly recoveryKey: Buffer;
  /** For the networks that an account was used from. */
  readonly networkKey: Buffer;
}

export function deriveAccountKeys(secretKey: string): AccountKeys {
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
  /** A PKCE code waits to be exchanged. */
  pkceCode: 5 * minute,
  challenge: 5 * minute,
  /** A proof of owning the mailbox counts as knowing the password. */
  mailboxProof: 15 * minute,
  /** After a proof of who is there, the same session is not asked again. */
  ownerProof: 10 * minute,
  /** A factor is verified within this time after its enrolment was proven. */
  enrolment: 15 * minute,
  /** For this long a change of a second factor can be taken back. */
  secondThoughts: day,
  /** What our team was asked to change waits, so that the owner can stop it. */
  supportDelay: supportDelayHours * 60 * minute,
  /** For this long the former mailbox can undo a move by our team. */
  emailUndo: emailUndoDays * day,
  /** After it, an account without a password proves its mailbox again before it chooses one. */
  recentSignIn: day,
  /** Counts as one of the times that a mail was asked for. */
  mailAsk: day,
  /** Sign-ups nobody confirmed. */
  waitingSignUp: 30 * day,
  knownDevice: 400 * day,
} as const;

export const codeAttempts = 5;
/** So many wrong codes of authenticator apps in a row end the session that sent the last. */
export const wrongFactorCodeMaximum = 10;
export const factorMaximum = 10;
export const recoveryCodeCount = 10;

export const issuerOf = (settings: Pick<AccountSettings, 'siteUrl'>) => `${settings.siteUrl}/auth/v1`;
export const audience = 'authenticated';
