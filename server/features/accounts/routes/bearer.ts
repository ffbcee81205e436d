import type { FastifyRequest } from 'fastify';
import { AuthRefusal } from '../access/auth-refusal.ts';
import type { Accounts } from '../access/open-accounts.ts';
import type { SignedIn } from '../access/session-check.ts';
import { bearerToken } from '../access.ts';

/** Who calls. Throws no_authorization, bad_jwt or session_not_found. */
export async function requireSignedIn(accounts: Accounts, request: FastifyRequest): Promise<SignedIn> {
  const token = bearerToken(request.headers.authorization);
  if (token === null) throw new AuthRefusal('no_authorization');
  return accounts.verifyAccessToken(token);
}
