import type { EmailOtpType } from '@supabase/auth-js';

const linkTypes = [
  'signup',
  'email',
  'magiclink',
  'invite',
  'recovery',
  'email_change',
] as const satisfies EmailOtpType[];

export type LinkType = (typeof linkTypes)[number];

/** What the URL of an emailed link contains. */
export type EmailLink =
  | { readonly kind: 'token'; readonly type: LinkType; readonly tokenHash: string }
  /** A client that redeems its links by GET returns with the session itself. */
  | { readonly kind: 'session'; readonly type: LinkType; readonly accessToken: string; readonly refreshToken: string }
  | { readonly kind: 'error'; readonly code: string; readonly message: string }
  /** A message without a session. */
  | { readonly kind: 'message'; readonly message: string };

const typeOf = (given: string | null): LinkType | null => linkTypes.find((known) => known === given) ?? null;

/**
 * Null for a URL without any of it.
 * @param hash with or without its `#`
 */
export function emailLinkOf(search: URLSearchParams, hash: string): EmailLink | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  for (const part of [fragment, search]) {
    const code = part.get('error_code') ?? part.get('error');
    if (code) return { kind: 'error', code, message: part.get('error_description') ?? '' };
  }
  const [accessToken, refreshToken] = [fragment.get('access_token'), fragment.get('refresh_token')];
  if (accessToken && refreshToken) {
    return { kind: 'session', type: typeOf(fragment.get('type')) ?? 'magiclink', accessToken, refreshToken };
  }
  const message = fragment.get('message');
  if (message) return { kind: 'message', message };
  const tokenHash = search.get('token_hash');
  const type = typeOf(search.get('type'));
  return tokenHash && type ? { kind: 'token', type, tokenHash } : null;
}

/** The URL without the link's parameters: a reload must not redeem it again. */
export function withoutLink(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of ['token_hash', 'type', 'redirect_to', 'error', 'error_code', 'error_description'])
    rest.delete(name);
  return rest;
}

interface LinkTexts {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly busy: string;
}

const confirmation: LinkTexts = {
  title: 'Confirm your email address',
  text: 'Press the button and your account is ready.',
  action: 'Confirm my email',
  busy: 'Confirming',
};

/** The page's text before its button is pressed. */
export const linkTexts: Record<LinkType, LinkTexts> = {
  signup: confirmation,
  email: confirmation,
  magiclink: {
    title: 'Sign in without your password',
    text: 'This link signs you in on this device, once.',
    action: 'Sign me in',
    busy: 'Signing in',
  },
  invite: {
    title: 'You’re invited',
    text: 'This link opens your new account.',
    action: 'Accept the invitation',
    busy: 'Opening your account',
  },
  recovery: {
    title: 'Choose a new password',
    text: 'This link works once. It signs you in here, then you choose a new password.',
    action: 'Continue',
    busy: 'Checking the link',
  },
  email_change: {
    title: 'Confirm your new email address',
    text: 'Confirm that this address is yours. If we sent your old address a link too, the address will change once you’ve confirmed both.',
    action: 'Confirm new address',
    busy: 'Confirming',
  },
};

const troubles: Readonly<Record<string, string>> = {
  otp_expired: 'This link has been used, is older than 24 hours or was replaced by a newer one.',
  over_request_rate_limit: 'Too many attempts. Wait a few minutes and open the link again.',
};

/** Why a link failed, in plain words. The URL's own message is shown only as a fallback. */
export function linkTrouble(code: string | undefined, message: string): string {
  return troubles[code ?? ''] ?? (message || 'We couldn’t use this link.');
}
