import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../access.ts';
import { AuthRefusal } from '../protocol/access/auth-refusal.ts';
import type { Accounts } from '../services.ts';
import type { SignedIn } from '../sessions/services/session-check.ts';

/** Who calls. Throws no_authorization, bad_jwt or session_not_found. */
export async function requireSignedIn(accounts: Accounts, request: FastifyRequest): Promise<SignedIn> {
  const token = bearerToken(request.headers.authorization);
  if (token === null) throw new AuthRefusal('no_authorization');
  return accounts.verifyAccessToken(token);
}
