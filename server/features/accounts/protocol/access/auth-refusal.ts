import { confirmedAlready } from '#contract/accounts/link-words.ts';
import { usualSupport } from '#contract/usual-support.ts';

export type AuthRefusalKey = keyof typeof authRefusals;

interface Extra {
  /** Replaces the text of the table. */
  readonly message?: string;
  readonly weakPasswordReasons?: readonly string[];
  readonly retryAfterSeconds?: number;
}

/** An error of the sign-in protocol, with a status, a code and a text that its client knows. */
export class AuthRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly weakPasswordReasons: readonly string[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(key: AuthRefusalKey, extra: Extra = {}) {
    const entry: { status: number; message: string; code?: string } = authRefusals[key];
    super(extra.message ?? entry.message);
    this.name = 'AuthRefusal';
    this.status = entry.status;
    this.code = entry.code ?? key;
    this.weakPasswordReasons = extra.weakPasswordReasons;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}

interface AuthRefusalText {
  readonly status: number;
  readonly message: string;
  /** Where several texts share a code; otherwise the name of the entry is the code. */
  readonly code?: string;
}

/** Every error of the sign-in protocol. Its client, and the pages, compare these texts and codes. */
export const authRefusals = {
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  validation_failed: { status: 400, message: 'Some of the information is missing or not valid' },
  email_invalid: {
    status: 400,
    code: 'validation_failed',
    message: 'Unable to validate email address: invalid format',
  },
  unsupported_grant_type: { status: 400, code: 'validation_failed', message: 'unsupported_grant_type' },
  request_too_large: { status: 413, code: 'validation_failed', message: 'The request is larger than we accept' },
  not_found: { status: 404, message: 'There’s nothing at this address' },

  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  user_banned: {
    status: 400,
    message: `This account is suspended. Write to ${usualSupport.email} if you have a question about it.`,
  },
  user_already_exists: { status: 422, message: 'User already registered' },
  weak_password: { status: 422, message: 'Password is too weak' },
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  phone_provider_disabled: { status: 400, message: 'Phone sign-ins are disabled' },

  email_exists: { status: 422, message: 'A user with this email address has already been registered' },
  same_password: { status: 422, message: 'New password should be different from the old password.' },
  current_password_required: { status: 400, message: 'Current password required when setting new password.' },
  current_password_wrong: { status: 400, code: 'invalid_credentials', message: 'Current password is incorrect' },
  reauthentication_needed: { status: 400, message: 'Password update requires reauthentication' },
  factor_needs_proof: {
    status: 400,
    code: 'reauthentication_needed',
    message: 'Confirm it’s you, with your password or a code that we email you',
  },
  reauthentication_not_valid: { status: 422, message: 'Nonce has expired or is invalid' },

  flow_state_not_found: { status: 404, message: 'invalid flow state, no valid flow state found' },
  flow_state_expired: { status: 422, message: 'invalid flow state, flow state has expired' },
  bad_code_verifier: { status: 400, message: 'code challenge does not match previously saved code verifier' },

  refresh_token_malformed: { status: 400, code: 'validation_failed', message: 'Refresh token is not valid' },
  refresh_token_not_found: { status: 400, message: 'Invalid Refresh Token: Refresh Token Not Found' },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  session_expired: { status: 400, message: 'Invalid Refresh Token: Session Expired' },

  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  bad_jwt: { status: 403, message: 'invalid JWT' },
  session_not_found: { status: 403, message: 'Session from session_id claim in JWT does not exist' },
  user_not_found: { status: 403, message: 'User from sub claim in JWT does not exist' },

  otp_expired: { status: 403, message: 'Token has expired or is invalid' },
  link_used: { status: 403, code: 'otp_expired', message: confirmedAlready },
  link_expired: { status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' },

  insufficient_aal: { status: 401, message: 'Confirm it’s you with your second factor first' },
  factor_needs_aal2: {
    status: 403,
    code: 'insufficient_aal',
    message: 'AAL2 required to enroll a new factor',
  },
  unenroll_needs_aal2: {
    status: 422,
    code: 'insufficient_aal',
    message: 'AAL2 required to unenroll verified factor',
  },
  mfa_factor_name_conflict: { status: 422, message: 'A factor with this friendly name already exists' },
  too_many_enrolled_mfa_factors: {
    status: 422,
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },
  mfa_factor_not_found: { status: 404, message: 'Factor not found' },
  mfa_phone_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for Phone' },
  mfa_webauthn_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for WebAuthn' },
  mfa_verification_failed: { status: 422, message: 'Invalid TOTP code entered' },
  // The code by which the client recognises that its session has ended.
  too_many_wrong_codes: {
    status: 403,
    code: 'session_not_found',
    message: 'Too many wrong codes: you were signed out. Sign in again.',
  },
  mfa_challenge_expired: {
    status: 422,
    message: 'MFA challenge has expired, verify against another challenge or create a new challenge.',
  },
  mfa_ip_address_mismatch: { status: 422, message: 'Challenge and verify IP addresses mismatch.' },
  recovery_code_wrong: { status: 422, code: 'mfa_verification_failed', message: 'Invalid recovery code entered' },
  mfa_recovery_codes_sole_factor: {
    status: 422,
    message: 'Recovery codes need another verified factor beside them',
  },
  mfa_verified_factor_exists: { status: 422, message: 'Recovery codes already exist' },
  mfa_recovery_codes_locked: { status: 429, message: 'Too many attempts. Wait a while or use another factor.' },

  passkey_disabled: { status: 404, message: 'Passkeys need a domain name, and this site is open at an IP address' },
  too_many_passkeys: { status: 422, message: 'Maximum number of passkeys reached, remove one to continue' },
  passkey_not_found: { status: 404, code: 'validation_failed', message: 'Passkey not found' },
  passkey_name_conflict: {
    status: 422,
    code: 'mfa_factor_name_conflict',
    message: 'You already have a passkey or an app with this name',
  },
  webauthn_challenge_not_found: { status: 400, message: 'Challenge not found or already used' },
  webauthn_challenge_expired: { status: 400, message: 'Challenge has expired' },
  webauthn_credential_exists: { status: 422, message: 'This credential is already registered' },
  webauthn_credential_not_found: { status: 400, message: 'This passkey doesn’t belong to an account here' },
  webauthn_verification_failed: { status: 400, message: 'Credential verification failed' },

  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  over_email_send_rate_limit: { status: 429, message: 'email rate limit exceeded' },
  // The client signs a person out on 429 from a refresh; on 503 it retries.
  refresh_too_often: { status: 503, code: 'over_request_rate_limit', message: 'Too many refreshes. Please try again.' },

  saml_provider_disabled: { status: 404, message: 'SAML 2.0 is disabled' },
  manual_linking_disabled: { status: 404, message: 'Manual linking is disabled' },
  provider_disabled: { status: 404, message: 'This sign-in method isn’t available' },

  unexpected_failure: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, code: 'request_timeout', message: 'We’re busy right now. Please try again.' },
} as const satisfies Record<string, AuthRefusalText>;
