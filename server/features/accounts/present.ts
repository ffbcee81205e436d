import type { FactorRow } from './second-factor/tables.ts';
import type { JsonObject, UserRow } from './tables.ts';

/** The user as the sign-in protocol shows it to that user. */
export function presentUser(user: UserRow, factors: readonly FactorRow[]): JsonObject {
  const confirmedAt = user.emailConfirmedAt?.toISOString();
  // The client asks for a second factor when this list is not empty; it has separate calls for passkeys.
  const asked = factors.filter(({ type }) => type !== 'passkey');
  const identity = {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: { sub: user.id, email: user.email, email_verified: confirmedAt !== undefined },
    provider: 'email',
    last_sign_in_at: user.lastSignInAt?.toISOString(),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    email: user.email,
  };
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    email_confirmed_at: confirmedAt,
    confirmed_at: confirmedAt,
    confirmation_sent_at: user.confirmationSentAt?.toISOString(),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: user.newEmailSentAt?.toISOString(),
    last_sign_in_at: user.lastSignInAt?.toISOString(),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: user.userMetadata,
    identities: [identity],
    factors: asked.length > 0 ? asked.map(presentFactor) : undefined,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

function presentFactor({ id, friendlyName, type, status, createdAt, updatedAt }: FactorRow): JsonObject {
  return {
    id,
    friendly_name: friendlyName ?? undefined,
    factor_type: type,
    status,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

interface Grant {
  readonly user: UserRow;
  readonly factors: readonly FactorRow[];
  readonly accessToken: string;
  /** Seconds. */
  readonly expiresIn: number;
  readonly expiresAt: number;
  readonly refreshToken: string;
}

export function presentSession({ user, factors, accessToken, expiresIn, expiresAt, refreshToken }: Grant): JsonObject {
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: presentUser(user, factors),
  };
}
