import type { FastifyReply, FastifyRequest } from 'fastify';
import { signAccessToken } from '../access/access-token.ts';
import type { Accounts } from '../access/open-accounts.ts';
import { lifetimes } from '../access/settings.ts';
import type { OpenSession } from '../commands/open-session.ts';
import { presentSession } from '../present.ts';
import { findFactors } from '../queries/find-factors.ts';
import type { JsonObject } from '../tables.ts';
import { giveRefreshToken, isOwnOrigin } from './refresh-cookie.ts';

/** The session as the client is given it, with fresh tokens. */
export async function answerSession(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, session }: OpenSession,
  ownOrigin = isOwnOrigin(request, accounts.settings.siteUrl),
): Promise<JsonObject> {
  const { token, expiresAt } = await signAccessToken(accounts.keys, accounts.settings, user, session);
  return presentSession({
    user,
    factors: await findFactors(accounts.db, user.id),
    accessToken: token,
    expiresIn: lifetimes.accessToken,
    expiresAt,
    refreshToken: giveRefreshToken(accounts, reply, session, ownOrigin),
  });
}
