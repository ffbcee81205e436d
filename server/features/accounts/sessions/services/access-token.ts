import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { type AccountSettings, audience, issuerOf, lifetimes } from '../../services/settings.ts';
import type { UserRow } from '../../tables.ts';
import type { AssuranceLevel, SessionRow } from '../tables.ts';
import { type SigningKeys, UnknownKey } from './signing-keys.ts';

const claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
  /** Seconds. */
  exp: z.int(),
});

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** Of the session when the token was issued. */
  readonly aal: AssuranceLevel;
  /** Milliseconds. */
  readonly expiresAt: number;
}

interface Signed {
  readonly token: string;
  /** Seconds. */
  readonly expiresAt: number;
}

type Settings = Pick<AccountSettings, 'siteUrl'>;

/** Issues a token for the session in its current state. */
export async function signAccessToken(
  keys: SigningKeys,
  settings: Settings,
  user: UserRow,
  session: Pick<SessionRow, 'id' | 'aal' | 'amr'>,
): Promise<Signed> {
  const { kid, key } = await keys.current();
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + lifetimes.accessToken;
  const token = await new SignJWT({
    email: user.email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: user.userMetadata,
    role: audience,
    aal: session.aal satisfies AssuranceLevel,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(issuerOf(settings))
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expiresAt };
}

/** Checks signature, algorithm, issuer, audience and time: not whether the session still exists. */
export async function readAccessToken(keys: SigningKeys, settings: Settings, token: string): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, (header) => keys.find(header), {
      algorithms: ['ES256'],
      issuer: issuerOf(settings),
      audience,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    const { sub, session_id, aal, exp } = claims.parse(payload);
    return { userId: sub, sessionId: session_id, aal, expiresAt: exp * 1000 };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    throw new AuthRefusal('bad_jwt', { message: `invalid JWT: ${reason}` });
  }
}

/** The reason for refusing the token; null when the error is not its fault, such as a database that does not respond. */
function reasonOf(error: unknown): string | null {
  if (error instanceof errors.JWTExpired) return 'token is expired';
  if (error instanceof errors.JWTClaimValidationFailed) return `token has an unexpected ${error.claim}`;
  if (error instanceof UnknownKey) return error.message;
  return error instanceof errors.JOSEError || error instanceof z.ZodError
    ? 'unable to parse or verify signature'
    : null;
}
